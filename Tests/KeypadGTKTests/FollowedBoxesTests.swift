import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// Digit boxes that a keypad follows into.
final class FollowedBoxesTests: FollowingTestCase {
  func testWorksInDigitBoxesAsInAnyField() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let boxes = DigitBoxesView(try DigitBoxes(count: 3, pointAfter: 1))
    add(boxes.widget)
    var confirmed: [String] = []
    keypad.onConfirm = { field, value in confirmed.append(field == boxes.widget ? value : "another field") }
    keypad.shouldChange = { _, _, replacement in replacement != "9" }
    keypad.setShuffle(.whenShown, for: boxes.widget)
    try show()
    focus(number)
    let usual = (0...9).map { keypad.controller.grid[.digit($0)].button.corner }
    focus(boxes.widget)
    try eventually("digits in another order") {
      (0...9).map { keypad.controller.grid[.digit($0)].button.corner } != usual
    }
    XCTAssertFalse(keypad.controller.grid[.point].button.isSensitive)
    try tap(.digit(1), .digit(9), .digit(2))
    try ViewTestCase.screen.keyboard.type("3")
    try eventually("the value", is: "1.23") { boxes.text }
    // The 9 was refused: that is to be seen first.
    hold(for: 0.65)
    try tap(.confirm)
    try eventually("confirmed", is: ["1.23"]) { confirmed }
    focus(number)
    try eventually("the usual order", is: usual) { (0...9).map { keypad.controller.grid[.digit($0)].button.corner } }
  }

  func testBoxesThatAreEmptiedWhenTheyAreCompleteAreNotConfirmed() throws {
    let boxes = DigitBoxesView(try DigitBoxes(count: 2, pointAfter: nil))
    add(boxes.widget)
    var refusals = 0
    keypad.onRefuse = { _, _, _ in refusals += 1 }
    keypad.onConfirm = { _, _ in XCTFail("there is nothing to confirm") }
    boxes.onCompletion = { [weak boxes] isComplete in
      if isComplete { boxes?.text = "" }
    }
    try show()
    focus(boxes.widget)
    try tap(.digit(1), .digit(2))
    XCTAssertEqual(boxes.text, "")
    XCTAssertEqual(refusals, 0)
    XCTAssertFalse(keypad.controller.grid[.confirm].button.isSensitive)
  }

  func testTheKeysStayWhereTheyAreWhenAnotherFieldIsToBeShuffled() throws {
    let boxes = DigitBoxesView(DigitBoxes())
    add(boxes.widget)
    let other = entry(GTK_INPUT_PURPOSE_NUMBER)
    keypad.setShuffle(.whenShown, for: boxes.widget)
    try show()
    focus(boxes.widget)
    try tap(.digit(1))
    let places = (0...9).map { keypad.controller.grid[.digit($0)].button.corner }
    keypad.setShuffle(.whenShown, for: other)
    keypad.setShuffle(.whenShown, for: boxes.widget)
    try tap(.digit(2))
    XCTAssertEqual((0...9).map { keypad.controller.grid[.digit($0)].button.corner }, places)
    XCTAssertEqual(boxes.text, "12")
  }
}

extension Widget {
  /// Where its upper left corner is.
  fileprivate var corner: [gint] {
    var area = GtkAllocation()
    gtk_widget_get_allocation(pointer, &area)
    return [area.x, area.y]
  }
}
