import TestSupport
import XCTest

/// What the options of the command change for the person in front of it.
final class OptionTests: KeypadTestCase {
  func testValueIsThereFromTheStart() throws {
    let keypad = try start("--value=12.50")
    try keypad.shows("12.50")
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.50\n", status: 0)
  }

  func testPromptNamesTheField() throws {
    let keypad = try start("--prompt=Amount to pay")
    try eventually("the name of the field", is: "Amount to pay") { try keypad.field.name }
    let prompt = try XCTUnwrap(keypad.seen.find(role: "label", name: "Amount to pay"), "it can be read too")
    XCTAssertLessThanOrEqual(prompt.area.bottom, try keypad.field.area.y, "it stands over the field")
  }

  func testConfirmLabelIsWrittenOnTheKey() throws {
    // The label is the key's name, too.
    func picture(_ options: String..., named name: String = "Confirm") throws -> Picture {
      let keypad = try Keypad(on: screen, options + ["--value=5"], surroundings: surroundings)
      let key = try keypad.key(name).area
      let picture = try screen.windows.restingPicture(of: key.inset(by: 4))
      try keypad.tapKey(name)
      try keypad.ends(printing: "5\n", status: 0)
      return picture
    }
    let usual = try picture()
    XCTAssertTrue(try picture().looksLike(usual), "the same label looks the same")
    XCTAssertFalse(try picture("--confirm-label=Pay", named: "Pay").looksLike(usual))
  }

  func testTitleNamesTheWindow() throws {
    let keypad = try start("--title=Till 3")
    _ = try eventually(appears: "a window called Till 3") { keypad.seen.find(role: "frame", name: "Till 3") }
  }

  func testLoopPrintsEachNumberAndGoesOn() throws {
    let keypad = try start("--loop")
    try keypad.tap("12")
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: "12\n") { keypad.program.output }
    try keypad.shows("")
    try keypad.confirmWorks(false)
    try keypad.tap("3.5")
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: "12\n3.5\n") { keypad.program.output }
    try keypad.shows("")
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "12\n3.5\n", status: 1)
  }

  func testTimeoutGivesUp() throws {
    let keypad = try start("--timeout=2")
    try keypad.tap("12")
    try keypad.ends(printing: "", status: 5)
  }

  func testConfirmedInTimeIsNoTimeout() throws {
    let keypad = try start("--timeout=30")
    try keypad.tap("12")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12\n", status: 0)
  }

  func testCommaCanBeChosen() throws {
    let keypad = try start("--decimal-separator=,")
    try keypad.tap("12.5")
    try keypad.shows("12,5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testValueOfAnOptionMayBeAWordOfItsOwn() throws {
    let keypad = try start("--preset", "digits", "--value", "007")
    try keypad.shows("007")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "007\n", status: 0)
  }

  func testPromptThatBeginsWithAHyphenIsShown() throws {
    for prompt in ["-5", "--loop"] {
      let keypad = try start("--prompt", prompt, "--value", "7")
      try eventually("the name of the field", is: prompt) { try keypad.field.name }
      try keypad.tapKey("Confirm")
      try keypad.ends(printing: "7\n", status: 0)
    }
  }
}
