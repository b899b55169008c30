import GTKBridge
import KeypadEngine

extension ScreenKey {
  /// The key on the screen that does the same as a key of a keyboard, or nil where there is none.
  init?(_ event: KeyPressEvent) {
    if event.hasCommandModifier { return nil }
    switch event.meaning {
    case .enter: self = .confirm
    case .backspace: self = .delete
    case .padDigit(let digit): self = .digit(digit)
    case .padDecimal: self = .point
    case .character(let character):
      switch Key(typed: character) {
      case .digit(let digit): self = .digit(digit)
      case .point: self = .point
      case .sign: self = .sign
      default: return nil
      }
    case .forwardDelete, .caretMovement, .paste, .escape, .space, .other: return nil
    }
  }
}
