/// An amount as people write it, read: `CHF 1'234.50`, `1.234,56 €`, `１２．５`.
enum PastedAmount: Equatable {
  /// One reading, canonical but for its front: digits and at most one `.`
  case number(String)
  /// A single separator before three digits: a decimal separator in the first reading, parting thousands in the second.
  case numberOrGroups(number: String, groups: String)

  /// Reads a text, or fails where it is no amount.
  init?(_ text: String, decimalSeparator: DecimalSeparator) {
    let narrow = String(String.UnicodeScalarView(text.unicodeScalars.map(\.narrowForm)))
    let core = CurrencyMark.removed(from: narrow.unicodeScalars.trimmed)
    guard let tokens = Self.tokens(of: core), let parts = Self.parts(of: tokens, decimalSeparator) else { return nil }
    self = parts
  }

  private enum Mark: Hashable {
    case point, comma, arabicDecimal, space, apostrophe, underscore, arabicThousands
  }

  private enum Token: Equatable {
    case digit(Character)
    case mark(Mark)
  }

  private static func tokens(of text: Substring.UnicodeScalarView) -> [Token]? {
    var tokens: [Token] = []
    for scalar in text {
      if let digit = scalar.decimalDigit {
        tokens.append(.digit(Character(UnicodeScalar(UInt8(ascii: "0") + UInt8(digit)))))
      } else if let mark = mark(scalar) {
        tokens.append(.mark(mark))
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Mark? {
    switch scalar {
    case ".": .point
    case ",": .comma
    case "\u{066B}": .arabicDecimal
    case " ", "\u{A0}", "\u{2007}", "\u{202F}", "\u{2009}": .space
    case "'", "’": .apostrophe
    case "_": .underscore
    case "\u{066C}": .arabicThousands
    default: nil
    }
  }

  private static func parts(of tokens: [Token], _ inUse: DecimalSeparator) -> PastedAmount? {
    guard tokens.contains(where: { if case .digit = $0 { true } else { false } }) else { return nil }
    let marks = tokens.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
    guard let last = marks.last else { return .number(digits(of: tokens[...])) }
    let others = Set(marks).subtracting([last])
    switch others.count {
    case 0:
      return single(last, count: marks.count, tokens, inUse)
    case 1 where canBeDecimal(last) && marks.filter { $0 == last }.count == 1 && !others.contains(.arabicDecimal):
      return decimal(last, tokens)
    default:
      return nil
    }
  }

  /// Reads an amount with one kind of mark.
  private static func single(_ mark: Mark, count: Int, _ tokens: [Token], _ inUse: DecimalSeparator) -> PastedAmount? {
    let groups = grouped(tokens[...])
    guard canBeDecimal(mark) else { return groups.map(PastedAmount.number) }
    if mark == .arabicDecimal { return count == 1 ? decimal(mark, tokens) : nil }
    if count > 1 { return groups.map(PastedAmount.number) }
    let isInUse = mark == (inUse == .point ? .point : .comma)
    guard !isInUse, let groups, case .number(let number) = decimal(mark, tokens) else { return decimal(mark, tokens) }
    return .numberOrGroups(number: number, groups: groups)
  }

  private static func canBeDecimal(_ mark: Mark) -> Bool {
    mark == .point || mark == .comma || mark == .arabicDecimal
  }

  /// Reads an amount whose decimal separator is known.
  private static func decimal(_ mark: Mark, _ tokens: [Token]) -> PastedAmount? {
    guard let position = tokens.firstIndex(of: .mark(mark)) else { return nil }
    guard let integer = grouped(tokens[..<position]) else { return nil }
    return .number(integer + "." + digits(of: tokens[(position + 1)...]))
  }

  private static func digits(of tokens: ArraySlice<Token>) -> String {
    String(tokens.compactMap { if case .digit(let digit) = $0 { digit } else { nil } })
  }

  /// The digits of an integer part, if its groups are well formed: one to three digits, the first not 0, then threes.
  private static func grouped(_ tokens: ArraySlice<Token>) -> String? {
    let groups = tokens.split(omittingEmptySubsequences: false) { if case .mark = $0 { true } else { false } }
    if groups.count > 1 {
      guard 1...3 ~= groups[0].count, groups[0].first != .digit("0") else { return nil }
      guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    }
    return digits(of: tokens)
  }
}

extension BidirectionalCollection<Unicode.Scalar> where SubSequence == Substring.UnicodeScalarView {
  /// Without white space at either end.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.properties.isWhitespace }) else { return self[startIndex..<startIndex] }
    let last = lastIndex { !$0.properties.isWhitespace }
    return self[first...(last ?? first)]
  }
}
