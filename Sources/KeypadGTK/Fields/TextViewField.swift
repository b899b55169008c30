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
  var onResult: ((KeyResult) -> Void)?
  var onChange: (() -> Void)?
  // What is typed on a keyboard is not for the keypad.
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?

  init(_ textView: TextView, rules: Rules, decimalSeparator: DecimalSeparator) {
    self.textView = textView
    numberRules = rules
    self.decimalSeparator = decimalSeparator
    textView.onChange { [weak self] in self?.onChange?() }
  }

  var widget: Widget { textView }
  var rules: any FieldRules { numberRules }

  var field: EditingState { number(at: .caret)?.field ?? EditingState() }

  @discardableResult
  func press(_ key: Key) -> Bool {
    if isElsewhere { normalize() }
    let number = number(at: .caret)
    let answer = number.map { rules.press(key, in: $0.field) } ?? .refused(.notANumber)
    guard let number, case .edit(let edit, _) = answer else {
      onResult?(answer)
      return false
    }
    guard change(edit, of: number, at: .caret) else { return false }
    onResult?(answer)
    return true
  }

  /// Only the number that the keypad has edited is normalized, wherever the caret is: a date or a code in the text stays as
  /// it was written.
  func normalize() {
    if let number = number(at: .mark), let edit = rules.normalize(number.field) { change(edit, of: number, at: .mark) }
    textView.forgetPlace()
  }

  func confirm() -> Confirmation {
    guard let number = number(at: .caret) else { return .refused(.notANumber) }
    let confirmation = rules.confirm(number.field)
    if case .confirmed(_, let normalizing?) = confirmation { change(normalizing, of: number, at: .caret) }
    return confirmation
  }

  func adopt(_ rules: Rules) -> Bool {
    guard numberRules != rules else { return false }
    numberRules = rules
    return true
  }

  @discardableResult
  private func change(_ edit: Edit, of number: (field: EditingState, offset: Int), at place: TextView.Place) -> Bool {
    let range = edit.range.lowerBound + number.offset..<edit.range.upperBound + number.offset
    let before = textView.line(at: place)
    if !edit.movesOnly {
      guard allows(range, edit.replacement), isSame(textView.line(at: place), before) else { return false }
    }
    textView.replace(
      range, ofLineAt: place, with: decimalSeparator.exchangedWithPoint(in: edit.replacement),
      caret: place == .caret ? edit.caret + number.offset : nil)
    guard !isSame(textView.line(at: place), before) else { return false }
    if place == .caret, !edit.movesOnly { textView.markPlace(at: number.offset) }
    return true
  }

  private func isSame(_ one: (text: String, selection: Range<Int>)?, _ other: (text: String, selection: Range<Int>)?)
    -> Bool
  {
    one?.text == other?.text && one?.selection == other?.selection
  }

  /// Whether the caret has left the number that the keypad has edited.
  private var isElsewhere: Bool {
    textView.lineNumber(of: .mark) != textView.lineNumber(of: .caret)
      || number(at: .mark)?.offset != number(at: .caret)?.offset
  }

  /// The digits and separators that touch a place in its line, and where in the line they begin.
  private func number(at place: TextView.Place) -> (field: EditingState, offset: Int)? {
    guard let (text, selection) = textView.line(at: place) else { return nil }
    let characters = Array(text.unicodeScalars)
    let belongs = { [decimalSeparator] (character: Unicode.Scalar) in
      "0"..."9" ~= character || Character(character) == decimalSeparator.rawValue
    }
    let start = characters[..<selection.lowerBound].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let end = characters[selection.upperBound...].firstIndex { !belongs($0) } ?? characters.count
    let number = String(String.UnicodeScalarView(characters[start..<end]))
    return (
      EditingState(
        decimalSeparator.exchangedWithPoint(in: number),
        selection: selection.lowerBound - start..<selection.upperBound - start), start
    )
  }
}
