import TestSupport
import XCTest

/// Working the keys with the keyboard alone, and fingers that leave the focus where it is.
final class FocusTests: KeypadTestCase {
  /// What has the focus.
  private func focused(_ keypad: Keypad) throws -> String {
    if try keypad.field.isFocused { return "field" }
    return keypad.seen.showing.first(where: \.isFocused)?.name ?? "nothing"
  }

  /// Moves the focus on until a key has it.
  private func moveFocus(
    to name: String, _ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let key = try keypad.key(name, file: file, line: line)
    let all = keypad.seen.showing.filter { ["text", "push button"].contains($0.role) }
    for _ in 0..<15 where !key.isFocused {
      let before = all.firstIndex(where: \.isFocused)
      try screen.keyboard.type(.tab)
      try eventually("the focus moves on", file: file, line: line) {
        let now = all.firstIndex(where: \.isFocused)
        return now != nil && now != before
      }
    }
    XCTAssertTrue(key.isFocused, name, file: file, line: line)
  }

  private let inReadingOrder = [
    "1", "2", "3", "Delete", "4", "5", "6", "7", "8", "9", "Confirm", "Decimal point", "0", "Hide keypad",
  ]

  /// Checks which keys get the focus by Tab, and by Tab with Shift.
  private func check(
    _ keypad: Keypad, without disabled: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let expected = inReadingOrder.filter { !disabled.contains($0) } + ["field"]
    for name in expected {
      try screen.keyboard.type(.tab)
      try eventually("the focus", is: name, timeout: 3, file: file, line: line) { try focused(keypad) }
    }
    for name in expected.dropLast().reversed() + ["field"] {
      try screen.keyboard.type(.tab, holding: .shift)
      try eventually("the focus", is: name, timeout: 3, file: file, line: line) { try focused(keypad) }
    }
  }

  func testTabReachesEachKeyInReadingOrder() throws { try check(start("--value=5")) }

  func testTabLeavesOutDisabledKeys() throws {
    try check(start("--preset=digits"), without: "Confirm", "Decimal point")
  }

  func testFocusCanBeSeen() throws {
    let keypad = try start()
    let area = try XCTUnwrap(keypad.areas["1"])
    let before = try screen.windows.restingPicture(of: area)
    try screen.keyboard.type(.tab)
    try eventually("the focused key looks different") { try screen.windows.picture(of: area) != before }
    try screen.keyboard.type(.tab)
    try eventually("it looks as before") { try screen.windows.picture(of: area) == before }
  }

  func testSpacePressesEachDigitOnceAndAtOnce() throws {
    let keypad = try start("--preset=free")
    var typed = ""
    for name in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "Decimal point", "0"] {
      try moveFocus(to: name, keypad)
      try screen.keyboard.press(.space)
      typed += name == "Decimal point" ? "." : name
      // While the space bar is down.
      try keypad.shows(typed)
      try screen.keyboard.release(.space)
      try keypad.looksPressed()
    }
    try keypad.shows(typed)
    XCTAssertEqual(try focused(keypad), "0")
  }

  func testSpaceDeletes() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.end)
    try moveFocus(to: "Delete", keypad)
    try screen.keyboard.type(.space)
    try keypad.goesOn(with: "12")
  }

  func testSpaceConfirms() throws {
    let keypad = try start("--value=123")
    try moveFocus(to: "Confirm", keypad)
    try screen.keyboard.type(.space)
    try keypad.ends(printing: "123\n", status: 0)
  }

  func testSpaceHides() throws {
    let keypad = try start("--value=123")
    try moveFocus(to: "Hide keypad", keypad)
    try screen.keyboard.type(.space)
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
    // Typing brings them back.
    try screen.keyboard.type("4")
    try keypad.findKeys()
    try keypad.shows("1234")
    try keypad.looksPressed()
  }

  func testEnterConfirmsWhereverTheFocusIs() throws {
    for (name, key) in [
      ("3", KeyboardKey.enter), ("Delete", .enter), ("Confirm", .keypadEnter), ("Hide keypad", .keypadEnter),
    ] {
      let keypad = try start("--value=123")
      try moveFocus(to: name, keypad)
      try screen.keyboard.type(key)
      try keypad.ends(printing: "123\n", status: 0)
    }
  }

  func testEnterOnADigitConfirmsOnceInALoop() throws {
    let keypad = try start("--value=123", "--loop")
    try moveFocus(to: "Confirm", keypad)
    try screen.keyboard.type(.enter)
    try keypad.goesOn(with: "")
    XCTAssertEqual(keypad.program.output, "123\n")
    try screen.keyboard.type("9")
    try keypad.shows("89")
  }

  func testDigitsGoIntoTheFieldWhereverTheFocusIs() throws {
    for name in ["5", "Delete", "Hide keypad"] {
      let keypad = try start("--value=1")
      try screen.keyboard.type(.end)
      try moveFocus(to: name, keypad)
      try screen.keyboard.type("2.7")
      try screen.keyboard.typeOnKeypad("5")
      try keypad.shows("12.75")
      try screen.keyboard.type(.backSpace)
      try keypad.shows("12.7")
      keypad.program.child.end()
    }
  }

  func testEscapeCancelsWhereverTheFocusIs() throws {
    let keypad = try start("--value=1")
    try moveFocus(to: "5", keypad)
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "", status: 1)
  }

  func testTouchingKeysLeavesTheFocusInTheField() throws {
    let keypad = try start("--preset=free")
    for name in inReadingOrder where name != "Hide keypad" && name != "Confirm" {
      try keypad.tapKey(name)
      XCTAssertEqual(try focused(keypad), "field", name)
      try screen.mouse.click(keypad.place(name))
      XCTAssertEqual(try focused(keypad), "field", name)
    }
    try keypad.confirmWorks(true)
    try screen.touchscreen.down(keypad.place("Confirm"))
    try keypad.looksPressed("Confirm")
    XCTAssertEqual(try focused(keypad), "field")
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.up()
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type("3")
    try keypad.shows("3")
  }

  func testTouchingAKeyDoesNotMoveTheFocusOntoIt() throws {
    let keypad = try start("--preset=free")
    try moveFocus(to: "3", keypad)
    try keypad.tap("5")
    try screen.mouse.click(keypad.place("6"))
    try keypad.shows("56")
    XCTAssertTrue(["3", "field"].contains(try focused(keypad)))
  }

  func testTouchKeepsTheSelectionUntilTheKeyReplacesIt() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<3) { try keypad.field.selection }
    try screen.touchscreen.down(keypad.place("Confirm"))
    try keypad.looksPressed("Confirm")
    XCTAssertEqual(try keypad.field.selection, 0..<3)
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.up()
    try keypad.tap("7")
    try keypad.shows("7")
  }
}
