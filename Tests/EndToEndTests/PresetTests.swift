import TestSupport
import XCTest

/// What each set of rules makes of the keys, by touch.
final class PresetTests: KeypadTestCase {
  /// Taps keys, reads the field, confirms, and reads what is printed.
  private func check(
    _ options: String..., tapping keys: String, shows text: String, prints printed: String,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let keypad = try Keypad(on: screen, options, surroundings: surroundings, file: file, line: line)
    try keypad.tap(keys, file: file, line: line)
    try keypad.shows(text, file: file, line: line)
    keypad.refusalIsRead()
    try keypad.tapKey("Confirm", file: file, line: line)
    try keypad.ends(printing: printed + "\n", status: 0, file: file, line: line)
  }

  func testPaymentIsTheDefault() throws {
    try check(tapping: "05.257", shows: "0.25", prints: "0.25")
    try check(tapping: ".5", shows: "5", prints: "5")
  }

  func testPaymentTakesNineDigitsAndTwoDecimals() throws {
    try check("--preset=payment", tapping: "1234567890.125", shows: "123456789.12", prints: "123456789.12")
  }

  func testOnePointOnly() throws {
    try check("--preset=payment", tapping: "1..2.5", shows: "1.25", prints: "1.25")
  }

  func testMoneyDropsLeadingZerosInTheEnd() throws {
    try check("--preset=money", tapping: "007.50", shows: "007.50", prints: "7.50")
  }

  func testMoneyPutsAZeroBeforeThePoint() throws {
    try check("--preset=money", tapping: ".505", shows: "0.50", prints: "0.50")
  }

  func testMoneyHasNoLimitBeforeThePoint() throws {
    try check("--preset=money", tapping: "123456789012", shows: "123456789012", prints: "123456789012")
  }

  func testBuyerAndSellerAreMoney() throws {
    try check("--preset=buyer", tapping: ".5", shows: "0.5", prints: "0.5")
    try check("--preset=seller", tapping: "04.999", shows: "04.99", prints: "4.99")
  }

  func testDigitsKeepZeros() throws {
    try check("--preset=digits", tapping: "0071", shows: "0071", prints: "0071")
  }

  func testFreeTakesAnyNumber() throws {
    try check("--preset=free", tapping: "00.12345", shows: "00.12345", prints: "00.12345")
    try check("--preset=free", tapping: ".5", shows: "0.5", prints: "0.5")
  }

  func testSingleRulesRefineAPreset() throws {
    try check("--integer-digits=3", tapping: "1234.567", shows: "123.56", prints: "123.56")
    try check("--fraction-digits=unlimited", tapping: "1.23456", shows: "1.23456", prints: "1.23456")
    try check("--fraction-digits=1", tapping: "1.25", shows: "1.2", prints: "1.2")
    try check("--leading-point=zero", tapping: ".5", shows: "0.5", prints: "0.5")
    try check("--leading-zeros=replace", tapping: "005", shows: "5", prints: "5")
    try check("--leading-zeros=allow", tapping: "005", shows: "005", prints: "005")
  }

  func testPointKeyIsDeadWithoutDecimals() throws {
    let keypad = try start("--preset=digits")
    let (seven, zero) = try (keypad.key("7").area, keypad.key("0").area)
    let point = Area(x: seven.x, y: zero.y, width: seven.width, height: zero.height)
    try screen.touchscreen.tap(point.centre)
    try keypad.goesOn(with: "")
    try screen.touchscreen.tap(point.centre)
    try keypad.goesOn(with: "8")
    XCTAssertTrue(try screen.windows.picture(of: point.inset(by: 4)).isPlain, "it is blank")
  }
}
