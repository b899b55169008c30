import TestSupport
import XCTest

/// A physical keyboard obeys the same rules, with nobody managing windows.
final class KeyboardTests: KeypadTestCase {
  func testTypedAmountIsPrinted() throws {
    let keypad = try start()
    try screen.keyboard.type("05.257")
    try keypad.shows("0.25")
    keypad.refusalIsRead()
    try screen.keyboard.type(.enter)
    try keypad.ends(printing: "0.25\n", status: 0)
  }

  func testEnterOnAnEmptyFieldDoesNothing() throws {
    let keypad = try start()
    try screen.keyboard.type(.enter)
    try keypad.goesOn(with: "")
  }

  func testLettersAreRefused() throws {
    let keypad = try start()
    try screen.keyboard.type("1a2")
    try keypad.shows("12")
  }

  func testCommaIsThePointWhereThePointIsInUse() throws {
    let keypad = try start()
    try screen.keyboard.type("15,79")
    try keypad.shows("15.79")
  }

  func testKeypadBlockWithoutNumLock() throws {
    let keypad = try start("--preset=free")
    try screen.keyboard.typeOnKeypad("1234567890.5")
    try keypad.shows("1234567890.5")
    try screen.keyboard.type(.keypadEnter)
    try keypad.ends(printing: "1234567890.5\n", status: 0)
  }

  func testKeypadBlockWithNumLock() throws {
    let keypad = try start("--preset=free")
    try screen.keyboard.type(.numLock)
    defer { try? screen.keyboard.type(.numLock) }
    try screen.keyboard.typeOnKeypad("1234567890.5")
    try keypad.shows("1234567890.5")
    try screen.keyboard.type(.keypadEnter)
    try keypad.ends(printing: "1234567890.5\n", status: 0)
  }

  func testBackSpaceDeletesBeforeTheCaret() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.end, .left, .backSpace)
    try keypad.shows("13")
    try keypad.showsCaret(at: 1)
  }

  func testDeleteDeletesBehindTheCaret() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.home, .right, .delete)
    try keypad.shows("13")
    try keypad.showsCaret(at: 1)
  }

  func testHomeAndEnd() throws {
    let keypad = try start("--value=34")
    try screen.keyboard.type(.home)
    try screen.keyboard.type("12")
    try screen.keyboard.type(.end)
    try screen.keyboard.type("5")
    try keypad.shows("12345")
  }

  func testSelectingAllAndTyping() throws {
    let keypad = try start("--value=34.56")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<5) { try keypad.field.selection }
    try screen.keyboard.type("7")
    try keypad.shows("7")
  }

  func testSelectingAllAndDeleting() throws {
    let keypad = try start("--value=34.56")
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type(.backSpace)
    try keypad.shows("")
    try keypad.confirmWorks(false)
  }
}
