/// A decimal number of any length, compared exactly: it is kept as digits, and nothing is rounded.
public struct DecimalNumber: Equatable, Sendable {
  /// Whether it is below zero.
  let isNegative: Bool
  /// Digits before the point, without zeros at the front: empty where there are no others.
  private let integer: String
  /// Digits behind the point, without zeros at the end.
  private let fraction: String

  /// Nothing.
  public static let zero = DecimalNumber("0")!

  /// Reads `-40`, `0.05` or `.5`: ASCII digits, at most one `.` and perhaps a `-` in front; nil for anything else.
  public init?(_ text: String) {
    let counts = DigitCounts(text)
    guard counts.isNumber, counts.hasDigit else { return nil }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "0") }
    let pieces = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let decimals = pieces.count > 1 ? pieces[1] : digits.suffix(0)
    let end = decimals.lastIndex { $0 != UInt8(ascii: "0") }.map(decimals.index(after:))
    integer = String(Substring(pieces[0]))
    fraction = String(Substring(decimals[..<(end ?? decimals.startIndex)]))
    isNegative = counts.hasSign && !(integer.isEmpty && fraction.isEmpty)
  }

  /// Whether it is neither above nor below zero.
  var isZero: Bool { integer.isEmpty && fraction.isEmpty }

  /// Whether it is so many times another number, with nothing left over.
  ///
  /// - Precondition: the other number is not zero.
  func isMultiple(of step: DecimalNumber) -> Bool {
    precondition(!step.isZero, "nothing but zero goes in steps of zero")
    let decimals = max(fraction.utf8.count, step.fraction.utf8.count)
    let divisor = step.digits(decimals: decimals)
    var remainder: [UInt8] = []
    // As one divides on paper.
    for digit in digits(decimals: decimals) {
      if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
      while Self.reaches(remainder, divisor) { Self.subtract(divisor, from: &remainder) }
    }
    return remainder.isEmpty
  }

  /// The digits of the number without its sign and its point, with so many decimals; no zeros at the front.
  private func digits(decimals: Int) -> [UInt8] {
    let written = integer.utf8.map { $0 - UInt8(ascii: "0") } + fraction.utf8.map { $0 - UInt8(ascii: "0") }
    return written.drop { $0 == 0 } + Array(repeating: 0, count: decimals - fraction.utf8.count)
  }

  private static func reaches(_ digits: [UInt8], _ others: [UInt8]) -> Bool {
    digits.count == others.count ? !digits.lexicographicallyPrecedes(others) : digits.count > others.count
  }

  private static func subtract(_ smaller: [UInt8], from digits: inout [UInt8]) {
    var borrowed: UInt8 = 0
    for offset in 1...digits.count {
      let place = digits.count - offset
      let taken = borrowed + (offset <= smaller.count ? smaller[smaller.count - offset] : 0)
      borrowed = digits[place] < taken ? 1 : 0
      digits[place] = digits[place] + 10 * borrowed - taken
    }
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
  }
}

extension DecimalNumber: Comparable {
  /// Whether a number is less than another.
  public static func < (one: DecimalNumber, other: DecimalNumber) -> Bool {
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative ? other.isNearerToZero(than: one) : one.isNearerToZero(than: other)
  }

  private func isNearerToZero(than other: DecimalNumber) -> Bool {
    let (length, otherLength) = (integer.utf8.count, other.integer.utf8.count)
    return length == otherLength ? (integer, fraction) < (other.integer, other.fraction) : length < otherLength
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number as it is written, with `.` as decimal point: `-40`, `0.05`.
  public var description: String {
    (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
