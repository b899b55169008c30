/// What stands around a number: round brackets, one minus sign or several, a currency's mark or a symbol and a code.
struct AmountFrame {
  /// The number, with what may stand directly behind it.
  private(set) var content: ArraySlice<Unicode.Scalar>
  /// How many things say that the number is below zero: brackets and signs in front of it.
  private(set) var signs = 0
  /// Whether a hyphen or a dash stands directly before a decimal separator without an integer part: `-.50` is less than
  /// zero for some, and for others fifty hundredths.
  private(set) var hasDashForInteger = false

  /// Takes away what stands around a number, or fails where currencies' marks do not go together or another currency
  /// than the one that is meant is named.
  init?(_ text: ArraySlice<Unicode.Scalar>, currency: Currency?) {
    content = text.trimmed
    if content.count >= 2, content.first == "(", content.last == ")" {
      signs += 1
      content = content.dropFirst().dropLast().trimmed
    }
    takeSign()
    let front = CurrencyMark(startOf: content)
    content = content.dropFirst(front?.length ?? 0).trimmed
    let back = CurrencyMark(endOf: content)
    content = content.dropLast(back?.length ?? 0).trimmed
    guard CurrencyMark.goTogether(front, back), [front, back].allSatisfy({ $0?.fits(currency) ?? true }) else {
      return nil
    }
    takeSign()
  }

  private mutating func takeSign() {
    let isFraction = content.dropFirst().first.map(PastedNumber.isDecimalMark) ?? false
    switch content.first {
    case "-": hasDashForInteger = isFraction
    case "–" where isFraction: hasDashForInteger = true
    case "\u{2212}": break
    default: return
    }
    signs += 1
    content = content.dropFirst().trimmed
  }
}
