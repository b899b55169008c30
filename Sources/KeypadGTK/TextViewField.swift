import GTKBridge
import KeypadEngine

/// The number at the caret of a text view. What is typed on a keyboard goes into the text around the rules: a text may
/// have more than numbers.
final class TextViewField: NumberField {
  let textView: TextView
  var rules: Rules
  let decimalSeparator: DecimalSeparator
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onAnswer: ((Answer) -> Void)?
  var onChange: (() -> Void)?

  init(_ textView: TextView, rules: Rules, decimalSeparator: DecimalSeparator) {
    self.textView = textView
    self.rules = rules
    self.decimalSeparator = decimalSeparator
  }

  var widget: Widget { textView }

  var field: Field { number.field }

  @discardableResult
  func press(_ key: Key) -> Bool {
    let number = number
    let answer = rules.press(key, in: number.field)
    guard case .edit(let edit, _) = answer else {
      onAnswer?(answer)
      return false
    }
    guard apply(edit, at: number.offset) else { return false }
    onAnswer?(answer)
    return true
  }

  func settle() {
    let number = number
    if let edit = rules.settle(number.field) { _ = apply(edit, at: number.offset) }
  }

  func confirm() -> Confirmation {
    let number = number
    let confirmation = rules.confirm(number.field)
    if case .confirmed(_, let settling?) = confirmation { _ = apply(settling, at: number.offset) }
    return confirmation
  }

  private func apply(_ edit: Edit, at offset: Int) -> Bool {
    let range = edit.range.lowerBound + offset..<edit.range.upperBound + offset
    guard mayChange?(range, edit.replacement) ?? true else { return false }
    let before = textView.line
    textView.replace(
      range, with: decimalSeparator.exchangedWithPoint(in: edit.replacement), caret: edit.caret + offset)
    guard textView.line != before else { return false }
    onChange?()
    return true
  }

  /// The digits and separators that touch the selection in the caret's line, and where in the line they begin.
  private var number: (field: Field, offset: Int) {
    let (text, selection) = textView.line
    let characters = Array(text.unicodeScalars)
    let belongs = { [decimalSeparator] (character: Unicode.Scalar) in
      "0"..."9" ~= character || Character(character) == decimalSeparator.rawValue
    }
    let start = characters[..<selection.lowerBound].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let end = characters[selection.upperBound...].firstIndex { !belongs($0) } ?? characters.count
    let number = String(String.UnicodeScalarView(characters[start..<end]))
    return (
      Field(
        decimalSeparator.exchangedWithPoint(in: number),
        selection: selection.lowerBound - start..<selection.upperBound - start), start
    )
  }
}
