/// Digits as people write codes and measures, read: `123 456`, `0512-3`, `05.20`.
struct PastedDigits {
  /// The digits, in ASCII.
  private(set) var digits = ""
  /// How many digits stand before the decimal separator, if there is one.
  private(set) var pointPosition: Int?

  /// Reads a text, or fails where there is anything but digits, white space, hyphens between digits, marks that cannot be
  /// seen and one decimal separator.
  init?(_ text: String, decimalSeparator: DecimalSeparator) {
    var isBehindDigit = false
    var isBehindHyphen = false
    for character in text.unicodeScalars where !character.isInvisible && !character.properties.isWhitespace {
      let plain = character.plainForm
      if let digit = plain.decimalDigit {
        digits += String(digit)
        (isBehindDigit, isBehindHyphen) = (true, false)
      } else if character.isHyphen, isBehindDigit {
        isBehindHyphen = true
      } else if plain == "\u{66B}" || Character(plain) == decimalSeparator.rawValue, pointPosition == nil,
        !isBehindHyphen
      {
        pointPosition = digits.utf8.count
        isBehindDigit = false
      } else {
        return nil
      }
    }
    if digits.isEmpty || isBehindHyphen { return nil }
  }
}

extension Unicode.Scalar {
  /// A hyphen: one that may break, one that may not, or one of full width.
  fileprivate var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{FF0D}": true
    default: false
    }
  }
}
