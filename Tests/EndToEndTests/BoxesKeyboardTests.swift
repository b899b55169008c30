import TestSupport
import XCTest

/// Digit boxes and a physical keyboard.
final class BoxesKeyboardTests: KeypadTestCase {
  func testTypedDigitsAreConfirmedByEnter() throws {
    let keypad = try start("--boxes=4", "--point-after=2")
    try screen.keyboard.type("0520")
    try keypad.shows("0 5 . 2 0")
    try screen.keyboard.type(.enter)
    try keypad.ends(printing: "05.20\n", status: 0)
  }

  func testKeypadBlock() throws {
    for hasNumLock in [false, true] {
      if hasNumLock { try screen.keyboard.type(.numLock) }
      defer { if hasNumLock { try? screen.keyboard.type(.numLock) } }
      let keypad = try start("--boxes=10")
      try screen.keyboard.typeOnKeypad("1234567890")
      try keypad.shows("1 2 3 4 5 6 7 8 9 0")
      try screen.keyboard.type(.keypadEnter)
      try keypad.ends(printing: "1234567890\n", status: 0)
    }
  }

  func testBackspaceEmptiesTheLastFilledBox() throws {
    let keypad = try start("--boxes=4", "--value=1234")
    try screen.keyboard.type(.backSpace, .backSpace)
    try keypad.shows("1 2")
    try keypad.confirmWorks(false)
  }

  /// Behind the last digit there is nothing.
  func testForwardDeleteIsRefused() throws {
    let keypad = try start("--boxes=4", "--value=12")
    try screen.keyboard.type(.delete)
    try keypad.says("Nothing to delete")
    try keypad.goesOn(with: "1 2 ")
  }

  func testCaretKeysDoNothing() throws {
    for key in [KeyboardKey.left, .right, .home, .end] {
      let keypad = try start("--boxes=4", "--value=12")
      try screen.keyboard.type(key)
      try screen.keyboard.type("3")
      try keypad.shows("1 2 3")
      try screen.keyboard.type(key)
      try screen.keyboard.type(.backSpace)
      try keypad.shows("1 2")
      XCTAssertTrue(try keypad.field.isFocused)
      XCTAssertEqual(try keypad.message, "")
      XCTAssertEqual(try screen.windows.takeBells(), 0)
      keypad.program.child.end()
    }
  }

  /// In a field they go by words, or select: they never leave it.
  func testCaretKeysWithModifiersDoNothing() throws {
    for modifier in [KeyboardKey.control, .shift] {
      for key in [KeyboardKey.left, .right, .home, .end] {
        let keypad = try start("--boxes=4", "--value=12")
        try screen.keyboard.type(key, holding: modifier)
        try screen.keyboard.type("3")
        try keypad.shows("1 2 3")
        XCTAssertTrue(try keypad.field.isFocused, "\(modifier) and \(key)")
        XCTAssertEqual(try keypad.message, "")
        XCTAssertEqual(try screen.windows.takeBells(), 0, "\(modifier) and \(key)")
        keypad.program.child.end()
      }
    }
  }

  func testSelectingAllSelectsNothing() throws {
    let keypad = try start("--boxes=4", "--value=12")
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type("3")
    try keypad.shows("1 2 3")
  }

  func testLettersAreRefused() throws {
    let keypad = try start("--boxes=4")
    try screen.keyboard.type("1a")
    try keypad.says("Only digits")
    XCTAssertEqual(try screen.windows.takeBells(), 1)
    try screen.keyboard.type(.space)
    try eventually("it is refused too", is: 1) { try screen.windows.takeBells() }
    try keypad.goesOn(with: "1 ")
  }

  func testPointIsRefused() throws {
    let code = try start("--boxes=4", "--value=12")
    try screen.keyboard.type(".")
    try code.says("No decimals here")
    try code.goesOn(with: "1 2 ")
    code.program.child.end()
    // Where the boxes have a point, it is there already.
    let weight = try start("--boxes=4", "--point-after=2", "--value=12")
    try screen.keyboard.type(".")
    try weight.says("The point has its place")
    try screen.keyboard.typeOnKeypad(".")
    try weight.goesOn(with: "1 2 . ")
  }

  func testDigitWithoutABoxIsRefused() throws {
    let keypad = try start("--boxes=4")
    try screen.keyboard.type("12345")
    try keypad.says("no room for more digits")
    try keypad.shows("1 2 3 4")
    XCTAssertEqual(try screen.windows.takeBells(), 1)
  }

  func testEnterIsRefusedUntilAllBoxesAreFilled() throws {
    let keypad = try start("--boxes=4")
    try screen.keyboard.type(.enter)
    try keypad.says("Nothing entered")
    try screen.keyboard.type("12")
    try eventually("the words are gone", is: "") { try keypad.message }
    try screen.keyboard.type(.keypadEnter)
    try keypad.says("Fill all boxes")
    XCTAssertEqual(keypad.program.output, "")
    try screen.keyboard.type("34")
    try screen.keyboard.type(.enter)
    try keypad.ends(printing: "1234\n", status: 0)
  }

  func testEscapeCancels() throws {
    let keypad = try start("--boxes=4", "--value=1234")
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "", status: 1)
  }

  /// Tab goes on to the keys and back, as from any other field.
  func testTabLeavesTheBoxes() throws {
    let keypad = try start("--boxes=4")
    try screen.keyboard.type(.tab)
    try eventually("1 has the focus") { try keypad.key("1").isFocused }
    XCTAssertEqual(try keypad.message, "")
    XCTAssertEqual(try screen.windows.takeBells(), 0)
    try screen.keyboard.type(.tab, holding: .shift)
    try eventually("the boxes have the focus") { try keypad.field.isFocused }
    try keypad.goesOn(with: "")
  }

  func testTypedKeyLightsItsKey() throws {
    let keypad = try start("--boxes=4")
    try screen.keyboard.press(.digit5)
    try keypad.looksPressed("5")
    try screen.keyboard.release(.digit5)
    try keypad.looksPressed()
  }

  func testTypingBringsHiddenKeysBack() throws {
    let keypad = try start("--boxes=4")
    try keypad.tapKey("Hide keypad")
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
    try screen.keyboard.type("1")
    try keypad.findKeys()
    try keypad.goesOn(with: "1 ")
  }

  func testConfirmWhenComplete() throws {
    let keypad = try start("--boxes=4", "--confirm-when-complete", "--loop")
    try screen.keyboard.type("12345678")
    try eventually("what is printed", is: "1234\n5678\n") { keypad.program.output }
    try keypad.goesOn(with: "")
  }
}
