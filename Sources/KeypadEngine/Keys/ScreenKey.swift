/// A key of the keypad on the screen.
package enum ScreenKey: Hashable, Sendable {
  /// A digit, 0…9.
  case digit(Int)
  /// The decimal point.
  case point
  /// Delete, which repeats while it is held.
  case delete
  /// Confirm.
  case confirm
  /// Puts the keypad away.
  case hide
  /// Gives up without a number.
  case cancel
  /// Empties the field.
  case clear
  /// Two zeros at once.
  case doubleZero
  /// Three zeros at once.
  case tripleZero
  /// Puts the sign there, or takes it away.
  case sign
  /// A whole amount that is written on the key, by its number from 0 on.
  case quick(Int)

  /// Whether it acts when the finger is lifted inside the key. All others act when it lands.
  package var actsOnLifting: Bool {
    switch self {
    case .confirm, .hide, .cancel: true
    case .digit, .point, .delete, .clear, .doubleZero, .tripleZero, .sign, .quick: false
    }
  }
}
