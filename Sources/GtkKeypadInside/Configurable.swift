import KeypadEngine
import KeypadGTK

/// What all keypads let one choose of their keys.
protocol Configurable: AnyObject {
  var arrangement: DigitArrangement { get set }
  var cornerKey: CornerKey { get set }
  var quickAmounts: [String] { get set }
  var confirmLabel: String { get set }
  var confirmColor: Color? { get set }
  var confirmStyle: ConfirmStyle { get set }
  var decimalSeparator: DecimalSeparator { get set }
  var shuffle: Shuffle { get set }
  var repeatDelay: Duration { get set }
  var repeatInterval: Duration { get set }
}

extension KeypadPanel: Configurable {}
extension FollowingKeypad: Configurable {}
