import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// The view as its owner sees it.
final class ViewTests: ViewTestCase {
  func testConfirmDeliversTheSettledNumberAndShowsIt() throws {
    try open()
    var delivered: [String] = []
    keypad.onConfirm = { delivered.append($0) }
    keypad.text = "007."
    try type(.enter)
    XCTAssertEqual(delivered, ["7"])
    XCTAssertEqual(keypad.text, "7")
  }

  func testConfirmOfNothingIsRefused() throws {
    try open()
    keypad.onConfirm = { _ in XCTFail("nothing was entered") }
    try type(.enter)
    XCTAssertEqual(keypad.message, "Nothing entered yet")
  }

  func testTheMessageGoesWithTheNextKey() throws {
    try open()
    try type(.digit0, .digit5)
    XCTAssertEqual(keypad.message, "A zero cannot come first")
    try type(.period)
    XCTAssertEqual(keypad.message, "")
  }

  func testTheSeparatorInUseIsShownAndTheValueIsNot() throws {
    try open(Rules.payment, .comma)
    try type(.digit1, .comma, .digit5)
    XCTAssertEqual(keypad.entry.text, "1,5")
    XCTAssertEqual(keypad.text, "1.5")
    keypad.text = "2.75"
    XCTAssertEqual(keypad.entry.text, "2,75")
  }

  func testTheSeparatorCanChangeAtAnyTime() throws {
    try open()
    keypad.text = "12.5"
    keypad.decimalSeparator = .comma
    XCTAssertEqual(keypad.entry.text, "12,5")
    XCTAssertEqual(keypad.text, "12.5")
    try type(.digit7)
    XCTAssertEqual(keypad.entry.text, "12,57")
    keypad.decimalSeparator = .point
    XCTAssertEqual(keypad.entry.text, "12.57")
  }

  func testRulesCanChangeAtAnyTime() throws {
    try open()
    keypad.text = "12.5"
    keypad.rules = Rules.digits
    try type(.digit1)
    XCTAssertEqual(keypad.text, "12.5")
    XCTAssertEqual(keypad.message, "No decimals here")
    var rules = Rules.digits
    rules.fractionDigits = 3
    keypad.rules = rules
    try type(.digit1)
    XCTAssertEqual(keypad.text, "12.51")
  }

  func testHidingLeavesTheFieldAndSettlesIt() throws {
    try open()
    keypad.text = ".5"
    keypad.onHide = { XCTFail("the owner hides the keys, not the person") }
    keypad.hide()
    XCTAssertEqual(keypad.text, "0.5")
    XCTAssertFalse(keypad.entry.hasFocus)
    keypad.show()
    XCTAssertTrue(keypad.entry.hasFocus)
  }

  func testTheNumberPadOfAKeyboardTypesWithAndWithoutNumLock() throws {
    try open()
    try type(.keypad1, .keypadPoint, .keypad5)
    XCTAssertEqual(keypad.text, "1.5")
    keypad.text = ""
    try type(.numLock)
    try type(.keypad2, .keypadPoint, .keypad6)
    try type(.numLock)
    XCTAssertEqual(keypad.text, "2.6")
  }

  func testAViewThatIsLetGoLeavesItsWindowAndMemory() throws {
    try open()
    weak let view = panel
    try tearDownWithError()
    XCTAssertNil(view)
  }

  func testMessagesNameTheLimitThatWasMet() {
    let words = { (rules: Rules, refusal: Refusal) in rules.words(for: refusal) }
    let payment = Rules.payment
    XCTAssertEqual(words(payment, .fractionFull), "At most 2 decimals")
    XCTAssertEqual(words(payment, .integerFull), "At most 9 digits before the point")
    var single = payment
    single.fractionDigits = 1
    XCTAssertEqual(words(single, .fractionFull), "At most 1 decimal")
    single.fractionDigits = 0
    single.integerDigits = 4
    XCTAssertEqual(words(single, .integerFull), "At most 4 digits")
    XCTAssertEqual(words(single, .notANumber), "Only digits")
    let texts = Refusal.allCases.map { words(payment, $0) }
    XCTAssertEqual(Set(texts).count, Refusal.allCases.count)
    XCTAssertFalse(texts.contains(""))
  }

  func testColours() {
    XCTAssertNotNil(Color("#0084ff"))
    XCTAssertNotNil(Color("#FFCC00"))
    for wrong in ["", "#", "0084ff", "#0084f", "#0084ff0", "#0084fg", "blue", "#+084ff"] { XCTAssertNil(Color(wrong)) }
  }
}
