/// The digits of an amount and the marks between them, read: `1 234,5`, `12,34,567`.
enum PastedNumber: Equatable {
  /// One reading.
  case certain(String)
  /// A single separator before three digits is a decimal separator for some, and parts thousands for others.
  case numberOrGroups

  /// Reads a number that ends somehow, or fails where it is none.
  init?(_ text: ArraySlice<Unicode.Scalar>, _ ending: AmountEnding, _ conventions: PastedAmount.Conventions) {
    guard text.contains(where: Self.isDigit), text.allSatisfy({ Self.isDigit($0) || Self.isMark($0) }) else {
      return nil
    }
    switch ending.kind {
    case .none, .sign:
      guard let number = Self.number(text, conventions) else { return nil }
      self = number
    case .dashes, .singleDash:
      guard let digits = Self.grouped(text), !Self.separates(text, ending.kind) else { return nil }
      self = .certain(digits)
    }
  }

  static func isDecimalMark(_ character: Unicode.Scalar) -> Bool { ".,\u{66B}".unicodeScalars.contains(character) }

  private static func isMark(_ character: Unicode.Scalar) -> Bool {
    isDecimalMark(character) || " '_\u{66C}".unicodeScalars.contains(character)
  }

  static func isDigit(_ character: Unicode.Scalar) -> Bool { "0"..."9" ~= character }

  /// Whether groups are separated by the mark that stands before the dashes, which then says nothing about decimals.
  private static func separates(_ text: ArraySlice<Unicode.Scalar>, _ ending: AmountEnding.Kind) -> Bool {
    if case .dashes(let mark?) = ending { text.contains(mark) } else { false }
  }

  private static func number(_ text: ArraySlice<Unicode.Scalar>, _ conventions: PastedAmount.Conventions) -> Self? {
    guard let last = text.lastIndex(where: isMark) else { return .certain(digits(of: text)) }
    let mark = text[last]
    let isOnce = text.firstIndex(of: mark) == last
    if text[..<last].contains(where: { isMark($0) && $0 != mark }) {
      return isDecimalMark(mark) && isOnce ? decimal(text, last) : nil
    }
    if mark == "\u{66B}" { return isOnce ? decimal(text, last) : nil }
    guard isDecimalMark(mark), isOnce else { return grouped(text).map(certain) }
    let isInUse = Character(mark) == conventions.decimalSeparator.rawValue
    guard !isInUse, let groups = grouped(text) else { return decimal(text, last) }
    return conventions.hasThreeDecimals ? .numberOrGroups : .certain(groups)
  }

  /// Reads a number whose decimal separator is known.
  private static func decimal(_ text: ArraySlice<Unicode.Scalar>, _ position: Int) -> Self? {
    grouped(text[..<position]).map { .certain($0 + "." + digits(of: text[position...])) }
  }

  private static func digits(of text: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(text.filter(isDigit)))
  }

  /// The digits of an integer part, if its groups are well formed: one to three digits, the first not 0, then threes;
  /// or, as in India, one or two digits, then twos, then one three. A decimal separator of its own is none of it.
  private static func grouped(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    guard let mark = text.first(where: isMark) else { return digits(of: text) }
    let groups = text.split(separator: mark, omittingEmptySubsequences: false)
    let lengths = groups.dropFirst().map(\.count)
    guard mark != "\u{66B}", groups.allSatisfy({ $0.allSatisfy(isDigit) }), text.first != "0" else { return nil }
    let isInThrees = 1...3 ~= groups[0].count && lengths.allSatisfy { $0 == 3 }
    let isIndian =
      mark == "," && 1...2 ~= groups[0].count && lengths.count > 1 && lengths.last == 3
      && lengths.dropLast().allSatisfy { $0 == 2 }
    return isInThrees || isIndian ? digits(of: text) : nil
  }
}
