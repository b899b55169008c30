import KeypadEngine
import KeypadGTK

/// What all keypads let one choose of their keys.
protocol Configurable: AnyObject {
  var keys: KeypadKeys { get set }
  var confirmLabel: String { get set }
  var confirmColor: Color? { get set }
  var confirmStyle: ConfirmStyle { get set }
  var decimalSeparator: DecimalSeparator { get set }
  var shuffle: Shuffle { get set }
  var repeatDelay: Duration { get set }
  var repeatInterval: Duration { get set }
}

extension KeypadPanel: Configurable {
  var keys: KeypadKeys {
    get { KeypadKeys(arrangement: arrangement, cornerKey: cornerKey, quickAmounts: quickAmounts) }
    set {
      arrangement = newValue.arrangement
      cornerKey = newValue.cornerKey ?? .hide
      quickAmounts = newValue.quickAmounts
    }
  }
}

extension FollowingKeypad: Configurable {}
