import TestSupport
import XCTest

/// Confirm and hide act when a finger is lifted inside the key.
final class ConfirmAndHideTests: KeypadTestCase {
  /// Waits until the keys are put away.
  private func keysAreAway(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the keys are put away", file: file, line: line) {
      keypad.seen.find(role: "push button", name: "1") == nil
    }
  }

  func testConfirmWaitsUntilTheFingerIsLifted() throws {
    let keypad = try start("--loop")
    try keypad.tap("5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.down(keypad.place("8"), finger: 2)
    try keypad.shows("58")
    XCTAssertEqual(keypad.program.output, "")
    try screen.touchscreen.up(finger: 2)
    try screen.touchscreen.up()
    try eventually("what is printed", is: "58\n") { keypad.program.output }
  }

  func testConfirmIsCalledOffBySlidingAway() throws {
    let keypad = try start()
    try keypad.tap("5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "5")
  }

  func testHideIsCalledOffBySlidingAway() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("Hide keypad"))
    try screen.touchscreen.move(to: keypad.place("3"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "")
    XCTAssertTrue(try keypad.key("Hide keypad").isShowing)
  }

  func testConfirmActsWhenTheFingerComesBackBeforeItIsLifted() throws {
    let keypad = try start("--value=5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.move(to: keypad.place("Confirm"))
    try screen.touchscreen.up()
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testConfirmActsWithinItsLastPixels() throws {
    let keypad = try start("--value=5")
    let area = try XCTUnwrap(keypad.areas["Confirm"])
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.move(to: Point(x: Double(area.x + 1), y: Double(area.bottom - 1)))
    try screen.touchscreen.up()
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testSlidingOntoConfirmDoesNotConfirm() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("9"))
    try screen.touchscreen.move(to: keypad.place("Confirm"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "9")
  }

  func testConfirmIsCalledOffOutsideTheGrid() throws {
    let keypad = try start("--value=5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.move(to: keypad.field.area.centre)
    try screen.touchscreen.up()
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "5")
  }

  func testSecondFingerConfirmsWhileTheFirstRestsOnADigit() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("5"), finger: 1)
    try screen.touchscreen.tap(keypad.place("Confirm"), finger: 2)
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testSecondFingerHidesWhileTheFirstRestsOnADigit() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("5"), finger: 1)
    try screen.touchscreen.tap(keypad.place("Hide keypad"), finger: 2)
    try keysAreAway(keypad)
    try screen.touchscreen.up(finger: 1)
    try screen.touchscreen.tap(keypad.field.area.centre)
    try keypad.findKeys()
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "5")
  }

  func testConfirmWaitsForTheLastOfTwoFingers() throws {
    let keypad = try start("--loop", "--value=5")
    try screen.keyboard.type(.end)
    try screen.touchscreen.down(keypad.place("Confirm"), finger: 1)
    try screen.touchscreen.down(keypad.place("Confirm").moved(right: 10), finger: 2)
    try screen.touchscreen.up(finger: 1)
    try keypad.goesOn(with: "5")
    XCTAssertEqual(keypad.program.output, "", "a finger still holds the key")
    try screen.touchscreen.down(keypad.place("1"), finger: 3)
    try screen.touchscreen.up(finger: 3)
    try screen.touchscreen.up(finger: 2)
    try eventually("what is printed", is: "581\n") { keypad.program.output }
    try keypad.goesOn(with: "")
    XCTAssertEqual(keypad.program.output, "581\n")
  }

  func testHideWaitsForTheLastOfTwoFingers() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("Hide keypad"), finger: 1)
    try screen.touchscreen.down(keypad.place("Hide keypad").moved(right: 10), finger: 2)
    try screen.touchscreen.up(finger: 2)
    try screen.touchscreen.tap(keypad.place("4"), finger: 3)
    try keypad.shows("4")
    try screen.touchscreen.up(finger: 1)
    try keysAreAway(keypad)
  }

  /// Two taps that arrive together: the program has no time to do anything between them.
  private func tapTwice(_ keypad: Keypad) throws {
    keypad.program.child.send(SIGSTOP)
    for _ in 0..<2 { try keypad.tapKey("Confirm") }
    keypad.program.child.send(SIGCONT)
  }

  func testTwoQuickTapsDeliverOneNumber() throws {
    for options in [[], ["--clipboard"], ["--timeout=60"]] {
      let keypad = try Keypad(on: screen, ["--value=5"] + options, surroundings: surroundings)
      try tapTwice(keypad)
      try keypad.ends(printing: "5\n", status: 0)
    }
  }

  func testTwoQuickTapsDeliverOneNumberAndGoOn() throws {
    for options in [[], ["--clipboard"]] {
      let keypad = try Keypad(on: screen, ["--loop", "--value=5"] + options, surroundings: surroundings)
      try tapTwice(keypad)
      try keypad.goesOn(with: "")
      XCTAssertEqual(keypad.program.output, "5\n")
    }
  }

  func testTwoOverlappingTapsDeliverOneNumber() throws {
    let keypad = try start("--loop", "--value=5")
    keypad.program.child.send(SIGSTOP)
    try screen.touchscreen.down(keypad.place("Confirm"), finger: 1)
    try screen.touchscreen.down(keypad.place("Confirm").moved(right: 10), finger: 2)
    try screen.touchscreen.up(finger: 1)
    try screen.touchscreen.up(finger: 2)
    keypad.program.child.send(SIGCONT)
    try eventually("what is printed", is: "5\n") { keypad.program.output }
    try keypad.goesOn(with: "")
    XCTAssertEqual(keypad.program.output, "5\n")
  }

  /// Confirm that became disabled under a finger is not confirm that this finger pressed.
  func testFingerOnConfirmIsVoidOnceTheFieldIsEmptied() throws {
    let keypad = try start("--loop", "--value=5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try keypad.looksPressed("Confirm")
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type(.backSpace)
    try keypad.confirmWorks(false)
    try screen.keyboard.type("7")
    try keypad.confirmWorks(true)
    try keypad.looksPressed()
    try screen.touchscreen.up()
    try keypad.goesOn(with: "7")
    XCTAssertEqual(keypad.program.output, "")
  }
}
