/// Digits as people write codes and measures, read: `123 456`, `0512-3`, `05.20`.
struct PastedDigits {
  /// The digits, in ASCII.
  private(set) var digits = ""
  /// How many digits stand before the decimal separator, if there is one.
  private(set) var pointPosition: Int?

  /// Reads a text, or fails where there is anything but digits, spaces, hyphens and one decimal separator.
  init?(_ text: String, decimalSeparator: DecimalSeparator) {
    for character in text.unicodeScalars where !character.isPassedOver {
      switch Key(typed: character, decimalSeparator: decimalSeparator) {
      case .digit(let digit): digits += String(digit)
      case .point where pointPosition == nil: pointPosition = digits.utf8.count
      default: return nil
      }
    }
    if digits.isEmpty { return nil }
  }
}

extension Unicode.Scalar {
  /// A space or a hyphen: one that may break, one that may not, one of full width, or one that is seen only at a break.
  fileprivate var isPassedOver: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{FF0D}", "\u{AD}": true
    default: properties.isWhitespace
    }
  }
}
