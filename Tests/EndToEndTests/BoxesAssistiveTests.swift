import TestSupport
import XCTest

/// What assistive technology is told of digit boxes: one text, whatever it is drawn of.
final class BoxesAssistiveTests: KeypadTestCase {
  func testTheyAreOneTextThatIsCalledByThePrompt() throws {
    let field = try start("--boxes=4", "--point-after=2", "--prompt=Weight", "--value=1234").field
    XCTAssertEqual(field.role, "text")
    XCTAssertEqual(field.name, "Weight")
    XCTAssertTrue(field.isFocused)
    XCTAssertTrue(field.children.isEmpty)
  }

  func testTheyHaveANameWithoutAPrompt() throws {
    XCTAssertFalse(try start("--boxes=4").field.name.isEmpty)
  }

  /// One by one, not "five hundred and twenty".
  func testDigitsAreReadApart() throws {
    let keypad = try start("--boxes=4", "--point-after=2")
    for (key, text) in [("0", "0"), ("5", "0 5"), ("2", "0 5 . 2"), ("0", "0 5 . 2 0")] {
      try keypad.tap(key)
      try keypad.shows(text)
      try keypad.showsCaret(at: text.count)
    }
  }

  func testDescriptionSaysHowManyAreFilled() throws {
    let keypad = try start("--boxes=6")
    let empty = try keypad.field.details
    XCTAssertTrue(empty.contains("6"), empty)
    try keypad.tap("8")
    try eventually("one digit is told of") { try keypad.field.details != empty && keypad.field.details.contains("1") }
  }

  func testChangesAreTold() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--boxes=4", "--point-after=2")
    func check(_ change: String, line: UInt = #line) throws {
      try eventually("\(change.debugDescription) is told", line: line) {
        spoken.words(from: keypad.seen).contains(change)
      }
    }
    try keypad.tap("7")
    try check("7")
    try keypad.tap("8")
    try check(" 8")
    try keypad.tap("9")
    try check(" . 9")
    let before = spoken.words(from: keypad.seen).filter { $0 == " . 9" }.count
    try keypad.tapKey("Delete")
    try eventually("that it has gone is told") {
      spoken.words(from: keypad.seen).filter { $0 == " . 9" }.count > before
    }
  }

  func testRefusalIsAnnounced() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--boxes=2", "--value=12")
    try keypad.tap("3")
    try eventually("the words are announced") {
      spoken.appearances(in: keypad.seen).contains {
        $0.role == "notification" && ($0.name + $0.text).contains("no room for more digits")
      }
    }
  }

  func testActionsOfKeysFillAndDeliver() throws {
    let keypad = try start("--boxes=4", "--point-after=1")
    for name in ["4", "0", "9", "Delete", "9", "1"] { XCTAssertTrue(try keypad.key(name).press(), name) }
    try keypad.shows("4 . 0 9 1")
    XCTAssertTrue(try keypad.field.isFocused)
    XCTAssertTrue(try keypad.key("Confirm").press())
    try keypad.ends(printing: "4.091\n", status: 0)
  }
}
