import TestSupport
import XCTest

/// The keypad on a screen that stands upright.
final class UprightTests: KioskTestCase {
  override class var size: (width: Int, height: Int) { (600, 1024) }

  private func check(_ options: String..., dense: Bool = false, line: UInt = #line) throws {
    let keypad = try Keypad(
      on: screen, ["--prompt=Amount"] + options,
      surroundings: surroundings.setting("GDK_SCALE", to: dense ? "2" : nil), line: line)
    XCTAssertLessThanOrEqual(keypad.grid.right, 600, line: line)
    XCTAssertLessThanOrEqual(keypad.grid.bottom, 1024, line: line)
    try keypad.tap("1204.56")
    try keypad.shows("1204.56", line: line)
    try keypad.tapKey("Delete")
    try keypad.shows("1204.5", line: line)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "1204.5\n", status: 0, line: line)
  }

  func testUsualWindow() throws { try check() }

  func testKiosk() throws { try check("--kiosk") }

  func testUsualWindowOnADenseScreen() throws { try check(dense: true) }

  func testKioskOnADenseScreen() throws { try check("--kiosk", dense: true) }

  func testKioskCoversTheMonitor() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    try nothingElseIsSeen(keypad)
    XCTAssertEqual(keypad.grid.bottom, 1024)
  }
}
