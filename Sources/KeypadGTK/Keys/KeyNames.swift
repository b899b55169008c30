import GTKBridge
import KeypadEngine

/// What keys are called, by assistive technology and by style sheets, and what is written on them.
extension ScreenKey {
  var styleClasses: [String] {
    switch self {
    case .digit: ["digit"]
    case .point: ["point"]
    case .delete: ["delete", "side"]
    case .hide: ["hide", "side"]
    case .cancel: ["cancel", "side"]
    case .clear: ["clear", "side"]
    case .doubleZero, .tripleZero: ["zeros"]
    case .sign: ["sign"]
    case .quick: ["quick"]
    case .confirm: ["confirm"]
    }
  }

  /// What is written on the key from the beginning; nil where an icon is drawn or the text comes from elsewhere.
  var usualLabel: String? {
    switch self {
    case .digit(let digit): String(digit)
    case .clear: "C"
    case .doubleZero: "00"
    case .tripleZero: "000"
    case .sign: "±"
    case .confirm: translated("Confirm")
    case .point, .delete, .hide, .cancel, .quick: nil
    }
  }

  /// Nil for quick keys, which are called by what is written on them.
  var accessibleName: String? {
    switch self {
    case .digit(let digit): String(digit)
    case .point: translated("Decimal point")
    case .delete: translated("Delete")
    case .hide: translated("Hide keypad")
    case .cancel: translated("Cancel")
    case .clear: translated("Clear")
    case .doubleZero: translated("Double zero")
    case .tripleZero: translated("Triple zero")
    case .sign: translated("Change sign")
    case .confirm: translated("Confirm")
    case .quick: nil
    }
  }

  /// What the name does not say.
  var accessibleDescription: String {
    switch self {
    case .delete: translated("Deletes the character before the caret; repeats while it is held")
    case .hide: translated("Puts the keys away; touching the field brings them back")
    case .cancel: translated("Gives up without a number")
    case .clear: translated("Empties the field")
    case .quick: translated("Puts this amount in the place of everything")
    case .confirm: translated("Hands over the number")
    case .digit, .point, .doubleZero, .tripleZero, .sign: ""
    }
  }
}
