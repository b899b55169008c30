import GTKBridge
import KeypadEngine

/// A place where a number is edited, whoever owns it.
protocol NumberField: AnyObject {
  /// The GTK widget that has the focus while it is edited.
  var widget: Widget { get }
  /// What the number may look like.
  var rules: any FieldRules { get }
  /// What stands between the integer part and the decimals in it.
  var decimalSeparator: DecimalSeparator { get set }
  /// Whether its digits are hidden from who looks on.
  var isMasked: Bool { get }
  /// The number as the engine sees it: with `.` for the separator in use.
  var field: EditingState { get }
  /// Asked before every edit, with the range and what is to stand there.
  var mayChange: ((Range<Int>, String) -> Bool)? { get set }
  /// Told of every answer of the rules, after it has been carried out.
  var onResult: ((KeyResult) -> Void)? { get set }
  /// Told whenever the text has changed.
  var onChange: (() -> Void)? { get set }
  /// Told of keys of a keyboard, past an input method that is composing. True: the key is dealt with.
  var onKeyPress: ((KeyPressEvent) -> Bool)? { get set }
  /// Told when a key of a keyboard comes up.
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)? { get set }
  /// Whether Enter and Backspace go through signals of the widget: they are not to be dealt with as keys.
  var signalsEditingKeys: Bool { get }

  /// Presses a key in it. Returns whether that did anything.
  @discardableResult
  func press(_ key: Key) -> Bool
  /// Leaves it: what is unfinished is normalized.
  func normalize()
  /// Confirms it: the normalized number is shown.
  func confirm() -> Confirmation
  /// Goes by other rules of free numbers from now on, if its rules are not its own. Returns whether it does.
  func adopt(_ rules: Rules) -> Bool
}

extension NumberField {
  /// Asks whether an edit may be. The answer may have come too late: the field is nobody's any longer.
  func allows(_ range: Range<Int>, _ replacement: String) -> Bool {
    guard let mayChange else { return true }
    return mayChange(range, replacement) && self.mayChange != nil
  }
}

/// A field that a view of ours brings along.
protocol OwnField: NumberField {
  /// The number, with `.` as decimal point.
  var text: String { get }
  /// Whether an input method is composing in it.
  var isComposing: Bool { get }

  /// Puts a number in it, without asking whether it may be edited; the caret is at its end.
  func replaceText(_ text: String)
  /// Takes the focus and leaves the selection as it is.
  func grabFocus()
  /// The height of its letters, in pixels, where it has letters.
  func setFontSize(_ pixels: Double)
}
