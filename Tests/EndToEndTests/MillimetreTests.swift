import TestSupport
import XCTest

/// Keys are at least 9 mm wide and high where the size of the screen is known and the room allows.
final class MillimetreTests: KeypadTestCase {
  override func tearDownWithError() throws {
    try screen.windows.tellSize(widthInMillimetres: 0, heightInMillimetres: 0)
    try super.tearDownWithError()
  }

  /// Checks the keys on a screen of this width; its pixels are square.
  private func check(
    _ millimetres: Int, _ options: String..., scale: Int = 1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try screen.windows.tellSize(widthInMillimetres: millimetres, heightInMillimetres: millimetres * 5 / 8)
    let keypad = try Keypad(
      on: screen, options, surroundings: surroundings.setting("GDK_SCALE", to: scale == 1 ? nil : "\(scale)"),
      file: file, line: line)
    let least = try 9 * Double(screen.width) / Double(millimetres)
    let narrowest = keypad.areas.values.map(\.width).min() ?? 0
    let lowest = keypad.areas.values.map(\.height).min() ?? 0
    XCTAssertGreaterThanOrEqual(Double(narrowest), least, "width on \(millimetres) mm", file: file, line: line)
    XCTAssertGreaterThanOrEqual(Double(lowest), least, "height on \(millimetres) mm", file: file, line: line)
    XCTAssertLessThanOrEqual(keypad.grid.bottom, try screen.height, file: file, line: line)
    keypad.program.child.end()
  }

  func testUsualWindow() throws { for width in [96, 104, 112, 120, 136, 160, 240, 400] { try check(width) } }

  func testUsualWindowWithAPrompt() throws {
    for width in [96, 104, 112, 120, 136, 160] { try check(width, "--prompt=Amount") }
  }

  func testKiosk() throws { for width in [96, 104, 136, 240] { try check(width, "--kiosk", "--prompt=Amount") } }

  func testDenseScreen() throws { for width in [96, 104, 120] { try check(width, "--prompt=Amount", scale: 2) } }

  func testSmallScreenLeavesNoRoom() throws {
    try screen.windows.tellSize(widthInMillimetres: 48, heightInMillimetres: 30)
    let keypad = try start("--prompt=Amount")
    // Larger than the screen it may not be, but as large as that.
    XCTAssertEqual([keypad.grid.right, keypad.grid.bottom], [1280, 800])
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }
}
