import GTKBridge
import KeypadEngine

/// The number at the caret of a text view. What is typed on a keyboard goes into the text around the rules: a text may
/// have more than numbers.
final class TextViewField: NumberField {
  let textView: TextView
  private(set) var rules: any FieldRules
  private(set) lazy var editor = FieldEditor(self)
  let isMasked = false
  let signalsBackspace = false
  var decimalSeparator: DecimalSeparator
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onChange: (() -> Void)?
  // What is typed on a keyboard is not for the keypad.
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?
  /// Where the number is that is being left, in place of the one at the caret.
  private var place = TextView.Place.caret

  init(_ textView: TextView, rules: any FieldRules, decimalSeparator: DecimalSeparator) {
    self.textView = textView
    self.rules = rules
    self.decimalSeparator = decimalSeparator
    textView.onChange { [weak self] in self?.onChange?() }
  }

  var widget: Widget { textView }

  var state: EditingState { number(at: place)?.state ?? EditingState() }

  func adopt(_ rules: any FieldRules) {
    self.rules = rules
  }

  /// Only the number that the keypad has edited is normalized, wherever the caret is: a date or a code in the text stays
  /// as it was written.
  func normalize() {
    place = .mark
    editor.perform(.normalize)
    place = .caret
    textView.forgetPlace()
  }

  /// The caret may have left the number that the keypad has edited.
  func prepareForKey() {
    let isElsewhere =
      textView.lineNumber(of: .mark) != textView.lineNumber(of: .caret)
      || number(at: .mark)?.offset != number(at: .caret)?.offset
    if isElsewhere, number(at: .mark) != nil { normalize() }
  }

  func allows(_ edit: Edit) -> Bool {
    guard let mayChange, let offset = number(at: place)?.offset else { return true }
    return mayChange(edit.range.lowerBound + offset..<edit.range.upperBound + offset, edit.replacement)
  }

  func request(_ edit: Edit, from state: EditingState, completion: (EditCompletion) -> Void) {
    guard let number = number(at: place) else { return completion(.refused(.notANumber)) }
    let range = edit.range.lowerBound + number.offset..<edit.range.upperBound + number.offset
    let before = textView.line(at: place)
    textView.replace(
      range, ofLineAt: place, with: decimalSeparator.exchangedWithPoint(in: edit.replacement),
      caret: place == .caret ? edit.caret + number.offset : nil)
    if isSame(textView.line(at: place), before) { return completion(.refused(.rejected)) }
    if place == .caret, !edit.movesOnly { textView.markPlace(at: number.offset) }
    completion(.done)
  }

  private func isSame(_ one: (text: String, selection: Range<Int>)?, _ other: (text: String, selection: Range<Int>)?)
    -> Bool
  {
    one?.text == other?.text && one?.selection == other?.selection
  }

  /// The digits and separators that touch a place in its line, and where in the line they begin.
  private func number(at place: TextView.Place) -> (state: EditingState, offset: Int)? {
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
