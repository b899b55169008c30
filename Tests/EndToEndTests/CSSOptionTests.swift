import TestSupport
import XCTest

/// `--css=FILE`: a style sheet on top of the built-in one.
final class CSSOptionTests: KeypadTestCase {
  private var directory: TemporaryDirectory!

  override func setUpWithError() throws {
    try super.setUpWithError()
    directory = try TemporaryDirectory()
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    directory = nil
  }

  /// The option with a file that holds this sheet.
  private func option(_ sheet: String) throws -> String {
    let path = directory.file("look.css")
    try sheet.write(toFile: path, atomically: false, encoding: .utf8)
    return "--css=\(path)"
  }

  private func check(_ colour: UInt32, of key: String, _ keypad: Keypad, line: UInt = #line) throws {
    let corner = try keypad.ground(key, line: line)
    try eventually("the ground of \(key)", is: Color(colour), line: line) { try screen.windows.colour(at: corner) }
  }

  func testOneColourChangesAndTheRestStays() throws {
    let keypad = try start(option("numberpad key.digit { background-color: #ffe0b2; }"), "--value=5")
    for key in ["1", "5", "0"] { try check(0xFF_E0B2, of: key, keypad) }
    for key in ["Delete", "Hide keypad", "Decimal point"] { try check(0xFF_FFFF, of: key, keypad) }
    try check(0x00_84FF, of: "Confirm", keypad)
    try keypad.goesOn(with: "5")
  }

  func testNamedColoursChange() throws {
    let sheet = "@define-color keypad_key #1e1e1e; @define-color keypad_confirm #2e7d32;"
    let keypad = try start(option(sheet), "--value=5")
    for key in ["1", "Delete", "Decimal point"] { try check(0x1E_1E1E, of: key, keypad) }
    try check(0x2E_7D32, of: "Confirm", keypad)
  }

  func testTextChanges() throws {
    let keypad = try start(option("numberpad key { color: #aa0000; }"))
    let inside = try keypad.key("8").area.inset(by: 6)
    try eventually("it is written in red") {
      try screen.windows.picture(of: inside).colours.contains(Color(0xAA_0000))
    }
  }

  func testBoxesChange() throws {
    let sheet = """
      digitboxes digitbox { border-color: #00a000; }
      digitboxes:focus digitbox.marked { border-color: #a000a0; }
      """
    let keypad = try start(option(sheet), "--boxes=3", "--value=1")
    try eventually("the borders", is: [0x00_A000, 0xA0_00A0, 0x00_A000].map { Color($0) }) {
      try keypad.seenBoxes(3).map(\.colour)
    }
  }

  /// It is told before anything is shown: no display is needed for it.
  private func checkMistake(_ option: String, line: UInt = #line) throws {
    let displayless = Surroundings(home: directory.path)
    let program = try Program(BuiltProgram.path(), [option], environment: displayless.variables)
    XCTAssertEqual(try program.child.waitForExit(line: line), 2, option, line: line)
    XCTAssertEqual(program.output, "", option, line: line)
    let error = program.errorOutput
    XCTAssertTrue(error.hasSuffix("\n") && error.filter(\.isNewline).count == 1, error, line: line)
    XCTAssertTrue(error.contains("--css"), error, line: line)
    XCTAssertTrue(error.contains("style sheet"), error, line: line)
  }

  func testFileThatIsMissing() throws {
    try checkMistake("--css=\(directory.file("nothing.css"))")
    try checkMistake("--css=")
  }

  func testDirectory() throws { try checkMistake("--css=\(directory.path)") }

  func testBrokenSheet() throws {
    for sheet in [
      "numberpad key { background-color: }", "numberpad key { colr: red; }", "numberpad key {", "}",
      "numberpad key { color: red",
      "@define-color keypad_key;", "@import url(\"nothing.css\");", "one of my poems",
    ] { try checkMistake(option(sheet)) }
  }

  func testFileThatIsNoText() throws {
    let path = directory.file("picture.png")
    try Data([0x89, 0x50, 0x4E, 0x47, 0, 0xFF, 0xFE, 10, 13]).write(to: URL(filePath: path))
    try checkMistake("--css=\(path)")
  }

  func testEmptySheetChangesNothing() throws {
    let keypad = try start(option(""), "--value=5")
    try check(0xFF_FFFF, of: "1", keypad)
    try check(0x00_84FF, of: "Confirm", keypad)
  }
}
