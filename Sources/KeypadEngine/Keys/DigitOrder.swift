/// Which digit is in which place of the keypad.
package struct DigitOrder: Equatable, Sendable {
  /// The digits in reading order of their places, the place below the others last.
  package let digits: [Int]

  /// 1 to 9 by rows, and 0 below.
  package static let usual = DigitOrder(digits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])

  /// A random order; with a fair generator all orders are equally likely.
  package static func shuffled(using generator: inout some RandomNumberGenerator) -> DigitOrder {
    DigitOrder(digits: usual.digits.shuffled(using: &generator))
  }
}
