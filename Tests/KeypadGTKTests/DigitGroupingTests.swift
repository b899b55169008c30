import XCTest

@testable import KeypadGTK

/// Where digits are set apart, and by how much.
final class DigitGroupingTests: XCTestCase {
  /// The room between neighbors, in gaps, as spaced letters have it: half of each one's own.
  private func room(_ grouping: DigitGrouping, _ text: String) -> [Double] {
    var shares = [Double](repeating: 0, count: text.count)
    for (position, share) in grouping.spacing(in: text) { shares[position] = share }
    return zip(shares, shares.dropFirst()).map { ($0 + $1) / 2 }
  }

  func testGapsBetweenGroupsAndNoneWithin() {
    let thousands = DigitGrouping(sizes: [3])
    let indian = DigitGrouping(sizes: [3, 2])
    for (grouping, text, gaps) in [
      (thousands, "1234567.89", [1, 4]), (thousands, "123", []), (thousands, "1234", [1]),
      (thousands, "-123456", [4]), (thousands, "-1234567890", [2, 5, 8]), (indian, "1234567", [2, 4]),
      (indian, "123456789.5", [2, 4, 6]), (DigitGrouping(sizes: [3, 0]), "1234567", [4]), (.none, "1234567", []),
      (thousands, "12a4567", []), (thousands, "", []), (thousands, "-", []),
    ] {
      XCTAssertEqual(grouping.gaps(in: text), gaps, text)
      let expected = (1..<max(text.count, 1)).map { gaps.contains($0) ? 1.0 : 0 }
      XCTAssertEqual(room(grouping, text), expected, "\(text) \(grouping.sizes)")
    }
  }
}
