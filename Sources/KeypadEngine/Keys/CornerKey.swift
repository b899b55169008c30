/// The key at the lower right of the digits. Its raw value is the word for it in options.
@nonexhaustive
public enum CornerKey: String, CaseIterable, Sendable {
  /// Puts the keypad away; touching the field brings it back.
  case hide
  /// Gives up without a number.
  case cancel
  /// Empties the field.
  case clear
  /// Types two zeros at once.
  case doubleZero = "00"
  /// Types three zeros at once.
  case tripleZero = "000"
  /// Puts the sign in front of the number, or takes it away.
  case sign

  /// The key itself.
  package var key: ScreenKey {
    switch self {
    case .hide: .hide
    case .cancel: .cancel
    case .clear: .clear
    case .doubleZero: .doubleZero
    case .tripleZero: .tripleZero
    case .sign: .sign
    }
  }
}
