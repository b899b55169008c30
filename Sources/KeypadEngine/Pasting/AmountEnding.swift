/// What may stand directly behind the digits of a number: a minus sign, or dashes that say that there are no decimals.
struct AmountEnding {
  enum Kind: Equatable {
    /// Nothing.
    case none
    /// A minus sign: `12.50-`
    case sign
    /// There are no decimals; with the mark that says so too, if there is one: `12.-`, `12,--`, `12:-`, `500/-`, `12--`
    case dashes(mark: Unicode.Scalar?)
    /// There are no decimals; or, where there are signs, it is a minus sign that was made pretty: `50–`
    case singleDash
  }

  let kind: Kind
  /// How many characters it takes.
  let length: Int

  /// Reads the end of a number, or fails where there are dashes that mean nothing.
  init?(of number: ArraySlice<Unicode.Scalar>) {
    let dashes = number.reversed().prefix { "-–—\u{2212}".unicodeScalars.contains($0) }
    let isMinus = dashes.first == "-" || dashes.first == "\u{2212}"
    guard let before = number.dropLast(dashes.count).last else { return nil }
    switch (dashes.count, PastedNumber.isDigit(before)) {
    case (0, _): kind = .none
    case (1...2, false) where ".,:".unicodeScalars.contains(before): kind = .dashes(mark: before)
    case (1, false) where before == "/" && dashes.first == "-": kind = .dashes(mark: before)
    case (1, true): kind = isMinus ? .sign : .singleDash
    case (2, true) where !dashes.contains("\u{2212}"): kind = .dashes(mark: nil)
    default: return nil
    }
    if case .dashes(.some) = kind { length = dashes.count + 1 } else { length = dashes.count }
  }
}
