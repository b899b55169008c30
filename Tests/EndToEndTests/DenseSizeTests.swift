import TestSupport
import XCTest

/// Windows of any size on a dense screen, where each pixel of the program is two by two.
final class DenseSizeTests: KeypadTestCase {
  override class var size: (width: Int, height: Int) { (3840, 2160) }

  /// Checks a window of so many pixels of the screen.
  private func check(_ width: Int, _ height: Int, line: UInt = #line) throws {
    let keypad = try start(
      "--preset=free", "--prompt=Amount", surroundings: surroundings.setting("GDK_SCALE", to: "2"), line: line)
    try screen.windows.resize(width: width, height: height)
    try keypad.findKeys(
      whenTheyAre: { areas in
        areas.values.map(\.right).max() == width && areas.values.map(\.bottom).max() == height
      }, line: line)
    try keypad.tap("0123456789.5")
    try keypad.shows("0123456789.5", line: line)
    try screen.touchscreen.down(keypad.place("5"))
    try keypad.looksPressed("5", line: line)
    try screen.touchscreen.up()
    try keypad.tapKey("Delete")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "0123456789.5\n", status: 0, line: line)
  }

  func testSmallest() throws { try check(480, 400) }

  func testUpright() throws { try check(960, 1600) }

  func testWide() throws { try check(2400, 600) }

  func testWholeScreen() throws { try check(3840, 2160) }

  func testKioskCoversTheMonitor() throws {
    let keypad = try start("--kiosk", surroundings: surroundings.setting("GDK_SCALE", to: "2"))
    try eventually("the window covers the screen", is: Area(x: 0, y: 0, width: 1920, height: 1080)) {
      keypad.seen.find(role: "frame")?.area ?? .nowhere
    }
    try keypad.findKeys()
    XCTAssertEqual(keypad.grid.bottom, 2160)
    XCTAssertEqual(keypad.grid.centre.x, 1920, accuracy: 3)
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }
}
