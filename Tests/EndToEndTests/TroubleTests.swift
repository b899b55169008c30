import TestSupport
import XCTest

/// What a person sees where the machine fails the program.
final class TroubleTests: KeypadTestCase {
  private func checkThatANumberIsKept(
    _ output: Program.Output, _ options: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let keypad = try Keypad(
      on: screen, options, surroundings: surroundings, output: output, file: file, line: line)
    try keypad.tap("12.5")
    try keypad.shows("12.5", file: file, line: line)
    XCTAssertEqual(try keypad.message, "", file: file, line: line)
    try keypad.tapKey("Confirm")
    try eventually("words about the failure", file: file, line: line) { try !keypad.message.isEmpty }
    try keypad.shows("12.5", file: file, line: line)
    try screen.keyboard.type(.escape)
    let status = try keypad.program.child.waitForExit(file: file, line: line)
    XCTAssertEqual(status, 1, file: file, line: line)
    let error = keypad.program.errorOutput
    XCTAssertEqual(error.filter(\.isNewline).count, 1, error, file: file, line: line)
    XCTAssertTrue(error.contains("handed over: "), error, file: file, line: line)
  }

  func testFullDiskKeepsTheNumber() throws { try checkThatANumberIsKept(.file("/dev/full")) }

  func testNoOutputKeepsTheNumber() throws { try checkThatANumberIsKept(.none) }

  func testClosedPipeKeepsTheNumber() throws { try checkThatANumberIsKept(.closedPipe) }

  func testFullDiskKeepsTheNumberInALoop() throws {
    try checkThatANumberIsKept(.file("/dev/full"), "--loop", "--clipboard")
  }

  func testWithoutThemesOfTheSystem() throws {
    let bare = try surroundings.setting("XDG_DATA_DIRS", to: screen.directory.file("missing"))
    let keypad = try start(surroundings: bare)
    for name in ["Delete", "Hide keypad"] {
      let inside = try keypad.key(name).area.inset(by: 6)
      try eventually("\(name) has an icon") {
        let colours = try screen.windows.picture(of: inside).colours
        return colours.contains { $0.isClose(to: Look.digits) }
      }
    }
    try keypad.tap("5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testWithoutAFontItIsSaid() throws {
    let fonts = try screen.directory.file("fonts.conf")
    try "<?xml version=\"1.0\"?><fontconfig></fontconfig>".write(toFile: fonts, atomically: false, encoding: .utf8)
    // The toolkit itself warns.
    let bare = try surroundings.setting("FONTCONFIG_FILE", to: fonts).setting("G_DEBUG", to: nil)
    let program = try Program(BuiltProgram.path(), ["--timeout=3"], environment: bare.variables)
    XCTAssertEqual(try program.child.waitForExit(timeout: 20), 5, program.errorOutput)
    XCTAssertTrue(program.errorOutput.contains("keypad: There is no font"), program.errorOutput)
  }
}
