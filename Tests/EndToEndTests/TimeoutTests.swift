import TestSupport
import XCTest

/// `--timeout` counts from the last touch or key.
final class TimeoutTests: KeypadTestCase {
  func testTouchesAndKeysPutTheEndOff() throws {
    let keypad = try start("--timeout=2", "--preset=digits")
    for turn in 1...3 {
      hold(for: 1.1)
      if turn == 2 { try screen.keyboard.type("7") } else { try keypad.tap("7") }
    }
    try keypad.shows("777")
    try keypad.ends(printing: "", status: 5)
  }

  func testTouchesBesideTheKeysCount() throws {
    let keypad = try start("--timeout=2", "--kiosk")
    for _ in 1...3 {
      hold(for: 1.1)
      try screen.touchscreen.tap(Point(x: 5, y: 5))
    }
    try keypad.goesOn(with: "")
    try keypad.ends(printing: "", status: 5)
  }
}
