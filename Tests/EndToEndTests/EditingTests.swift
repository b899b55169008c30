import TestSupport
import XCTest

/// Keys work where the caret is, and on what is selected, as one edit.
final class EditingTests: KeypadTestCase {
  /// Starts with a text of which a part is selected with the keyboard.
  private func start(
    _ text: String, selecting range: Range<Int>, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, ["--value=\(text)"], surroundings: surroundings, file: file, line: line)
    try screen.keyboard.type(.home)
    for _ in 0..<range.lowerBound { try screen.keyboard.type(.right) }
    for _ in range { try screen.keyboard.type(.right, holding: .shift) }
    try eventually("the selection", is: range, file: file, line: line) { try keypad.field.selection }
    return keypad
  }

  func testTypedPointReplacesASelectionInOneEdit() throws {
    let keypad = try start("12.34", selecting: 1..<4)
    try screen.keyboard.type(".")
    try keypad.shows("1.4")
    try keypad.showsCaret(at: 2)
  }

  func testTappedPointReplacesASelectionInOneEdit() throws {
    let keypad = try start("12.34", selecting: 1..<4)
    try keypad.tap(".")
    try keypad.shows("1.4")
    try keypad.showsCaret(at: 2)
  }

  func testTypedDigitReplacesASelection() throws {
    let keypad = try start("12.34", selecting: 1..<4)
    try screen.keyboard.type("9")
    try keypad.shows("194")
    try keypad.showsCaret(at: 2)
  }

  func testRefusedKeyLeavesTheSelection() throws {
    let keypad = try start("0.25", selecting: 0..<2)
    // What is left, 025, would begin with a zero too many.
    try screen.keyboard.type("0")
    try keypad.says("zero")
    try keypad.shows("0.25")
    XCTAssertEqual(try keypad.field.selection, 0..<2)
  }

  func testGuardedPointStays() throws {
    let keypad = try start("0.25", selecting: 1..<2)
    try screen.keyboard.type(.backSpace)
    try screen.keyboard.type(.end, .backSpace)
    try keypad.shows("0.2")
  }

  func testGuardedPointCannotBeCutEither() throws {
    let keypad = try start("0.25", selecting: 1..<2)
    try screen.keyboard.type(.x, holding: .control)
    try screen.keyboard.type(.end, .backSpace)
    try keypad.shows("0.2")
  }

  func testPointGoesWhereTheRestIsANumber() throws {
    let keypad = try start("12.34", selecting: 2..<3)
    try keypad.tapKey("Delete")
    try keypad.shows("1234")
    try keypad.showsCaret(at: 2)
  }

  func testThirdDecimalIsRefusedBehindThePointOnly() throws {
    let keypad = try start("12.34", selecting: 0..<0)
    try keypad.tap("5")
    try keypad.shows("512.34")
    try screen.keyboard.type(.end)
    try keypad.tap("5")
    try screen.keyboard.type(.home)
    try keypad.tap("6")
    try keypad.shows("6512.34")
  }

  func testPointThatWouldLeaveFourDecimalsIsRefused() throws {
    let keypad = try start("123456", selecting: 2..<2)
    try keypad.tap(".")
    try keypad.goesOn(inTheMiddleOf: "1283456")
  }

  func testPointStepsOverThePoint() throws {
    let keypad = try start("12.34", selecting: 2..<2)
    try keypad.tap(".")
    try keypad.showsCaret(at: 3)
    try keypad.shows("12.34")
  }

  func testUnfinishedFrontIsSettledByTheNextDigit() throws {
    let keypad = try start("105", selecting: 0..<0)
    try screen.keyboard.type(.delete)
    try keypad.shows("05")
    try keypad.tap("2")
    try keypad.shows("205")
  }

  func testUnfinishedFrontIsSettledByConfirm() throws {
    let keypad = try start("5.25", selecting: 0..<0)
    try screen.keyboard.type(.delete)
    try keypad.shows(".25")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "0.25\n", status: 0)
  }

  func testFingerPlacesTheCaret() throws {
    let keypad = try start("12.34", selecting: 0..<0)
    let character = try keypad.field.area(ofCharacter: 2)
    try screen.touchscreen.tap(Point(x: Double(character.x) + 1, y: keypad.field.area.centre.y))
    try keypad.showsCaret(at: 2)
    try keypad.tap("5")
    try keypad.shows("125.34")
    try screen.keyboard.type("6")
    try keypad.shows("1256.34")
  }

  func testMousePlacesTheCaret() throws {
    let keypad = try start("12.34", selecting: 0..<0)
    let character = try keypad.field.area(ofCharacter: 1)
    try screen.mouse.click(Point(x: Double(character.x) + 1, y: keypad.field.area.centre.y))
    try keypad.showsCaret(at: 1)
    try screen.mouse.click(keypad.place("5"))
    try keypad.shows("152.34")
  }

  func testInputAidsObeyTheRules() throws {
    let keypad = try start("12.3", selecting: 4..<4)
    try keypad.field.insert("abc", at: 1)
    try keypad.field.insert("456", at: 4)
    try keypad.field.insert("4", at: 4)
    try keypad.shows("12.34")
    try keypad.field.insert("5", at: 5)
    try keypad.field.insert("9", at: 0)
    try keypad.shows("912.34")
    try keypad.field.replaceText(with: "twelve")
    try keypad.says("digits")
    try keypad.shows("912.34")
    try keypad.field.replaceText(with: "45.6")
    try keypad.shows("45.6")
  }

  func testScreenReaderSelects() throws {
    let keypad = try start("12.34", selecting: 0..<0)
    try keypad.field.select(1..<4)
    try keypad.tap(".")
    try keypad.shows("1.4")
  }
}

extension Keypad {
  /// Checks that the program goes on where the caret is: with an 8 there, the text is this.
  fileprivate func goesOn(
    inTheMiddleOf text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try tap("8", file: file, line: line)
    try shows(text, file: file, line: line)
  }
}
