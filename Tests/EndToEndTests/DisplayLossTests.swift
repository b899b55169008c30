import TestSupport
import XCTest

/// The display, or what is on it, goes away while the keypad is shown: that is not the person's doing.
final class DisplayLossTests: KeypadTestCase {
  private func checkTheEnd(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(
      try keypad.program.child.waitForExit(file: file, line: line), 4, keypad.program.errorOutput, file: file,
      line: line)
    XCTAssertEqual(keypad.program.output, "", file: file, line: line)
  }

  func testServerThatGoes() throws {
    let own = try Screen()
    let keypad = try Keypad(
      on: own, ["--value=5"], surroundings: Surroundings(home: own.directory.path).on(own).on(SessionBus.shared()))
    own.close()
    try checkTheEnd(keypad)
    XCTAssertTrue(keypad.program.errorOutput.contains("keypad: The display has gone\n"), keypad.program.errorOutput)
  }

  func testWindowThatIsDestroyed() throws {
    for options in [[], ["--kiosk"], ["--loop", "--clipboard"]] {
      // The toolkit itself complains.
      let keypad = try Keypad(on: screen, options, surroundings: surroundings.setting("G_DEBUG", to: nil))
      try screen.windows.destroy()
      try checkTheEnd(keypad)
    }
  }

  func testBusesThatGo() throws {
    let bus = try SessionBus()
    // The toolkit itself warns.
    let program = try Program(
      BuiltProgram.path(), ["--preset=digits"],
      environment: displayOnly.on(bus).setting("G_DEBUG", to: "fatal-criticals").variables)
    defer { program.child.end() }
    try eventually("a window has the keyboard", timeout: 20) { try screen.windows.keyboardHasReceiver }
    try screen.keyboard.type("5")
    bus.end()
    hold(for: 1)
    try screen.keyboard.type("7")
    try screen.keyboard.type(.enter)
    XCTAssertEqual(try program.child.waitForExit(), 0, program.errorOutput)
    XCTAssertEqual(program.output, "57\n")
    XCTAssertFalse(program.errorOutput.contains("57"), "numbers reach no log")
  }
}
