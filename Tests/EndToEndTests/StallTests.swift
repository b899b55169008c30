import TestSupport
import XCTest

/// The program stands still for a while, as on a machine that is too busy, and fingers do not wait for it.
final class StallTests: KeypadTestCase {
  /// A keypad with nine digits.
  private func startFull() throws -> Keypad {
    let keypad = try start("--value=123456789")
    try screen.keyboard.type(.end)
    try keypad.showsCaret(at: 9)
    return keypad
  }

  /// What is in the field once a hold would have gone on.
  private func restingText(_ keypad: Keypad) throws -> String {
    hold(for: 0.6)
    return try keypad.field.text
  }

  /// Does something while the program stands still for 1.5 s.
  private func whileStopped(_ keypad: Keypad, _ act: () throws -> Void) throws {
    keypad.program.child.send(SIGSTOP)
    defer { keypad.program.child.send(SIGCONT) }
    try act()
    hold(for: 1.5)
  }

  func testTapOnADigit() throws {
    let keypad = try start()
    try whileStopped(keypad) { try keypad.tapKey("5") }
    try keypad.goesOn(with: "5")
  }

  func testTapsInOrder() throws {
    let keypad = try start()
    try whileStopped(keypad) { try keypad.tap("1234.56") }
    try keypad.shows("1234.56")
  }

  func testTapOnDelete() throws {
    let keypad = try startFull()
    let place = try keypad.place("Delete")
    try whileStopped(keypad) {
      try screen.touchscreen.down(place)
      hold(for: 0.06)
      try screen.touchscreen.up()
    }
    try keypad.goesOn(with: "12345678")
  }

  func testLandingAndLiftingOnDeleteTogetherAfterIt() throws {
    let keypad = try startFull()
    keypad.program.child.send(SIGSTOP)
    hold(for: 1.5)
    try keypad.tapKey("Delete")
    keypad.program.child.send(SIGCONT)
    hold(for: 0.8)
    try keypad.goesOn(with: "12345678")
  }

  func testBetweenLandingAndLifting() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("12345678")
    try whileStopped(keypad) { try screen.touchscreen.up() }
    hold(for: 0.3)
    try keypad.goesOn(with: "12345678")
  }

  func testFingerIsLiftedRightAfterIt() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("12345678")
    try whileStopped(keypad) {}
    try screen.touchscreen.up()
    let left = try restingText(keypad)
    XCTAssertTrue(["12345678", "1234567"].contains(left), "more than one deletion is late: \(left)")
  }

  func testAmidRepeats() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try eventually("three deletions") { try keypad.field.text.count <= 6 }
    try whileStopped(keypad) { try screen.touchscreen.up() }
    let left = try restingText(keypad)
    XCTAssertTrue(["123456", "12345"].contains(left), "more than one deletion is late: \(left)")
  }

  func testFingerRestsThroughIt() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("12345678")
    try whileStopped(keypad) {}
    hold(for: 0.3)
    try screen.touchscreen.up()
    // One at once, and one after 0.2 s.
    let left = try restingText(keypad)
    XCTAssertTrue(["1234567", "123456"].contains(left), "more than one deletion is late: \(left)")
  }

  func testSlidingOffDelete() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("12345678")
    try whileStopped(keypad) { try screen.touchscreen.move(to: keypad.place("4")) }
    hold(for: 0.3)
    try screen.touchscreen.up()
    try keypad.goesOn(with: "12345678")
  }

  func testLandingOnConfirmBeforeAndLiftingAfterIt() throws {
    let keypad = try start("--loop", "--value=5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try whileStopped(keypad) { try screen.touchscreen.up() }
    try eventually("what is printed", is: "5\n") { keypad.program.output }
    try keypad.goesOn(with: "")
  }

  func testNothingLooksPressedAfterIt() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"), finger: 1)
    try screen.touchscreen.down(keypad.place("1"), finger: 2)
    try keypad.looksPressed("Delete", "1")
    keypad.program.child.send(SIGSTOP)
    try screen.touchscreen.liftAll()
    try screen.touchscreen.tap(keypad.place("6"))
    keypad.program.child.send(SIGCONT)
    try keypad.looksPressed()
  }
}
