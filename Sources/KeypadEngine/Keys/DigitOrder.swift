/// Which digit is in which place of the keypad.
package struct DigitOrder: Equatable, Sendable {
  /// The digits in reading order of their places, 0's usual place last.
  package let digits: [Int]

  /// 1 to 9 by rows, and 0 below.
  package static let usual = DigitOrder(digits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])

  /// A random order from the system's generator; all orders are equally likely.
  package static func shuffled() -> DigitOrder {
    DigitOrder(digits: usual.digits.shuffled())
  }

  /// The number of a digit's place, from 0 on.
  func place(of digit: Int) -> Int { digits.firstIndex(of: digit)! }
}
