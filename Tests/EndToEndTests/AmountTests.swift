import TestSupport
import XCTest

/// The job of the program: a number goes in by touch and comes out on standard output.
final class AmountTests: KeypadTestCase {
  func testTappedAmountIsPrinted() throws {
    let keypad = try start("--prompt=Amount")
    try keypad.confirmWorks(false)
    try keypad.tap("12.5")
    try keypad.shows("12.5")
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testAllFourteenKeysAreThere() throws {
    let keypad = try start()
    let names = Set(keypad.seen.showing.filter { $0.role == "push button" }.map(\.name))
    let expected = Set((0...9).map(String.init) + ["Decimal point", "Hide keypad", "Delete", "Confirm"])
    XCTAssertEqual(names, expected)
  }

  func testKeysLieInFourColumnsAndRows() throws {
    let keypad = try start()
    let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["Decimal point", "0", "Hide keypad"]]
    let areas = try rows.map { try $0.map { try keypad.key($0).area } }
    for row in areas { XCTAssertEqual(Set(row.map(\.y)).count, 1, "a row is level") }
    for column in 0..<3 {
      XCTAssertEqual(Set(areas.map { $0[column].x }).count, 1, "a column is straight")
      XCTAssertEqual(areas.map { $0[column].y }, areas.map { $0[column].y }.sorted(), "top to bottom")
    }
    let (delete, confirm) = try (keypad.key("Delete").area, keypad.key("Confirm").area)
    XCTAssertGreaterThanOrEqual(delete.x, areas[0][2].right)
    XCTAssertEqual([delete.y, delete.bottom], [areas[0][2].y, areas[1][2].bottom])
    XCTAssertEqual([confirm.y, confirm.bottom], [areas[2][2].y, areas[3][2].bottom])
  }

  func testConfirmNeedsADigit() throws {
    let keypad = try start()
    try keypad.tapKey("Confirm")
    try keypad.key("Confirm").press()
    try keypad.goesOn(with: "")
    try keypad.confirmWorks(true)
    try keypad.tapKey("Delete")
    try keypad.shows("")
    try keypad.confirmWorks(false)
  }

  func testTrailingPointIsNotPrinted() throws {
    let keypad = try start()
    try keypad.tap("7.")
    try keypad.shows("7.")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "7\n", status: 0)
  }

  func testTrailingZerosArePrinted() throws {
    let keypad = try start()
    try keypad.tap("1.50")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "1.50\n", status: 0)
  }

  func testScreenReaderPressesKeys() throws {
    let keypad = try start()
    for name in ["4", "Decimal point", "2", "5", "Delete", "Confirm"] {
      XCTAssertTrue(try keypad.key(name).press(), name)
    }
    try keypad.ends(printing: "4.2\n", status: 0)
  }

  func testEscapeCancels() throws {
    let keypad = try start()
    try screen.keyboard.type("1")
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "", status: 1)
  }

  func testClosedWindowCancels() throws {
    let keypad = try start()
    try keypad.tap("1")
    try keypad.shows("1")
    try screen.windows.askToClose()
    try keypad.ends(printing: "", status: 1)
  }

  func testHiddenKeypadComesBackWithATouchOfTheField() throws {
    let keypad = try start("--preset=money")
    try keypad.tap("007")
    try keypad.shows("007")
    try keypad.tapKey("Hide keypad")
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
    try keypad.shows("7")
    try screen.touchscreen.tap(keypad.field.area.centre)
    _ = try eventually(appears: "the keys") { keypad.seen.find(role: "push button", name: "1") }
    try screen.touchscreen.tap(keypad.key("2").area.centre)
    try eventually("a digit is added") { try keypad.field.text.count == 2 }
  }
}
