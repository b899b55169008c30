/// A currency in use, as ISO 4217 lists them.
public struct Currency: Hashable, Sendable {
  /// Three capital letters: `EUR`.
  public let code: String
  /// How many decimals its amounts have: 2 for cents, 0 where there is no smaller unit.
  public let minorUnits: Int

  /// The currency with this code, or nil where none in use has it.
  public init?(code: String) {
    guard let minorUnits = Self.minorUnits[code] else { return nil }
    self.init(code: code, minorUnits: minorUnits)
  }

  private init(code: String, minorUnits: Int) {
    self.code = code
    self.minorUnits = minorUnits
  }

  /// All currencies in use, by their codes.
  public static let all = minorUnits.map(Currency.init).sorted { $0.code < $1.code }

  private static let minorUnits: [String: Int] = {
    var minorUnits: [String: Int] = [:]
    for (digits, codes) in codesByMinorUnits {
      for code in codes.split(whereSeparator: \.isWhitespace) { minorUnits[String(code)] = digits }
    }
    return minorUnits
  }()
}
