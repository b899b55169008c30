import GTKBridge
import KeypadEngine

/// A place in a GTK program where a number is edited, whoever owns it.
protocol NumberField: EditTarget {
  /// The GTK widget that has the focus while it is edited.
  var widget: Widget { get }
  /// Works what people do in it.
  var editor: FieldEditor { get }
  /// What stands between the integer part and the decimals in it.
  var decimalSeparator: DecimalSeparator { get set }
  /// How many characters it takes.
  var longestText: Int { get }
  /// Whether its digits are hidden from who looks on.
  var isMasked: Bool { get }
  /// Asked before every edit, with the range and what is to stand there.
  var mayChange: ((Range<Int>, String) -> Bool)? { get set }
  /// Told whenever the text has changed.
  var onChange: (() -> Void)? { get set }
  /// Told of keys of a keyboard, past an input method that is composing. True: the key is dealt with.
  var onKeyPress: ((KeyPressEvent) -> Bool)? { get set }
  /// Told when a key of a keyboard comes up.
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)? { get set }
  /// Whether Backspace comes as a signal of the widget, which knows more keys for it: it is not to be dealt with as a key.
  var signalsBackspace: Bool { get }

  /// Goes by other rules from now on, if its rules are not its own.
  func adopt(_ rules: any FieldRules)
  /// It is left: what is unfinished is normalized.
  func normalize()
  /// A key is about to be judged where the caret is now.
  func prepareForKey()
}

extension NumberField {
  var longestText: Int { Rules.longestText }

  /// A refusal in words for the person at the keypad.
  func words(for refusal: Refusal) -> String {
    rules.words(for: refusal, decimalSeparator: decimalSeparator, longestText: longestText)
  }

  func normalize() {
    editor.perform(.normalize)
  }

  func prepareForKey() {}
}

/// A field that a view of ours brings along.
protocol OwnField: NumberField {
  /// The number, with `.` as decimal point.
  var text: String { get }
  /// What is counted or measured, which assistive technology reads with it.
  var unit: String { get set }
  /// Whether an input method is composing in it.
  var isComposing: Bool { get }

  /// Puts a number in it, without asking whether it may be edited; the caret is at its end.
  func replaceText(_ text: String)
  /// Takes the focus and leaves the selection as it is.
  func grabFocus()
  /// Selects everything, where that can be selected.
  func selectAll()
  /// The height of its letters, in pixels, where it has letters.
  func setFontSize(_ pixels: Double)
}
