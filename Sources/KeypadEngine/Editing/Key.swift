/// A key that edits a field, wherever it is: on the screen, on a keyboard, or in a stream of tokens.
@nonexhaustive
public enum Key: Hashable, Sendable {
  /// A digit, 0…9.
  case digit(Int)
  /// Two zeros at once.
  case doubleZero
  /// The decimal point.
  case point
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
  /// Digits of any script are digits; `.` and `,`, full width too, are the point where they are the separator
  /// in use; `٫` (U+066B) always is.
  public init?(typed character: Unicode.Scalar, decimalSeparator: DecimalSeparator) {
    if let digit = character.decimalDigit {
      self = .digit(digit)
    } else if character == "\u{066B}" || Character(character.narrowForm) == decimalSeparator.rawValue {
      self = .point
    } else {
      return nil
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
