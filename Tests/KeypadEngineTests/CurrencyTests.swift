import CCurrencies
import KeypadEngine
import Testing

/// ISO 4217's list against the one that ICU has, which is of another date and another mind.
@Suite("Currencies in use")
struct CurrencyTests {
  /// Their smallest coins are worth a whole unit or more, so that ICU shows no decimals; ISO lists their minor units.
  static let withoutCoins: Set = [
    "AFN", "ALL", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "RSD", "SOS", "SYP", "YER",
  ]
  /// In use when ICU 72 was made, and since then given up.
  static let givenUp: Set = ["ANG", "BGN", "CUC", "HRK", "SLL", "VEF"]
  /// Units of funds and of accounting, and currencies that hardly anybody holds, which ICU does not count as common.
  static let uncommon: Set = [
    "BOV", "CHE", "CHW", "CLF", "COU", "MXV", "SVC", "USN", "UYI", "UYW", "VED",
  ]
  /// Younger than ICU 72.
  static let young: Set = ["XAD", "XCG", "ZWG"]

  static let codesOfICU: Set<String> = {
    guard let currencies = icu_open_currencies() else { return [] }
    defer { icu_close_currencies(currencies) }
    return Set(sequence(state: ()) { _ in icu_next_currency(currencies).map { String(cString: $0) } })
  }()

  @Test("They are those of ICU, but for known differences")
  func codes() {
    let codes = Set(Currency.all.map(\.code))
    #expect(codes.count == Currency.all.count)
    #expect(codes.subtracting(Self.codesOfICU).isSubset(of: Self.uncommon.union(Self.young)))
    #expect(Self.codesOfICU.subtracting(codes).isSubset(of: Self.givenUp))
  }

  @Test("Their decimals are those of ICU, but where there are no such coins", arguments: Currency.all)
  func decimals(_ currency: Currency) {
    let known = Int(icu_fraction_digits(currency.code))
    #expect(known == currency.minorUnits || known == 0 && Self.withoutCoins.contains(currency.code))
  }

  @Test("A code of three capital letters is looked up, and nothing else is found")
  func lookUp() {
    for (code, decimals) in [("EUR", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4)] {
      #expect(Currency(code: code)?.minorUnits == decimals)
      #expect(Currency(code: code)?.code == code)
    }
    for code in ["", "eur", "EU", "EURO", "TAX", "XAU", "XDR", "XXX", "XTS", "BGN"] {
      #expect(Currency(code: code) == nil)
    }
  }
}
