/// An amount of any length, counted in its minor units.
struct MinorUnitsAmount {
  /// Whether it has a minus sign, which zero can have too while it is typed.
  var isNegative: Bool
  /// The digits, without zeros at the front; empty for zero.
  private var digits: Substring
  private let decimals: Int

  /// The amount that a text stands for: digits, of which no more than these are decimals, at most one `.` and perhaps a `-` in front.
  init(_ text: String, decimals: Int) {
    self.decimals = decimals
    isNegative = text.utf8.first == UInt8(ascii: "-")
    let pieces = text.utf8.dropFirst(isNegative ? 1 : 0).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let fraction = pieces.count > 1 ? Substring(pieces[1]) : ""
    digits = Substring(pieces[0]) + fraction + String(repeating: "0", count: decimals - fraction.utf8.count)
    dropZeros()
  }

  /// Whether it is nothing.
  var isZero: Bool { digits.isEmpty }

  /// The sign, or nothing.
  var sign: String { isNegative ? "-" : "" }

  /// The amount as it is written: with all its decimals and a digit before the point.
  var text: String {
    let zeros = String(repeating: "0", count: max(decimals + 1 - digits.utf8.count, 0))
    let all = zeros + digits
    return sign + all.dropLast(decimals) + (decimals == 0 ? "" : "." + all.suffix(decimals))
  }

  /// As it is delivered: zero without a sign.
  var settledText: String { isZero ? String(text.dropFirst(sign.utf8.count)) : text }

  /// Pushes digits in from the right.
  mutating func push(_ more: String) {
    digits += more
    dropZeros()
  }

  /// Takes the last digit away.
  mutating func pop() {
    digits = digits.dropLast()
  }

  private mutating func dropZeros() {
    digits = digits.drop { $0 == "0" }
  }
}
