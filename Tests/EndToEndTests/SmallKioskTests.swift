import TestSupport
import XCTest

/// `--kiosk` on the small wide screen that many kiosks have.
final class SmallKioskTests: KioskTestCase {
  override class var size: (width: Int, height: Int) { (800, 480) }

  func testCoversTheMonitorAndDoesItsJob() throws {
    let keypad = try start("--kiosk", "--prompt=Amount")
    try covers(keypad)
    try checkComfort(keypad)
    XCTAssertGreaterThanOrEqual(try keypad.field.area.y, 0)
    try keypad.tap("12.5")
    try keypad.shows("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testUsualWindowFitsToo() throws {
    let keypad = try start("--prompt=Amount")
    XCTAssertLessThanOrEqual(keypad.grid.right, 800)
    XCTAssertLessThanOrEqual(keypad.grid.bottom, 480)
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }
}
