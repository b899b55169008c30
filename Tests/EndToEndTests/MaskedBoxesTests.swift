import TestSupport
import XCTest

/// A PIN in masked boxes: nobody learns it from the screen, from assistive technology, the clipboard or the system.
final class MaskedBoxesTests: KeypadTestCase {
  /// Digits that no count of four boxes is written with.
  private static let pin = "8697"

  func testPINIsPrinted() throws {
    let keypad = try start("--boxes=4", "--masked")
    for count in 1...4 {
      try keypad.tap(String(MaskedBoxesTests.pin.dropFirst(count - 1).prefix(1)))
      try keypad.shows(String(repeating: "•", count: count))
      try keypad.confirmWorks(count == 4)
    }
    try keypad.tapKey("Delete")
    try keypad.shows("•••")
    try keypad.tap("7")
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "8697\n", status: 0)
  }

  func testFieldIsAPasswordCalledByThePrompt() throws {
    let field = try start("--boxes=4", "--masked", "--prompt=PIN").field
    XCTAssertEqual(field.role, "password text")
    XCTAssertEqual(field.name, "PIN")
    XCTAssertTrue(field.children.isEmpty)
  }

  /// The row of boxes as it is seen with a number in it.
  private func picture(of number: String) throws -> Picture {
    let keypad = try start("--boxes=4", "--masked")
    defer { keypad.program.child.end() }
    let area = try keypad.field.area
    let before = try screen.windows.restingPicture(of: area)
    try keypad.tap(number)
    try keypad.shows(String(repeating: "•", count: number.count))
    try eventually("something is drawn") { try screen.windows.picture(of: area) != before }
    return try screen.windows.restingPicture(of: area)
  }

  func testAllDigitsLookTheSame() throws {
    let one = try picture(of: "8697")
    XCTAssertTrue(one.looksLike(try picture(of: "1111")))
    XCTAssertFalse(one.looksLike(try picture(of: "869")), "it can be seen how many there are")
  }

  /// All that a program tells assistive technology, but for the names of the keys.
  private func told(by keypad: Keypad) -> [String] {
    keypad.seen.root.everything.flatMap {
      [$0.role == "push button" ? "" : $0.name, $0.details, $0.hasText ? $0.text : ""]
    }
  }

  func testNothingTellsTheDigits() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--boxes=4", "--masked", "--prompt=PIN", "--loop")
    func check(line: UInt = #line) {
      let words = told(by: keypad) + spoken.words(from: keypad.seen)
      for digit in MaskedBoxesTests.pin {
        XCTAssertEqual(words.filter { $0.contains(digit) }, [], "\(digit) is told", line: line)
      }
    }
    check()
    for (count, digit) in MaskedBoxesTests.pin.enumerated() {
      try keypad.tap(String(digit))
      try keypad.shows(String(repeating: "•", count: count + 1))
      check()
    }
    // Refusals do not repeat it either.
    try keypad.tap("9")
    try keypad.says("no room for more digits")
    check()
    keypad.refusalIsRead()
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: "8697\n") { keypad.program.output }
    try keypad.shows("")
    check()
    try eventually("bullets are told of") { spoken.words(from: keypad.seen).contains("•") }
    check()
    XCTAssertEqual(keypad.program.errorOutput, "")
  }

  /// Whatever a program tells of one PIN it tells of every other.
  func testAllPINsAreToldAlike() throws {
    let told = try ["8697", "1111"].map { pin in
      let keypad = try start("--boxes=4", "--masked")
      defer { keypad.program.child.end() }
      try screen.keyboard.type(pin)
      try keypad.shows("••••")
      try keypad.confirmWorks(true)
      return self.told(by: keypad)
    }
    XCTAssertTrue(told[0].contains("••••"))
    XCTAssertEqual(told[0], told[1])
  }

  /// The clipboard and the selection, each as another keypad pastes it.
  private func checkClipboardAndSelection(_ number: String, line: UInt = #line) throws {
    let byKey = try start("--preset=free")
    try screen.keyboard.type(.v, holding: .control)
    try byKey.shows(number, line: line)
    byKey.program.child.end()
    let byMouse = try start("--preset=free")
    try screen.mouse.click(byMouse.field.area.centre, 2)
    try byMouse.shows(number, line: line)
    byMouse.program.child.end()
  }

  func testNothingCanBeCopiedOrCut() throws {
    let owner = try start("--value=34.5")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<4) { try owner.field.selection }
    try screen.keyboard.type(.c, holding: .control)
    try checkClipboardAndSelection("34.5")
    let copying: [(key: KeyboardKey, modifier: KeyboardKey)] = [
      (.c, .control), (.x, .control), (.insert, .control), (.delete, .shift),
    ]
    let keypad = try start("--boxes=4", "--masked")
    try screen.keyboard.type(MaskedBoxesTests.pin)
    try keypad.shows("••••")
    for (key, modifier) in copying {
      try screen.keyboard.type(.a, holding: .control)
      try screen.keyboard.type(key, holding: modifier)
    }
    // All of it has been dealt with once what comes behind it has.
    try screen.keyboard.type(.backSpace)
    try keypad.shows("•••")
    try checkClipboardAndSelection("34.5")
  }

  /// A finger and a double click select nothing either.
  func testNothingCanBeSelected() throws {
    let owner = try start("--value=34.5")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<4) { try owner.field.selection }
    try screen.keyboard.type(.c, holding: .control)
    let keypad = try start("--boxes=4", "--masked")
    try screen.keyboard.type(MaskedBoxesTests.pin)
    try keypad.shows("••••")
    for _ in 1...3 { try screen.mouse.click(keypad.field.area.centre) }
    for _ in 1...3 { try screen.touchscreen.tap(keypad.field.area.centre) }
    try screen.keyboard.type(.c, holding: .control)
    try screen.keyboard.type(.backSpace)
    try keypad.shows("•••")
    try checkClipboardAndSelection("34.5")
  }

  /// What everybody on the machine can read of the process, and what is on standard error.
  func testTheSystemDoesNotKnowIt() throws {
    let keypad = try start("--boxes=4", "--masked", "--loop")
    let process = "/proc/\(keypad.program.child.processIdentifier)"
    func known() throws -> String {
      try ["environ", "cmdline", "comm", "status"].map {
        String(decoding: try Data(contentsOf: URL(filePath: "\(process)/\($0)")), as: UTF8.self)
      }.joined(separator: "\n")
    }
    let before = try known()
    // One that is there by chance, in the name of a directory perhaps, would prove nothing.
    let pin = try XCTUnwrap(["8697", "2850", "9163", "7402"].first { !before.contains($0) })
    try keypad.tap(pin)
    try keypad.shows("••••")
    XCTAssertFalse(try known().contains(pin))
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: pin + "\n") { keypad.program.output }
    XCTAssertFalse(try known().contains(pin))
    XCTAssertEqual(keypad.program.errorOutput, "")
  }

  /// A light on the screen would tell what is typed without a look at the keyboard.
  func testKeysStayDarkWhileAKeyboardTypes() throws {
    let keypad = try start("--boxes=4", "--masked", "--loop")
    let row = try keypad.field.area
    var text = ""
    for (key, digit) in [(KeyboardKey.digit8, "8"), (.keypad6, "6"), (.digit9, "9"), (.keypad7, "7")] {
      let before = try screen.windows.restingPicture(of: row)
      try screen.keyboard.press(key)
      text += "•"
      try keypad.shows(text)
      // A light would be drawn together with the bullet.
      try eventually("a bullet is drawn for \(digit)") { try screen.windows.picture(of: row) != before }
      XCTAssertEqual(try keypad.pressedKeys(in: screen.windows.picture(of: keypad.grid)), [], digit)
      try screen.keyboard.release(key)
    }
  }

  func testNothingLightsWhenAKeyHasTheFocus() throws {
    let keypad = try start("--boxes=4", "--masked")
    let row = try keypad.field.area
    try screen.keyboard.type(.tab)
    try eventually("1 has the focus") { try keypad.key("1").isFocused }
    let before = try screen.windows.restingPicture(of: row)
    try screen.keyboard.press(.digit8)
    try keypad.shows("•")
    try eventually("a bullet is drawn") { try screen.windows.picture(of: row) != before }
    XCTAssertEqual(try keypad.pressedKeys(in: screen.windows.picture(of: keypad.grid)), [])
  }

  func testDoesNotGoTogetherWithTheClipboard() throws {
    let program = try Program(
      BuiltProgram.path(), ["--boxes=4", "--masked", "--clipboard"], environment: surroundings.variables)
    XCTAssertEqual(try program.child.waitForExit(), 2)
    XCTAssertEqual(program.output, "")
    XCTAssertTrue(program.errorOutput.contains("--clipboard"), program.errorOutput)
    XCTAssertEqual(program.errorOutput.filter { $0 == "\n" }.count, 1, program.errorOutput)
  }
}
