import TestSupport
import XCTest

/// A physical key lights its key on the screen while it is down.
final class KeyLightTests: KeypadTestCase {
  /// Presses keys of the keyboard one after the other and checks what looks pressed.
  private func check(
    _ keypad: Keypad, _ keys: [(KeyboardKey, String)], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for (key, name) in keys {
      try screen.keyboard.press(key)
      try keypad.looksPressed(name, file: file, line: line)
      try screen.keyboard.release(key)
      try keypad.looksPressed(file: file, line: line)
    }
  }

  private let onKeypad: [(KeyboardKey, String)] = [
    (.keypad0, "0"), (.keypad1, "1"), (.keypad2, "2"), (.keypad3, "3"), (.keypad4, "4"), (.keypad5, "5"),
    (.keypad6, "6"), (.keypad7, "7"), (.keypad8, "8"), (.keypad9, "9"), (.keypadPoint, "Decimal point"),
  ]

  func testMainBlock() throws {
    let keypad = try start("--preset=free")
    try check(
      keypad,
      [
        (.digit1, "1"), (.digit2, "2"), (.digit3, "3"), (.digit4, "4"), (.digit5, "5"), (.digit6, "6"),
        (.digit7, "7"), (.digit8, "8"), (.digit9, "9"), (.digit0, "0"), (.period, "Decimal point"),
        (.backSpace, "Delete"),
      ])
    try keypad.shows("1234567890")
  }

  func testKeypadBlockWithoutNumLock() throws {
    try check(start("--preset=free"), onKeypad)
  }

  func testKeypadBlockWithNumLock() throws {
    let keypad = try start("--preset=free")
    try screen.keyboard.type(.numLock)
    defer { try? screen.keyboard.type(.numLock) }
    try check(keypad, onKeypad)
  }

  /// The number cannot be written, so confirm stays enabled and the keypad goes on.
  func testEnter() throws {
    let keypad = try start("--value=5", output: .file("/dev/full"))
    try check(keypad, [(.enter, "Confirm"), (.keypadEnter, "Confirm")])
  }

  func testKeyIsDarkAgainAfterEnterHasEmptiedTheField() throws {
    let keypad = try start("--value=5", "--loop")
    try screen.keyboard.press(.enter)
    try eventually("what is printed", is: "5\n") { keypad.program.output }
    try screen.keyboard.release(.enter)
    try keypad.tap("8")
    try keypad.confirmWorks(true)
    try keypad.looksPressed()
  }

  func testSeveralAtOnce() throws {
    let keypad = try start()
    try screen.keyboard.press(.digit1)
    try screen.keyboard.press(.digit5)
    try keypad.looksPressed("1", "5")
    try screen.keyboard.release(.digit1)
    try keypad.looksPressed("5")
    try screen.keyboard.press(.keypad5)
    try screen.keyboard.release(.digit5)
    try keypad.tap("2")
    try keypad.looksPressed("5")
    try screen.keyboard.release(.keypad5)
    try keypad.looksPressed()
  }

  func testTogetherWithAFinger() throws {
    let keypad = try start()
    try screen.keyboard.press(.digit5)
    try screen.touchscreen.down(keypad.place("5"))
    try screen.keyboard.release(.digit5)
    try screen.touchscreen.tap(keypad.place("1"), finger: 2)
    try keypad.shows("551")
    try keypad.looksPressed("5")
    try screen.touchscreen.up()
    try keypad.looksPressed()
  }

  /// The server repeats a key that is held; that is no new press and no release.
  func testLightIsSteadyWhileTheKeyIsHeld() throws {
    let keypad = try start("--preset=digits")
    try screen.keyboard.press(.digit5)
    try eventually("the key repeats") {
      let text = try keypad.field.text
      if !text.isEmpty { XCTAssertEqual(try keypad.pressedKeys(in: keypad.picture()), ["5"]) }
      return text.count > 8
    }
    try screen.keyboard.release(.digit5)
    try keypad.looksPressed()
  }

  func testRefusedKeyGoesDarkToo() throws {
    let keypad = try start("--value=0.25")
    try screen.keyboard.type(.end)
    try check(keypad, [(.digit7, "7")])
    try keypad.shows("0.25")
  }

  func testCommandsAreNoDigits() throws {
    let keypad = try start("--value=5")
    try screen.keyboard.press(.control)
    try screen.keyboard.press(.digit1)
    try screen.keyboard.release(.digit1)
    try screen.keyboard.release(.control)
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "5")
    try keypad.looksPressed()
  }

  /// Releases a key where the keypad does not see it.
  private func releaseElsewhere(_ key: KeyboardKey, _ keypad: Keypad) throws {
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    try stranger.takeKeyboard()
    try screen.keyboard.release(key)
    try keypad.looksPressed()
  }

  func testNothingStaysLitWhenTheKeyIsReleasedElsewhere() throws {
    let keypad = try start()
    try screen.keyboard.press(.digit5)
    try keypad.looksPressed("5")
    try releaseElsewhere(.digit5, keypad)
  }

  func testNothingStaysLitWhenAKeyHadTheFocus() throws {
    for key in [KeyboardKey.space, .digit5] {
      let keypad = try start()
      try screen.keyboard.type(.tab)
      try eventually("1 has the focus") { try keypad.key("1").isFocused }
      try screen.keyboard.press(key)
      try keypad.looksPressed(key == .space ? "1" : "5")
      try releaseElsewhere(key, keypad)
      keypad.program.child.end()
    }
  }

  func testFocusMovesOnWhileAKeyIsDown() throws {
    let keypad = try start()
    try screen.keyboard.type(.tab)
    try screen.keyboard.press(.space)
    try keypad.looksPressed("1")
    try screen.keyboard.type(.tab)
    try screen.keyboard.release(.space)
    try keypad.looksPressed()
    try keypad.shows("1")
  }
}
