/// A key that edits a field, wherever it is: on the screen, on a keyboard, or in a stream of tokens.
@nonexhaustive
public enum Key: Hashable, Sendable {
  /// A digit, 0…9.
  case digit(Int)
  /// Two zeros at once.
  case doubleZero
  /// Three zeros at once.
  case tripleZero
  /// The decimal point.
  case point
  /// Puts the sign in front of the number, or takes it away.
  case sign
  /// Takes away the selection, or the character before the caret.
  case delete
  /// Takes away the selection, or the character behind the caret.
  case forwardDelete
  /// Empties the field.
  case clear
}

extension Key {
  /// The key that a typed or composed character stands for, or nil where it stands for none.
  ///
  /// Digits of any script are digits. `.` and `,`, full width too, and `٫` (U+066B) are the point, whichever of them is
  /// the separator in use: nobody who types one of them means the number without it. `-` and `−` (U+2212) are the sign.
  public init?(typed character: Unicode.Scalar) {
    if let digit = character.decimalDigit {
      self = .digit(digit)
      return
    }
    switch character.narrowForm {
    case ".", ",", "\u{066B}": self = .point
    case "-", "\u{2212}": self = .sign
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var decimalDigit: Int? {
    if value &- 0x30 < 10 { return Int(value - 0x30) }
    guard value >= 0x80, properties.numericType == .decimal, let digit = properties.numericValue else { return nil }
    return Int(digit)
  }

  /// `.` and `,` for their full-width forms, else the character itself.
  var narrowForm: Unicode.Scalar {
    switch self {
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: self
    }
  }
}
