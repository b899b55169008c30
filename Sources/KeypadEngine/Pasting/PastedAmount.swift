/// An amount as people write it, read: `CHF 1'234.50`, `1.234,56 €`, `(1,200.00)`, `12.—`, `１２．５`.
enum PastedAmount: Equatable {
  /// One reading, canonical but for its front: digits, at most one `.` and perhaps a `-` before them.
  case number(String)
  /// Two readings, both possible.
  case ambiguous

  /// What decides between readings.
  struct Conventions {
    /// The decimal separator in use.
    let decimalSeparator: DecimalSeparator
    /// Whether a number can be below zero.
    let isSigned: Bool
    /// Whether numbers with three decimals are possible.
    let hasThreeDecimals: Bool
    /// The currency that is meant, if one is.
    let currency: Currency?
  }

  /// Reads a text, or fails where it is no amount.
  init?(_ text: String, _ conventions: Conventions) {
    let characters = text.unicodeScalars.filter { !$0.isInvisible }.map(\.plainForm)
    guard let frame = AmountFrame(characters[...], currency: conventions.currency),
      let ending = AmountEnding(of: frame.content)
    else { return nil }
    let signs = frame.signs + (ending.kind == .sign ? 1 : 0)
    guard signs <= (conventions.isSigned ? 1 : 0) else { return nil }

    let content = frame.content.dropLast(ending.length)
    guard let number = PastedNumber(content, ending, conventions) else { return nil }
    let couldBeSign = ending.kind == .singleDash && conventions.isSigned
    guard case .certain(let digits) = number, !couldBeSign, !frame.hasDashForInteger else {
      self = .ambiguous
      return
    }
    self = .number((signs > 0 ? "-" : "") + digits)
  }
}
