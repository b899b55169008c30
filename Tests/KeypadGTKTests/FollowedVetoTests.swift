import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// Edits that the application does not want.
final class FollowedVetoTests: FollowingTestCase {
  func testTheApplicationCanForbidEdits() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    keypad.shouldChange = { _, _, replacement in replacement != "5" }
    try show()
    focus(number)
    try tap(.digit(1), .digit(5), .digit(2))
    try expect(number, "12")
  }

  func testAnApplicationsOwnHandlerCanForbidHalfAnEdit() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let own = Entry(number)
    own.forbid("5")
    gtk_entry_set_text(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), "1234")
    try show()
    focus(number)
    own.select(1..<3)
    try tap(.digit(5))
    try tap(.digit(7))
    try expect(number, "174")
  }

  func testHalfAnEditThatIsForbiddenIsNoChange() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let own = Entry(number)
    own.forbid("5")
    own.setText("1234")
    try show()
    focus(number)
    own.select(1..<3)
    own.onChange { XCTFail("the text has changed") }
    try tap(.digit(5))
    try ViewTestCase.screen.keyboard.type(.digit5)
    settle()
    XCTAssertEqual(own.text, "1234")
    XCTAssertEqual(own.selection, 1..<3)
  }

  func testSettlingIsAskedForToo() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    keypad.shouldChange = { _, _, _ in false }
    Entry(number).setText(".5")
    try show()
    focus(number)
    focus(window.pointer)
    gtk_window_set_focus(UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self), nil)
    settle()
    XCTAssertEqual(text(number), ".5")
  }

  func testTheApplicationCanChangeRulesWhenItIsAsked() throws {
    let first = entry(GTK_INPUT_PURPOSE_NUMBER)
    let second = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(first).setText(".5")
    var asked = 0
    keypad.shouldChange = { [weak keypad] field, _, _ in
      asked += 1
      keypad?.setPoint(true, for: second)
      var rules = Rules.payment
      rules.fractionDigits = .atMost(asked)
      keypad?.rules = rules
      return field != first
    }
    try show()
    focus(first)
    gtk_entry_set_input_purpose(
      UnsafeMutableRawPointer(first).assumingMemoryBound(to: GtkEntry.self), GTK_INPUT_PURPOSE_NAME)
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(text(first), ".5")
    focus(second)
    try tap(.digit(1))
    try expect(second, "1")
  }

  func testTheApplicationCanTakeTheFieldAwayWhenItIsAsked() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    var asked = 0
    keypad.shouldChange = { _, _, _ in
      asked += 1
      gtk_widget_set_sensitive(number, 0)
      gtk_widget_set_sensitive(number, 1)
      return true
    }
    try show()
    focus(number)
    try tap(.digit(1))
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(text(number), "")
  }

  func testTheApplicationCanMoveTheFocusWhenItIsAsked() throws {
    let first = entry(GTK_INPUT_PURPOSE_NUMBER)
    let second = entry(GTK_INPUT_PURPOSE_NUMBER)
    let third = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(first).setText(".5")
    keypad.shouldChange = { field, _, _ in
      if field == first { gtk_widget_grab_focus(third) }
      return true
    }
    try show()
    focus(first)
    focus(second)
    try eventually("the field that the application wants has the focus") { gtk_widget_has_focus(third) != 0 }
    XCTAssertTrue(isKeypadShown)
    try tap(.digit(3))
    try expect(third, "3")
    XCTAssertEqual(text(second), "")
  }
}

extension Entry {
  /// As an application does that does not want a text.
  fileprivate func forbid(_ text: String) {
    connectInsertText { [weak self] inserted, _ in
      if inserted == text { self?.stopEmission(of: "insert-text") }
    }
  }
}
