import TestSupport
import XCTest

/// Holding delete: one deletion on landing, the next after 500 ms, then one each 200 ms.
///
/// The fingers here are lifted in the middle between two deletions: either side has a tenth of a second.
final class HoldDeleteTests: KeypadTestCase {
  /// A keypad with nine digits in the field, typed by hand.
  private func startFull(
    _ options: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, ["--value=123456789"] + options, surroundings: surroundings, file: file, line: line)
    try keypad.shows("123456789", file: file, line: line)
    try screen.keyboard.type(.end)
    return keypad
  }

  func testHoldingDeletesInTime() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 0.25)
    try keypad.shows("12345678")
    hold(for: 0.95)
    try screen.touchscreen.up()
    // At 0, 0.5, 0.7, 0.9 and 1.1 seconds.
    try keypad.goesOn(with: "1234")
  }

  func testTapDeletesOne() throws {
    let keypad = try startFull()
    try keypad.tapKey("Delete")
    try keypad.goesOn(with: "12345678")
  }

  func testNothingIsDeletedAfterTheFingerIsLifted() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 0.6)
    try screen.touchscreen.up()
    hold(for: 0.6)
    try keypad.goesOn(with: "1234567")
  }

  func testTremblingHandGoesOn() throws {
    let keypad = try startFull()
    let place = try keypad.place("Delete")
    try screen.touchscreen.down(place)
    for shift in stride(from: 0.0, to: 12, by: 1) {
      hold(for: 0.1)
      try screen.touchscreen.move(to: place.moved(right: shift.truncatingRemainder(dividingBy: 2) * 10))
    }
    try screen.touchscreen.up()
    try keypad.goesOn(with: "1234")
  }

  func testSlidingOffEndsIt() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 0.6)
    try screen.touchscreen.move(to: keypad.place("4"))
    hold(for: 0.6)
    try screen.touchscreen.up()
    try keypad.goesOn(with: "1234567")
  }

  func testSlidingBackDoesNotBeginAgain() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try screen.touchscreen.move(to: keypad.place("6"))
    try screen.touchscreen.move(to: keypad.place("Delete"))
    hold(for: 0.8)
    try screen.touchscreen.up()
    try keypad.goesOn(with: "12345678")
  }

  func testHidingTheKeysEndsIt() throws {
    let keypad = try startFull()
    try screen.touchscreen.down(keypad.place("Delete"))
    try screen.touchscreen.tap(keypad.place("Hide keypad"), finger: 2)
    hold(for: 0.8)
    try screen.touchscreen.up()
    try screen.touchscreen.tap(keypad.field.area.centre)
    _ = try eventually(appears: "the keys") { keypad.seen.find(role: "push button", name: "8") }
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "12345678")
  }

  func testHoldingWithTheMouse() throws {
    let keypad = try startFull()
    try screen.mouse.move(to: keypad.place("Delete"))
    try screen.mouse.press()
    hold(for: 0.8)
    try screen.mouse.release()
    // At 0, 0.5 and 0.7 seconds.
    try keypad.goesOn(with: "123456")
  }

  func testSecondaryButtonDeletesNothing() throws {
    let keypad = try startFull()
    try screen.mouse.move(to: keypad.place("Delete"))
    try screen.mouse.press(3)
    hold(for: 0.8)
    try screen.mouse.release(3)
    try keypad.tapKey("Delete")
    try keypad.goesOn(with: "12345678")
  }

  func testDelayAndIntervalCanBeChosen() throws {
    let keypad = try startFull("--repeat-delay=200", "--repeat-interval=400")
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 1.2)
    try screen.touchscreen.up()
    // At 0, 0.2, 0.6 and 1.0 seconds.
    try keypad.goesOn(with: "12345")
  }

  func testEmptyFieldEndsItWithOneBellAtMost() throws {
    let keypad = try start("--repeat-delay=100", "--repeat-interval=100")
    try keypad.tap("12")
    try keypad.shows("12")
    _ = try screen.windows.takeBells()
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 1)
    try screen.touchscreen.up()
    try keypad.goesOn(with: "")
    XCTAssertLessThanOrEqual(try screen.windows.takeBells(), 1)
  }

  func testRepeatsObeyTheRules() throws {
    let keypad = try start("--repeat-delay=100", "--repeat-interval=100", "--value=0.25")
    // Behind the point, which may not go while digits stand behind it.
    try screen.keyboard.type(.home, .right, .right)
    try keypad.showsCaret(at: 2)
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 0.55)
    try screen.touchscreen.up()
    try screen.keyboard.type(.end, .backSpace)
    try keypad.shows("0.2")
  }
}
