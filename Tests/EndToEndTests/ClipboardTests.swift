import TestSupport
import XCTest

/// Numbers leave by the clipboard and come in by it, under the same rules.
final class ClipboardTests: KeypadTestCase {
  /// A keypad that has put a number on the clipboard, and stays to hand it out.
  private func copy(_ number: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let keypad = try start("--loop", "--clipboard", "--preset=free", file: file, line: line)
    try keypad.tap(number)
    try keypad.tapKey("Confirm")
    try keypad.says("clipboard", file: file, line: line)
    try keypad.shows("", file: file, line: line)
  }

  func testConfirmedNumberCanBePasted() throws {
    try copy("12.5")
    let keypad = try start()
    try screen.keyboard.type(.v, holding: .control)
    try keypad.shows("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testPasteOverASelection() throws {
    try copy("7")
    let keypad = try start("--value=12.34")
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type(.v, holding: .control)
    try keypad.shows("7")
  }

  func testPasteThatBreaksTheRulesIsRefusedAsAWhole() throws {
    try copy("1.2345")
    let keypad = try start("--value=7")
    try screen.keyboard.type(.end)
    try screen.keyboard.type(.v, holding: .control)
    try eventually("words for the refusal") { try !keypad.message.isEmpty }
    try keypad.goesOn(with: "7")
  }

  func testPasteReadsThePointWhereTheCommaIsInUse() throws {
    try copy("12.5")
    let keypad = try start("--decimal-separator=,")
    try screen.keyboard.type(.v, holding: .control)
    try keypad.shows("12,5")
  }

  func testCopiedNumberCanBePasted() throws {
    let first = try start("--value=34.5")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<4) { try first.field.selection }
    try screen.keyboard.type(.c, holding: .control)
    let second = try start()
    try screen.keyboard.type(.v, holding: .control)
    try second.shows("34.5")
  }

  func testMiddleButtonPastesWhatIsSelectedElsewhere() throws {
    let first = try start("--value=34.5")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<4) { try first.field.selection }
    let second = try start()
    try screen.mouse.click(second.field.area.centre, 2)
    try second.shows("34.5")
  }

  func testMiddleButtonObeysTheRules() throws {
    let first = try start("--preset=free", "--value=1.2345")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<6) { try first.field.selection }
    let second = try start()
    try screen.mouse.click(second.field.area.centre, 2)
    try eventually("words for the refusal") { try !second.message.isEmpty }
    try second.goesOn(with: "")
  }

  func testClipboardWithoutLoopStillPrints() throws {
    let keypad = try start("--clipboard")
    try keypad.tap("5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "5\n", status: 0)
  }
}
