import GTKBridge
import KeypadEngine

/// The number at the caret of a text view. What is typed on a keyboard goes into the text around the rules: a text may
/// have more than numbers.
final class TextViewField: NumberField {
  let textView: TextView
  private var numberRules: Rules
  let isMasked = false
  let signalsEditingKeys = false
  var decimalSeparator: DecimalSeparator
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onAnswer: ((Answer) -> Void)?
  var onChange: (() -> Void)?
  // What is typed on a keyboard is not for the keypad.
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?

  /// The keypad has changed the number since it turned to the text.
  private var hasEdited = false

  init(_ textView: TextView, rules: Rules, decimalSeparator: DecimalSeparator) {
    self.textView = textView
    numberRules = rules
    self.decimalSeparator = decimalSeparator
    textView.onChange { [weak self] in self?.onChange?() }
  }

  var widget: Widget { textView }
  var rules: any FieldRules { numberRules }

  var field: Field { number?.field ?? Field() }

  @discardableResult
  func press(_ key: Key) -> Bool {
    let number = number
    let answer = number.map { rules.press(key, in: $0.field) } ?? .refused(.notANumber)
    guard let number, case .edit(let edit, _) = answer else {
      onAnswer?(answer)
      return false
    }
    guard change(edit, at: number.offset) else { return false }
    onAnswer?(answer)
    return true
  }

  /// Only what the keypad has made is settled: a date or a code in the text stays as it was written.
  func settle() {
    guard hasEdited, let number, let edit = rules.settle(number.field) else { return }
    change(edit, at: number.offset)
  }

  func confirm() -> Confirmation {
    guard let number else { return .refused(.notANumber) }
    let confirmation = rules.confirm(number.field)
    if case .confirmed(_, let settling?) = confirmation { change(settling, at: number.offset) }
    return confirmation
  }

  func adopt(_ rules: Rules) -> Bool {
    guard numberRules != rules else { return false }
    numberRules = rules
    return true
  }

  @discardableResult
  private func change(_ edit: Edit, at offset: Int) -> Bool {
    let range = edit.range.lowerBound + offset..<edit.range.upperBound + offset
    let before = textView.line
    if !edit.movesOnly {
      guard mayChange?(range, edit.replacement) ?? true, isSame(textView.line, before) else { return false }
    }
    textView.replace(
      range, with: decimalSeparator.exchangedWithPoint(in: edit.replacement), caret: edit.caret + offset)
    guard !isSame(textView.line, before) else { return false }
    hasEdited = true
    return true
  }

  private func isSame(_ one: (text: String, selection: Range<Int>)?, _ other: (text: String, selection: Range<Int>)?)
    -> Bool
  {
    one?.text == other?.text && one?.selection == other?.selection
  }

  /// The digits and separators that touch the selection in the caret's line, and where in the line they begin.
  private var number: (field: Field, offset: Int)? {
    guard let (text, selection) = textView.line else { return nil }
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
