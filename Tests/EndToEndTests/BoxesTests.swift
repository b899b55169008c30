import TestSupport
import XCTest

/// A row of boxes for digits, worked by touch.
final class BoxesTests: KeypadTestCase {
  func testFullSetIsPrintedWithItsPoint() throws {
    let keypad = try start("--boxes=4", "--point-after=2")
    try keypad.shows("")
    for (key, text) in [("0", "0"), ("5", "0 5"), ("2", "0 5 . 2"), ("0", "0 5 . 2 0")] {
      try keypad.tap(key)
      try keypad.shows(text)
    }
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "05.20\n", status: 0)
  }

  func testWithoutAPointTheDigitsAreACode() throws {
    let keypad = try start("--boxes=4")
    try keypad.tap("0071")
    try keypad.shows("0 0 7 1")
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "0071\n", status: 0)
  }

  func testConfirmWorksExactlyWhileAllBoxesAreFilled() throws {
    let keypad = try start("--boxes=3")
    var text = ""
    for digit in ["7", "0", "1"] {
      XCTAssertFalse(try keypad.key("Confirm").isSensitive)
      try keypad.tapKey("Confirm")
      try keypad.tap(digit)
      text += text.isEmpty ? digit : " " + digit
      try keypad.shows(text)
    }
    try keypad.confirmWorks(true)
    try keypad.tapKey("Delete")
    try keypad.confirmWorks(false)
    try keypad.tap("4")
    try keypad.confirmWorks(true)
    XCTAssertEqual(keypad.program.output, "")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "704\n", status: 0)
  }

  func testDeleteEmptiesTheLastFilledBox() throws {
    let keypad = try start("--boxes=4", "--point-after=2", "--value=1234")
    for text in ["1 2 . 3", "1 2", "1", ""] {
      try keypad.tapKey("Delete")
      try keypad.shows(text)
    }
    XCTAssertEqual(try keypad.message, "")
    try keypad.tapKey("Delete")
    try keypad.says("Nothing to delete")
    try keypad.goesOn(with: "")
    try eventually("the words are gone", is: "") { try keypad.message }
  }

  /// It ends where nothing is left, without a word.
  func testHoldingDeleteEmptiesAllBoxes() throws {
    let keypad = try start("--boxes=6", "--value=123456")
    try screen.touchscreen.down(keypad.place("Delete"))
    try keypad.shows("1 2 3 4 5")
    try keypad.shows("")
    hold(for: 0.5)
    XCTAssertEqual(try keypad.message, "")
    XCTAssertEqual(try screen.windows.takeBells(), 0)
    try screen.touchscreen.up()
    try keypad.goesOn(with: "")
  }

  func testDigitWithoutABoxIsRefused() throws {
    let keypad = try start("--boxes=4", "--point-after=2")
    try keypad.tap("0520")
    try keypad.shows("0 5 . 2 0")
    XCTAssertEqual(try keypad.message, "")
    XCTAssertEqual(try screen.windows.takeBells(), 0)
    try keypad.tap("9")
    try keypad.says("no room for more digits")
    try keypad.shows("0 5 . 2 0")
    XCTAssertEqual(try screen.windows.takeBells(), 1)
    try keypad.confirmWorks(true)
    try keypad.tapKey("Delete")
    try eventually("the words are gone", is: "") { try keypad.message }
    try keypad.goesOn(with: "0 5 . 2 ")
  }

  /// The point has its place already: there is no key for it.
  func testPointKeyIsDead() throws {
    for point in ["--point-after=2", "--decimal-separator=."] {
      let keypad = try start("--boxes=4", point)
      let area = try XCTUnwrap(keypad.areas["Decimal point"])
      XCTAssertFalse(try keypad.key("Decimal point").isSensitive)
      XCTAssertTrue(try screen.windows.picture(of: area.inset(by: 4)).isPlain, "it is blank")
      try keypad.tap("12.")
      try keypad.tap("3")
      try keypad.shows(point.hasPrefix("--point") ? "1 2 . 3" : "1 2 3")
      keypad.program.child.end()
    }
  }

  private func checkComingBack(_ act: (Point) throws -> Void, line: UInt = #line) throws {
    let keypad = try start("--boxes=4", line: line)
    try keypad.tap("1")
    try keypad.tapKey("Hide keypad")
    try eventually("the keys are put away", line: line) { keypad.seen.find(role: "push button", name: "1") == nil }
    try eventually("the field is left", line: line) { try !keypad.field.isFocused }
    try act(keypad.field.area.centre)
    try keypad.findKeys(line: line)
    try keypad.goesOn(with: "1 ", line: line)
  }

  func testTouchingTheBoxesBringsHiddenKeysBack() throws {
    try checkComingBack { try screen.touchscreen.tap($0) }
  }

  func testClickingTheBoxesBringsHiddenKeysBack() throws {
    try checkComingBack { try screen.mouse.click($0) }
  }

  func testValueIsThereAtTheStart() throws {
    for (value, text) in [("05.20", "0 5 . 2 0"), ("0520", "0 5 . 2 0"), ("05.2", "0 5 . 2"), ("12", "1 2")] {
      let keypad = try start("--boxes=4", "--point-after=2", "--value=\(value)")
      try keypad.shows(text)
      try keypad.confirmWorks(text.filter(\.isNumber).count == 4)
      keypad.program.child.end()
    }
  }

  func testLoopStartsAgainWithEmptyBoxes() throws {
    let keypad = try start("--boxes=4", "--point-after=2", "--loop")
    try keypad.tap("0520")
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: "05.20\n") { keypad.program.output }
    try keypad.shows("")
    try keypad.confirmWorks(false)
    try keypad.tap("1234")
    try keypad.tapKey("Confirm")
    try eventually("what is printed", is: "05.20\n12.34\n") { keypad.program.output }
    try keypad.goesOn(with: "")
  }

  func testConfirmWhenComplete() throws {
    let keypad = try start("--boxes=4", "--point-after=2", "--confirm-when-complete")
    try keypad.tap("052")
    try keypad.shows("0 5 . 2")
    XCTAssertEqual(keypad.program.output, "")
    try keypad.tap("0")
    try keypad.ends(printing: "05.20\n", status: 0)
  }

  func testConfirmWhenCompleteInALoopPrintsEachNumberOnce() throws {
    let keypad = try start("--boxes=4", "--confirm-when-complete", "--loop")
    try keypad.tap("123456789")
    try eventually("what is printed", is: "1234\n5678\n") { keypad.program.output }
    try keypad.shows("9")
    XCTAssertEqual(try keypad.message, "")
    XCTAssertEqual(keypad.program.output, "1234\n5678\n")
    XCTAssertEqual(try screen.windows.takeBells(), 0, "nothing was refused")
  }

  func testCommaIsShownAndAPointPrinted() throws {
    let keypad = try start("--boxes=4", "--point-after=2", "--decimal-separator=,", "--value=05.2")
    try keypad.shows("0 5 , 2")
    try keypad.tap("0")
    try keypad.shows("0 5 , 2 0")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "05.20\n", status: 0)
  }

  /// The number that cannot be handed over stays in its boxes.
  func testNumberStaysWhereItCannotBeWritten() throws {
    let keypad = try start("--boxes=4", "--confirm-when-complete", output: .file("/dev/full"))
    try keypad.tap("1234")
    try keypad.says("could not be handed over")
    try keypad.shows("1 2 3 4")
    try keypad.confirmWorks(true)
  }
}
