import KeypadEngine

extension ScreenKey {
  /// What the key does to the text of a field, or nil where it does something else: quick keys paste their amount.
  var edit: Key? {
    switch self {
    case .digit(let digit): .digit(digit)
    case .point: .point
    case .delete: .delete
    case .clear: .clear
    case .doubleZero: .doubleZero
    case .tripleZero: .tripleZero
    case .sign: .sign
    case .confirm, .hide, .cancel, .quick: nil
    }
  }
}
