import TestSupport
import XCTest

/// What assistive technology is told of the keys, and what it can do with them.
final class AssistiveTests: KeypadTestCase {
  private static let digits = (0...9).map(String.init)

  func testEachKeyHasRoleAndName() throws {
    let keypad = try start()
    for name in AssistiveTests.digits + ["Decimal point", "Hide keypad", "Delete", "Confirm"] {
      XCTAssertEqual(try keypad.key(name).role, "push button")
      let area = try keypad.key(name).area
      XCTAssertGreaterThan(area.width * area.height, 0, name)
    }
    // Nothing else pretends to be a key, such as something without a name that covers them.
    XCTAssertEqual(keypad.seen.showing.filter { $0.role == "push button" }.count, 14)
  }

  func testDescriptionSaysWhatTheLabelDoesNot() throws {
    let keypad = try start()
    let details = try ["Delete", "Hide keypad", "Confirm"].map { try keypad.key($0).details }
    XCTAssertFalse(details.contains(""), "\(details)")
    XCTAssertEqual(Set(details).count, 3, "\(details)")
  }

  func testActionOfEachDigitTypesIt() throws {
    let keypad = try start("--preset=free")
    for name in AssistiveTests.digits { XCTAssertTrue(try keypad.key(name).press(), name) }
    XCTAssertTrue(try keypad.key("Decimal point").press())
    XCTAssertTrue(try keypad.key("5").press())
    try keypad.shows("0123456789.5")
    XCTAssertTrue(try keypad.key("Delete").press())
    try keypad.shows("0123456789.")
    XCTAssertTrue(try keypad.field.isFocused)
    try keypad.looksPressed()
  }

  func testActionOfConfirmDelivers() throws {
    let keypad = try start("--loop", "--value=5")
    XCTAssertTrue(try keypad.key("Confirm").press())
    try eventually("what is printed", is: "5\n") { keypad.program.output }
    try keypad.goesOn(with: "")
  }

  func testActionOfHidePutsTheKeysAway() throws {
    let keypad = try start()
    XCTAssertTrue(try keypad.key("Hide keypad").press())
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
  }

  func testDisabledStatesAreTrue() throws {
    let keypad = try start("--preset=digits")
    XCTAssertFalse(try keypad.key("Decimal point").isSensitive)
    XCTAssertFalse(try keypad.key("Confirm").isSensitive)
    for name in AssistiveTests.digits + ["Delete", "Hide keypad"] {
      XCTAssertTrue(try keypad.key(name).isSensitive, name)
    }
    try keypad.key("Decimal point").press()
    try keypad.key("Confirm").press()
    try keypad.tap("5")
    try keypad.confirmWorks(true)
    XCTAssertFalse(try keypad.key("Decimal point").isSensitive)
    try keypad.tapKey("Delete")
    try keypad.confirmWorks(false)
    XCTAssertEqual(keypad.program.output, "")
  }

  func testPointIsEnabledWhereThereAreDecimals() throws {
    XCTAssertTrue(try start().key("Decimal point").isSensitive)
  }

  func testRefusalIsAnnounced() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--value=0.25")
    try screen.keyboard.type(.end)
    try keypad.tap("7")
    try eventually("a notification with the words comes into sight") {
      spoken.appearances(in: keypad.seen).contains {
        $0.role == "notification" && ($0.name + $0.text).contains("At most 2 decimals")
      }
    }
  }

  /// The same words again are news again.
  func testRepeatedRefusalIsAnnouncedAgain() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--value=0.25")
    try screen.keyboard.type(.end)
    func announcements() -> Int {
      spoken.appearances(in: keypad.seen).filter { $0.role == "notification" }.count
    }
    try keypad.tap("7")
    try keypad.says("At most 2 decimals")
    try eventually("it is announced") { announcements() > 0 }
    let before = announcements()
    try keypad.tap("7")
    try eventually("it is announced again") { announcements() > before }
  }

  func testFieldHasThePromptAsItsNameAndTheFocus() throws {
    let keypad = try start("--prompt=Amount")
    XCTAssertEqual(try keypad.field.name, "Amount")
    XCTAssertEqual(try keypad.field.role, "text")
    XCTAssertTrue(try keypad.field.isFocused)
  }

  func testFieldHasANameWithoutAPrompt() throws {
    XCTAssertFalse(try start().field.name.isEmpty)
  }
}
