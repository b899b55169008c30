import TestSupport
import XCTest

/// One keypad and a field of every kind, worked by fingers.
final class DemoTests: DemoTestCase {
  func testEachFieldHasTheRulesOfItsPurpose() throws {
    try check("Price", tapping: "0 5 . 2 5 7", gives: "0.25")
    try check("Quantity", tapping: "0 . 7", gives: "07")
    try check("Amount", tapping: ". 5", gives: "0.5")
  }

  func testAPINIsNotShown() throws {
    let before = try field("PIN")
    try touch(before)
    try tap("1 2")
    try eventually("bullets for digits", is: 2) { try field("PIN").text.count }
    XCTAssertFalse(try field("PIN").text.contains { $0.isNumber })
  }

  func testTheKeypadStaysAwayFromNamesAndReadOnlyFields() throws {
    try touch(field("Price"))
    try eventually("the keypad is there") { isKeypadThere }
    try touch(field("Name"))
    try eventually("the keypad is gone") { !isKeypadThere }
    try touch(field("Price"))
    try eventually("the keypad is there again") { isKeypadThere }
    try touch(field("Read only"))
    try eventually("the keypad is gone again") { !isKeypadThere }
  }

  func testTheAddedPointShowsForItsFieldAndGoesWithIt() throws {
    try check("Length", tapping: "1 . 5", gives: "1.5")
    XCTAssertEqual(seen.find(role: "push button", name: "Decimal point")?.isSensitive, true)
    try touch(field("Quantity"))
    try eventually("the point is dead", is: false) {
      seen.find(role: "push button", name: "Decimal point")?.isSensitive
    }
  }

  func testWhatTheApplicationVetoesIsNotTyped() throws {
    try check("Vetoed", tapping: "1 7 2", gives: "12")
  }

  func testSearchEntriesSpinButtonsAndComboBoxes() throws {
    try check("Search", tapping: "4 2", gives: "42")
    try check("Spin button", tapping: "9", gives: "9")
    let combo = try field("Combo box")
    let entry = try XCTUnwrap(combo.everything.first { $0.role == "text" })
    try touch(entry)
    try tap("1 . 5")
    try eventually("the text", is: "1.5") { entry.text }
  }

  func testAFieldInAPopover() throws {
    try screen.touchscreen.tap(field("Popover").area.centre)
    let entry = try field("In a popover")
    try touch(entry)
    try tap("7 . 5")
    try eventually("the text", is: "7.5") { entry.text }
  }

  func testTheNumberAtTheCaretOfAText() throws {
    let text = try field("Text")
    try touch(text)
    text.placeCaret(at: 2)
    try tap("4 delete 5")
    try eventually("the text", is: "125 rolls at 3.50") { text.text }
  }

  func testLeavingAFieldSettlesIt() throws {
    let price = try field("Price")
    try touch(price)
    try tap("1 0 5")
    try eventually("the text", is: "105") { price.text }
    price.placeCaret(at: 1)
    try tap("delete")
    try eventually("an unfinished number", is: "05") { price.text }
    try touch(field("Quantity"))
    try eventually("a settled number", is: "5") { price.text }
  }

  func testAKeyboardObeysTheRulesOfEachField() throws {
    let price = try field("Price")
    try touch(price)
    try screen.keyboard.type("1.234")
    try eventually("the text", is: "1.23") { price.text }
    let name = try field("Name")
    try touch(name)
    try screen.keyboard.type("1.234a")
    try eventually("the text", is: "1.234a") { name.text }
  }

  func testConfirmSaysTheNumberAndHideGivesUpTheFocus() throws {
    let price = try field("Price")
    try check("Price", tapping: "1 2 . confirm", gives: "12")
    try eventually("the number is told", is: ["Confirmed: 12"]) {
      seen.showing.filter { $0.role == "label" }.map(\.name).filter { $0.hasPrefix("Confirmed") }
    }
    try touch(price)
    try tap("hide")
    try eventually("the keypad is gone") { !isKeypadThere && !price.isFocused }
  }
}
