/// The mark of a currency beside an amount: `€`, `US$`, `CHF`, `kr.`
struct CurrencyMark {
  private enum Kind: Equatable {
    /// A symbol after up to two capital letters.
    case symbol
    /// The code of a currency in use.
    case code(Currency)
    /// A mark that is neither.
    case word
  }

  private let kind: Kind
  /// How many characters it has.
  let length: Int

  /// In small letters; capital ones mean the same.
  private static let words = [
    "kr", "kr.", "zł", "kč", "ft", "lei", "лв", "лв.", "руб", "руб.", "р", "р.", "грн", "грн.", "fr", "fr.", "sfr",
    "sfr.", "rs", "rs.", "rp", "rp.", "r", "r.", "r$", "rm", "s/", "tl", "đ", "din", "din.", "元", "圓", "円", "원",
  ].map { Array($0.unicodeScalars) }

  /// The longest mark at the start of a text, or nil where there is none.
  init?(startOf text: ArraySlice<Unicode.Scalar>) {
    self.init { length in text.count < length ? nil : text.prefix(length) }
  }

  /// The longest mark at the end of a text, or nil where there is none.
  init?(endOf text: ArraySlice<Unicode.Scalar>) {
    self.init { length in text.count < length ? nil : text.suffix(length) }
  }

  private init?(_ part: (_ length: Int) -> ArraySlice<Unicode.Scalar>?) {
    for length in (1...4).reversed() {
      guard let kind = part(length).flatMap(Self.kind) else { continue }
      self.kind = kind
      self.length = length
      return
    }
    return nil
  }

  private static func kind(of text: ArraySlice<Unicode.Scalar>) -> Kind? {
    let letters = text.prefix { "A"..."Z" ~= $0 }.count
    if letters <= 2, letters == text.count - 1, isSymbol(text.last!) { return .symbol }
    if letters == 3, text.count == 3, let currency = Currency(code: String(String.UnicodeScalarView(text))) {
      return .code(currency)
    }
    let small = text.flatMap { $0.properties.lowercaseMapping.unicodeScalars }
    return words.contains(small) ? .word : nil
  }

  /// `¢` is none: 50¢ is not 50.
  private static func isSymbol(_ character: Unicode.Scalar) -> Bool {
    character.properties.generalCategory == .currencySymbol && character != "¢" && character != "￠"
  }

  /// Whether one mark can stand before a number and the other one behind it: a symbol and a code can.
  static func goTogether(_ front: CurrencyMark?, _ back: CurrencyMark?) -> Bool {
    guard let front, let back else { return true }
    return switch (front.kind, back.kind) {
    case (.symbol, .code), (.code, .symbol): true
    default: false
    }
  }

  /// Whether it can stand beside an amount in a currency: the code of another one cannot.
  func fits(_ currency: Currency?) -> Bool {
    guard let currency, case .code(let named) = kind else { return true }
    return named == currency
  }
}
