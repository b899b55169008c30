import GTKBridge
import KeypadEngine

/// A place where a number is edited, whoever owns it.
protocol NumberField: AnyObject {
  /// The GTK widget.
  var widget: Widget { get }
  /// What the number may look like.
  var rules: Rules { get set }
  /// What stands between the integer part and the decimals in it.
  var decimalSeparator: DecimalSeparator { get set }
  /// The number as the engine sees it: with `.` for the separator in use.
  var field: Field { get }
  /// Asked before every edit, with the range and what is to stand there.
  var mayChange: ((Range<Int>, String) -> Bool)? { get set }
  /// Told of every answer of the rules, after it has been carried out.
  var onAnswer: ((Answer) -> Void)? { get set }
  /// Told whenever the text has changed.
  var onChange: (() -> Void)? { get set }

  /// Presses a key in it. Returns whether that did anything.
  @discardableResult
  func press(_ key: Key) -> Bool
  /// Leaves it: what is unfinished is settled.
  func settle()
  /// Confirms it: the settled number is shown.
  func confirm() -> Confirmation
}
