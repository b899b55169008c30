/// The mark of a currency beside an amount: `€`, `US$`, `CHF`, `kr.`
enum CurrencyMark {
  /// Marks that are neither a symbol nor three capital letters.
  private static let words = [
    "kr", "kr.", "zł", "Kč", "Ft", "lei", "лв", "лв.", "руб.", "Fr.", "Rs", "Rs.", "RM", "元", "圓", "円", "원",
  ].map { Array($0.unicodeScalars) }

  /// The text without one mark at one of its ends, and without the white space that parted them.
  static func removed(from text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let front = longest {
      text.starts(with: $0)
    } symbol: {
      symbolLength(in: text)
    }
    if front > 0 { return text.dropFirst(front).trimmed }
    let back = longest {
      text.suffix($0.count).elementsEqual($0)
    } symbol: {
      symbolLengthAtEnd(of: text)
    }
    return text.dropLast(back).trimmed
  }

  private static func longest(where fits: ([Unicode.Scalar]) -> Bool, symbol: () -> Int) -> Int {
    max(words.filter(fits).map(\.count).max() ?? 0, symbol())
  }

  /// How many characters at the front are a symbol after up to two capital letters, or three capital letters.
  private static func symbolLength(in text: Substring.UnicodeScalarView) -> Int {
    let letters = text.prefix(3).prefix(while: isCapital).count
    if letters == 3 { return 3 }
    return text.dropFirst(letters).first.map(isSymbol) == true ? letters + 1 : 0
  }

  private static func symbolLengthAtEnd(of text: Substring.UnicodeScalarView) -> Int {
    guard let last = text.last else { return 0 }
    if isSymbol(last) { return 1 + text.dropLast().suffix(2).reversed().prefix(while: isCapital).count }
    let end = text.suffix(3)
    return end.count == 3 && end.allSatisfy(isCapital) ? 3 : 0
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { "A"..."Z" ~= scalar }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .currencySymbol
  }
}
