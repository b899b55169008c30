import TestSupport
import XCTest

/// Amounts as tills, scales and machine panels enter them, by touch.
final class TillTests: KeypadTestCase {
  func testMinorUnitsPushInFromTheRight() throws {
    let keypad = try start("--entry=cents", "--currency=EUR")
    for (key, text) in [("1", "0.01"), ("2", "0.12"), ("3", "1.23")] {
      try keypad.tap(key)
      try keypad.shows(text)
      try keypad.showsCaret(at: 4)
    }
    try keypad.tapKey("Delete")
    try keypad.shows("0.12")
    try keypad.tap("5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "1.25\n", status: 0)
  }

  func testACaretInTheMiddleComesBackToTheEnd() throws {
    let keypad = try start("--entry=cents", "--value=12.34", goesToEnd: false)
    try screen.keyboard.type(.home)
    try keypad.showsCaret(at: 5)
    try keypad.tap("5")
    try keypad.shows("123.45")
  }

  func testTheUnitIsBesideTheNumberAndReadWithIt() throws {
    let keypad = try start("--unit=kg", "--value=5")
    let unit = try XCTUnwrap(keypad.seen.find(role: "label", name: "kg"))
    let field = try keypad.field
    XCTAssertGreaterThanOrEqual(unit.area.x, field.area.right)
    XCTAssertEqual(field.details, "kg")
    XCTAssertEqual(try keypad.field.text, "5")
  }

  func testACurrencySetsDecimalsAndUnit() throws {
    let keypad = try start("--currency=KWD")
    XCTAssertNotNil(keypad.seen.find(role: "label", name: "KWD"))
    try keypad.tap("1.2345")
    try keypad.shows("1.234")
    let yen = try start("--currency=JPY")
    XCTAssertFalse(try yen.key("Decimal point").isSensitive)
  }

  func testTheSignKeyChangesTheSignWhereverTheCaretIs() throws {
    let keypad = try start("--signed", "--min=-40", "--max=120", "--step=0.5")
    try keypad.tap("12")
    try keypad.tapKey("Change sign")
    try keypad.shows("-12")
    try screen.keyboard.type(.home)
    try keypad.tapKey("Change sign")
    try keypad.shows("12")
    try screen.keyboard.type(.end)
    try keypad.tap("3")
    try keypad.says("At most 120")
    try keypad.tap(".3")
    keypad.refusalIsRead()
    try keypad.tapKey("Confirm")
    try keypad.says("In steps of 0.5")
    try keypad.tapKey("Delete")
    try keypad.tap("5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testQuickAmountsTakeThePlaceOfEverything() throws {
    let keypad = try start("--quick=5,10,200", "--max=100")
    try keypad.tap("7")
    try keypad.tapKey("10")
    try keypad.shows("10")
    try keypad.tapKey("200")
    try keypad.says("At most 100")
    try keypad.shows("10")
    let cents = try start("--quick=5,10", "--entry=cents")
    try cents.tap("77")
    try cents.tapKey("10")
    try cents.shows("10.00")
  }

  func testCancelEndsOnLiftingInside() throws {
    let keypad = try start("--corner-key=cancel")
    let finger = try screen.touchscreen
    try finger.down(keypad.place("Cancel"))
    try finger.move(to: keypad.place("5"))
    try finger.up()
    try keypad.goesOn(with: "")
    try keypad.tapKey("Cancel")
    try keypad.ends(printing: "", status: 1)
  }

  func testCornerKeys() throws {
    for (option, name, text) in [("00", "Double zero", "700"), ("000", "Triple zero", "7000"), ("clear", "Clear", "")] {
      let keypad = try start("--corner-key=\(option)")
      try keypad.tap("7")
      try screen.touchscreen.down(keypad.place(name))
      // A long press is no more than a short one.
      hold(for: 1)
      try screen.touchscreen.up()
      try keypad.shows(text)
    }
  }

  func testACalculatorHasSevenOnTop() throws {
    let keypad = try start("--layout=calculator")
    let areas = keypad.areas
    XCTAssertLessThan(try XCTUnwrap(areas["7"]).y, try XCTUnwrap(areas["1"]).y)
    XCTAssertEqual(areas["7"]?.x, areas["1"]?.x)
    try keypad.tap("7")
    try keypad.shows("7")
  }

  func testOptionsThatDoNotGoTogetherAreWrongUsage() throws {
    for options in [
      ["--min=5", "--max=3"], ["--max=-1"], ["--step=0"], ["--quick=1.5"], ["--quick=1,2,3,4,5,6,7,8,9"],
      ["--currency=XAU"], ["--entry=cents", "--preset=free"], ["--signed", "--boxes=4"], ["--quick=5", "--boxes=4"],
      ["--value=7", "--max=5"], ["--value=1.3", "--step=0.5"],
    ] {
      let program = try Program(BuiltProgram.path(), options, environment: surroundings.variables)
      XCTAssertEqual(try program.child.waitForExit(), 2, "\(options)")
      XCTAssertEqual(program.errorOutput.split(separator: "\n").count, 1, program.errorOutput)
      XCTAssertEqual(program.output, "")
    }
  }

  func testALongNumberIsRefusedAndNotCut() throws {
    let digits = String(repeating: "7", count: 70_000)
    let program = try Program(
      BuiltProgram.path(), ["--preset=free", "--value=\(digits)"], environment: surroundings.variables)
    XCTAssertEqual(try program.child.waitForExit(), 2)
    XCTAssertEqual(program.output, "")
  }
}

/// Digits in groups, in a locale that has them.
final class GroupTests: KeypadTestCase {
  /// How wide each character is, with the room beside it.
  private func widths(_ keypad: Keypad) throws -> [Int] {
    try (0..<keypad.field.text.count).map { try keypad.field.area(ofCharacter: $0).width }
  }

  func testThousandsAreSetApartByAGapAndTheTextIsPlain() throws {
    let locale = try CompiledLocale("en_US")
    let surroundings = try locale.speaking("en", in: surroundings)
    let keypad = try start("--value=1234567.89", surroundings: surroundings)
    XCTAssertEqual(try keypad.field.text, "1234567.89")
    let widths = try widths(keypad)
    XCTAssertEqual(Set(widths[4...6]).count, 1, "\(widths)")
    XCTAssertGreaterThan(widths[1] + widths[2] + widths[3], 3 * widths[4])
    let plain = try start("--value=1234567.89", "--group=no", surroundings: surroundings)
    XCTAssertEqual(Set(try self.widths(plain)[0...6]).count, 1)
  }
}
