import TestSupport
import XCTest

/// Digits that are pasted into digit boxes.
final class BoxesPasteTests: KeypadTestCase {
  private enum Way { case controlV, shiftInsert }

  private func paste(by way: Way = .controlV) throws {
    switch way {
    case .controlV: try screen.keyboard.type(.v, holding: .control)
    case .shiftInsert: try screen.keyboard.type(.insert, holding: .shift)
    }
  }

  /// Pastes a text into a new keypad, and checks what the boxes and the line under them show.
  private func check(
    _ pasted: String, into options: String..., by way: Way = .controlV, shows text: String,
    saying words: String? = nil, line: UInt = #line
  ) throws {
    let copied = try CopiedText(pasted, on: screen, surroundings: surroundings)
    defer { copied.end() }
    let keypad = try Keypad(on: screen, options, surroundings: surroundings, line: line)
    defer { keypad.program.child.end() }
    _ = try screen.windows.takeBells()
    try paste(by: way)
    if let words { try keypad.says(words, line: line) }
    try keypad.shows(text, line: line)
    if words == nil { XCTAssertEqual(try keypad.message, "", line: line) }
    XCTAssertEqual(try screen.windows.takeBells(), words == nil ? 0 : 1, line: line)
    try keypad.confirmWorks(text.filter(\.isNumber).count == 4, line: line)
  }

  func testFullSet() throws {
    try check("1234", into: "--boxes=4", shows: "1 2 3 4")
    try check("1234", into: "--boxes=4", by: .shiftInsert, shows: "1 2 3 4")
  }

  func testFullSetReplacesWhatIsThere() throws {
    try check("1234", into: "--boxes=4", "--value=98", shows: "1 2 3 4")
    try check("1234", into: "--boxes=4", "--value=9876", by: .shiftInsert, shows: "1 2 3 4")
  }

  func testPartIsAppended() throws {
    try check("34", into: "--boxes=4", "--value=12", shows: "1 2 3 4")
    try check("3", into: "--boxes=4", "--value=12", by: .shiftInsert, shows: "1 2 3")
    try check("3", into: "--boxes=4", "--point-after=2", "--value=12", shows: "1 2 . 3")
  }

  func testWhatDoesNotFitIsRefusedAsAWhole() throws {
    try check("12345", into: "--boxes=4", shows: "", saying: "no room for more digits")
    try check("345", into: "--boxes=4", "--value=12", shows: "1 2", saying: "no room for more digits")
    try check("5", into: "--boxes=4", "--value=1234", by: .shiftInsert, shows: "1 2 3 4", saying: "no room")
  }

  func testSpacesAndHyphensAreSkipped() throws {
    try check("05-2 0", into: "--boxes=4", "--point-after=2", shows: "0 5 . 2 0")
    try check(" 3-4 ", into: "--boxes=4", "--value=12", shows: "1 2 3 4")
  }

  func testPointIsReadAtItsPlaceInEmptyBoxes() throws {
    try check("05.20", into: "--boxes=4", "--point-after=2", shows: "0 5 . 2 0")
    try check("05,20", into: "--boxes=4", "--point-after=2", "--decimal-separator=,", shows: "0 5 , 2 0")
  }

  func testPointElsewhereIsRefused() throws {
    try check("0.520", into: "--boxes=4", "--point-after=2", shows: "", saying: "Only digits")
    try check("05.20", into: "--boxes=4", shows: "", saying: "Only digits")
    try check("12.34", into: "--boxes=4", "--point-after=2", "--value=1", shows: "1", saying: "Only digits")
  }

  func testAnythingElseIsRefused() throws {
    try check("12a4", into: "--boxes=4", shows: "", saying: "Only digits")
    try check("-", into: "--boxes=4", "--value=1", shows: "1", saying: "Only digits")
  }

  func testPastedSetIsPrinted() throws {
    let copied = try CopiedText("05.20", on: screen, surroundings: surroundings)
    defer { copied.end() }
    let keypad = try start("--boxes=4", "--point-after=2")
    try paste()
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "05.20\n", status: 0)
  }

  func testMiddleButtonPastesWhatIsSelectedElsewhere() throws {
    let first = try start("--preset=digits", "--value=34")
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<2) { try first.field.selection }
    let second = try start("--boxes=4")
    try screen.mouse.click(second.field.area.centre, 2)
    try second.shows("3 4")
  }

  func testConfirmWhenComplete() throws {
    let copied = try CopiedText("1234", on: screen, surroundings: surroundings)
    defer { copied.end() }
    let once = try start("--boxes=4", "--confirm-when-complete")
    try paste()
    try once.ends(printing: "1234\n", status: 0)
    let again = try start("--boxes=4", "--confirm-when-complete", "--loop")
    try paste()
    try eventually("what is printed", is: "1234\n") { again.program.output }
    try paste(by: .shiftInsert)
    try eventually("what is printed", is: "1234\n1234\n") { again.program.output }
    try again.goesOn(with: "")
    XCTAssertEqual(again.program.output, "1234\n1234\n")
  }
}
