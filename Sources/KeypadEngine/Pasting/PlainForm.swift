extension Unicode.Scalar {
  /// Whether it is one of the marks that cannot be seen and that order or part text: they say nothing about a number.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The form in ASCII of digits of any script, of points and commas of full width, of spaces that do not break or are
  /// narrow, and of the raised comma; else the character itself.
  var plainForm: Unicode.Scalar {
    if let digit = decimalDigit { return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)) }
    return switch self {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "’": "'"
    default: narrowForm
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Without white space at either end.
  var trimmed: ArraySlice {
    let front = drop { $0.properties.isWhitespace }
    return front.dropLast(front.reversed().prefix { $0.properties.isWhitespace }.count)
  }
}
