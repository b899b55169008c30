import TestSupport
import XCTest

/// Whatever happens to the finger, the keypad or its window, a held delete ends with it.
///
/// Where a test lets 0.8 s pass, two more deletions would have come: at 0.5 and at 0.7 s.
final class HoldEndTests: KeypadTestCase {
  /// A keypad with nine digits of which a finger, held on delete, has taken one.
  private func startHolding(
    _ options: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, ["--value=123456789"] + options, surroundings: surroundings, file: file, line: line)
    try screen.keyboard.type(.end)
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("12345678", file: file, line: line)
    return keypad
  }

  /// Checks that nothing is deleted any more, whether the finger rests or is lifted.
  private func hasEnded(
    _ keypad: Keypad, with text: String = "12345678", file: StaticString = #filePath, line: UInt = #line
  ) throws {
    hold(for: 0.8)
    try screen.touchscreen.liftAll()
    XCTAssertEqual(try keypad.field.text, text, file: file, line: line)
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: text, file: file, line: line)
  }

  func testWindowIsUnmapped() throws {
    let keypad = try startHolding()
    try screen.windows.unmap()
    hold(for: 0.8)
    try screen.windows.map()
    try hasEnded(keypad)
  }

  func testAnotherWindowTakesTheKeyboard() throws {
    let keypad = try startHolding()
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    try stranger.takeKeyboard()
    try hasEnded(keypad)
  }

  func testAnotherWindowTakesTheKeyboardFromAKey() throws {
    let keypad = try startHolding()
    try screen.touchscreen.up()
    try screen.keyboard.type(.tab)
    try eventually("1 has the focus") { try keypad.key("1").isFocused }
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("1234567")
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    try stranger.takeKeyboard()
    hold(for: 0.8)
    try screen.touchscreen.up()
    XCTAssertEqual(try keypad.field.text, "1234567")
  }

  func testFieldIsClearedByKeyboard() throws {
    let keypad = try startHolding()
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type(.backSpace)
    try keypad.shows("")
    _ = try screen.windows.takeBells()
    hold(for: 0.8)
    XCTAssertLessThanOrEqual(try screen.windows.takeBells(), 1)
    // What is typed now is not for a finger that rests there since before.
    try screen.keyboard.type("77")
    try keypad.shows("77")
    try hasEnded(keypad, with: "77")
  }

  func testFieldIsReplacedByAnInputAid() throws {
    let keypad = try startHolding()
    try keypad.field.replaceText(with: "")
    try keypad.shows("")
    _ = try screen.windows.takeBells()
    hold(for: 0.8)
    XCTAssertLessThanOrEqual(try screen.windows.takeBells(), 1)
    try hasEnded(keypad, with: "")
  }

  func testRefusalEndsItWithOneBellAtMost() throws {
    let keypad = try start("--repeat-delay=100", "--repeat-interval=100", "--value=0.25")
    try screen.keyboard.type(.home, .right, .right)
    try keypad.showsCaret(at: 2)
    _ = try screen.windows.takeBells()
    try screen.touchscreen.down(keypad.place("Delete"))
    hold(for: 0.6)
    try screen.touchscreen.up()
    XCTAssertLessThanOrEqual(try screen.windows.takeBells(), 1)
    try keypad.shows("0.25")
  }

  func testNumberIsConfirmedByAnotherFinger() throws {
    let keypad = try startHolding()
    try screen.touchscreen.tap(keypad.place("Confirm"), finger: 2)
    try keypad.ends(printing: "12345678\n", status: 0)
  }

  func testNumberIsConfirmedInALoop() throws {
    let keypad = try startHolding("--loop")
    try screen.touchscreen.tap(keypad.place("Confirm"), finger: 2)
    try eventually("what is printed", is: "12345678\n") { keypad.program.output }
    _ = try screen.windows.takeBells()
    hold(for: 0.8)
    XCTAssertLessThanOrEqual(try screen.windows.takeBells(), 1)
    try hasEnded(keypad, with: "")
  }

  func testWindowIsClosed() throws {
    let keypad = try startHolding()
    try screen.windows.askToClose()
    try keypad.ends(printing: "", status: 1)
  }

  func testEscape() throws {
    let keypad = try startHolding()
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "", status: 1)
  }

  func testEachOfTwoFingersDeletesOneAndTheLastEndsIt() throws {
    let keypad = try startHolding()
    try screen.touchscreen.down(keypad.place("Delete").moved(right: 10), finger: 2)
    try keypad.shows("1234567")
    try screen.touchscreen.up(finger: 1)
    // The other finger still holds the key.
    try eventually("the next deletion", timeout: 2) { try keypad.field.text.count < 7 }
    try screen.touchscreen.up(finger: 2)
    let text = try keypad.field.text
    try hasEnded(keypad, with: text)
  }

  func testFingerTypesWhileAnotherHolds() throws {
    let keypad = try startHolding("--repeat-delay=3000")
    try screen.touchscreen.tap(keypad.place("4"), finger: 2)
    try keypad.shows("123456784")
    try screen.touchscreen.up()
    try keypad.tapKey("Delete")
    try keypad.goesOn(with: "12345678")
  }

  /// A lock screen or a menu of the desktop takes all input for itself for a while.
  func testAnotherProgramGrabsTheInput() throws {
    let keypad = try startHolding()
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    try stranger.grabInput()
    try screen.touchscreen.up()
    stranger.releaseInput()
    try keypad.looksPressed()
    let text = try keypad.field.text
    XCTAssertTrue(["12345678", "1234567"].contains(text))
    try hasEnded(keypad, with: text)
  }
}
