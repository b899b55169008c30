import TestSupport
import XCTest

/// A refused key rings the bell and says why under the field, for eyes and for ears.
final class RefusalTests: KeypadTestCase {
  func testThirdDecimal() throws {
    let keypad = try start()
    try keypad.tap("0.25")
    try keypad.shows("0.25")
    XCTAssertEqual(try keypad.message, "")
    XCTAssertEqual(try screen.windows.takeBells(), 0)
    try keypad.tap("7")
    try keypad.says("At most 2 decimals")
    try keypad.shows("0.25")
    XCTAssertEqual(try screen.windows.takeBells(), 1)
  }

  func testOneDecimalIsSaidInTheSingular() throws {
    let keypad = try start("--fraction-digits=1")
    try keypad.tap("1.25")
    try keypad.says("At most 1 decimal")
    XCTAssertFalse(try keypad.message.contains("decimals"))
  }

  func testTypedKeyIsRefusedInTheSameWords() throws {
    let keypad = try start("--value=0.25")
    try screen.keyboard.type(.end)
    try screen.keyboard.type("7")
    try keypad.says("At most 2 decimals")
    try keypad.shows("0.25")
  }

  func testScreenReaderHearsIt() throws {
    let spoken = try SpokenWords()
    let keypad = try start("--value=0.25")
    try screen.keyboard.type(.end)
    try keypad.tap("7")
    try eventually("the words are spoken") {
      spoken.words(from: keypad.seen).contains { $0.contains("At most 2 decimals") }
    }
  }

  func testEachRefusalHasWords() throws {
    for (value, key) in [("", "."), ("0", "5"), ("1.5", "."), ("123456789", "1"), ("1.25", "1")] {
      let keypad = try start(value.isEmpty ? "--title=Keypad" : "--value=\(value)")
      try screen.keyboard.type(.end)
      try keypad.tap(key)
      try eventually("words for \(key) at \"\(value)\"") { try !keypad.message.isEmpty }
      try keypad.shows(value)
      keypad.program.child.end()
    }
  }

  func testWordsGoWithTheNextKey() throws {
    let keypad = try start()
    try keypad.tap("1.255")
    try keypad.says("At most 2 decimals")
    try keypad.tapKey("Delete")
    try eventually("the line is empty again", is: "") { try keypad.message }
  }

  func testLineKeepsItsPlace() throws {
    let keypad = try start()
    let before = try ["1", "0", "Confirm"].map { try keypad.key($0).area }
    try keypad.tap("1.255")
    try keypad.says("At most 2 decimals")
    XCTAssertEqual(try ["1", "0", "Confirm"].map { try keypad.key($0).area }, before)
  }

  func testNumberThatGrowsByDeletingThePointIsMentioned() throws {
    let keypad = try start("--value=12.34")
    try screen.keyboard.type(.home, .right, .right, .delete)
    try keypad.shows("1234")
    try eventually("words about the number that has grown") { try !keypad.message.isEmpty }
  }
}
