import KeypadEngine
import XCTest

@testable import KeypadGTK

/// What the person at the keypad reads.
final class RefusalWordsTests: XCTestCase {
  func testValuesAreNamedWithTheSeparatorInUse() {
    var rules = Rules.payment
    rules.minimum = DecimalNumber("-2.50")
    rules.maximum = DecimalNumber("500")
    rules.step = DecimalNumber("0.05")
    for (refusal, words) in [
      (Refusal.aboveMaximum, "At most 500"), (.belowMinimum, "At least -2,5"), (.offStep, "In steps of 0,05"),
    ] {
      XCTAssertEqual(rules.words(for: refusal, decimalSeparator: .comma), words)
      XCTAssertEqual(MinorUnitsRules(rules).words(for: refusal, decimalSeparator: .comma), words)
    }
    XCTAssertEqual(rules.words(for: .belowMinimum), "At least -2.5")
  }

  func testASignAndALengthAreNamed() {
    XCTAssertEqual(Rules.payment.words(for: .noSign), "This field takes no sign")
    XCTAssertEqual(Rules.payment.words(for: .tooLong), "At most 1000 characters")
    var signed = Rules.digits
    signed.isSigned = true
    XCTAssertEqual(signed.words(for: .notANumber), "This is no number")
  }

  func testThePointOfMinorUnitsIsThere() {
    XCTAssertEqual(MinorUnitsRules(.payment).words(for: .noPoint), "The point has its place")
    XCTAssertEqual(MinorUnitsRules(.payment).words(for: .integerFull), "At most 9 digits before the point")
  }
}
