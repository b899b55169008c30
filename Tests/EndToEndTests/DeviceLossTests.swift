import TestSupport
import XCTest

/// A finger of which nothing more is heard, because its touch screen moves another pointer now or none, holds nothing.
final class DeviceLossTests: KeypadTestCase {
  /// Where a test lets 0.8 s pass, two more deletions would have come: at 0.5 and at 0.7 s.
  private func check(_ lose: (TouchscreenOwner) throws -> Void, line: UInt = #line) throws {
    let owner = try TouchscreenOwner(screen)
    let keypad = try start("--value=123456789", line: line)
    try screen.keyboard.type(.end)
    try screen.touchscreen.down(keypad.place("Delete"))
    try screen.touchscreen.down(keypad.place("Confirm"), finger: 2)
    try keypad.shows("12345678", line: line)
    try screen.touchscreen.down(keypad.place("Delete").moved(right: 10), finger: 3)
    try keypad.shows("1234567", line: line)
    try keypad.looksPressed("Confirm", "Delete")
    do {
      defer { XCTAssertNoThrow(try owner.giveBack()) }
      try lose(owner)
      try keypad.looksPressed()
      hold(for: 0.8)
      XCTAssertEqual(try keypad.field.text, "1234567", line: line)
    }
    try screen.touchscreen.liftAll()
    try keypad.goesOn(with: "1234567")
    XCTAssertEqual(keypad.program.output, "", "confirm became void", line: line)
  }

  func testTheTouchScreenIsGivenToAnotherPointer() throws { try check { try $0.giveToAnother() } }

  func testTheTouchScreenIsTakenAway() throws { try check { try $0.takeAway() } }
}
