import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// One keypad that follows the focus from field to field.
final class FollowingTests: FollowingTestCase {
  func testTypesIntoTheFieldThatHasTheFocus() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let digits = entry(GTK_INPUT_PURPOSE_DIGITS)
    try show()
    focus(number)
    try tap(.digit(1), .point, .digit(5))
    try expect(number, "1.5")
    focus(digits)
    try tap(.digit(0), .point, .digit(7))
    try expect(digits, "07")
    XCTAssertEqual(text(number), "1.5")
  }

  func testStaysAwayFromOtherFields() throws {
    let name = entry(GTK_INPUT_PURPOSE_NAME)
    let text = entry(GTK_INPUT_PURPOSE_FREE_FORM)
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(name)
    XCTAssertFalse(isKeypadShown)
    focus(number)
    XCTAssertTrue(isKeypadShown)
    focus(text)
    XCTAssertFalse(isKeypadShown)
    keypad.takesFreeForm = true
    focus(number)
    focus(text)
    XCTAssertTrue(isKeypadShown)
  }

  func testWaitsWhereItIsToldTo() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let name = entry(GTK_INPUT_PURPOSE_NAME)
    keypad.whenIdle = .waits
    try show()
    focus(name)
    XCTAssertTrue(isKeypadShown)
    try tap(.digit(9))
    focus(number)
    try tap(.digit(1))
    try expect(number, "1")
    XCTAssertEqual(text(name), "")
  }

  func testLeavingAFieldSettlesIt() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let other = entry(GTK_INPUT_PURPOSE_NUMBER)
    gtk_entry_set_text(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), ".5")
    try show()
    focus(number)
    focus(other)
    XCTAssertEqual(text(number), "0.5")
  }

  func testWhatTheProgramSetsIsNotJudged() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    for text in ["abc", "12.345", ""] {
      gtk_entry_set_text(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), text)
      XCTAssertEqual(self.text(number), text)
    }
    try tap(.digit(1))
    try expect(number, "1")
  }

  func testAKeyboardObeysTheRulesOfTheField() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    try ViewTestCase.screen.keyboard.type("05.257a")
    try ViewTestCase.screen.keyboard.type(.backSpace)
    try expect(number, "0.2")
  }

  func testTheAddedPointComesAndGoes() throws {
    let digits = entry(GTK_INPUT_PURPOSE_DIGITS)
    let plain = entry(GTK_INPUT_PURPOSE_DIGITS)
    keypad.setPoint(true, for: digits)
    try show()
    focus(digits)
    try tap(.digit(1), .point, .digit(5))
    try expect(digits, "1.5")
    focus(plain)
    try tap(.digit(1), .point, .digit(5))
    try expect(plain, "15")
    focus(digits)
    keypad.setPoint(false, for: digits)
    XCTAssertFalse(keypad.controller.grid[.point].button.isSensitive)
  }

  func testPurposeAndRulesCanChangeMeanwhile() throws {
    let field = entry(GTK_INPUT_PURPOSE_DIGITS)
    try show()
    focus(field)
    XCTAssertFalse(keypad.controller.grid[.point].button.isSensitive)
    gtk_entry_set_input_purpose(
      UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self), GTK_INPUT_PURPOSE_NUMBER)
    XCTAssertTrue(keypad.controller.grid[.point].button.isSensitive)
    keypad.setRules(
      Rules(integerDigits: 2, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .reject), for: field)
    try tap(.digit(1), .digit(2), .digit(3))
    try expect(field, "12")
    gtk_editable_set_editable(OpaquePointer(field), 0)
    XCTAssertFalse(isKeypadShown)
  }

  func testTheSeparatorCanChangeMeanwhile() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    keypad.decimalSeparator = .comma
    XCTAssertEqual(keypad.controller.grid[.point].label, ",")
    try tap(.digit(1), .point, .digit(5))
    try expect(number, "1,5")
  }

  func testOfTwoKeypadsTheOneThatHasTheFieldWorksInIt() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let other = FollowingKeypad()
    other.follow(window.pointer)
    other.rules = Rules.digits
    try show()
    focus(number)
    try tap(.digit(1), .point, .digit(5))
    try ViewTestCase.screen.keyboard.type("27")
    try expect(number, "1.52")
    XCTAssertNil(other.controller.field)
  }

  func testConfirmTellsTheFieldAndGivesUpTheFocus() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    var confirmed: [String] = []
    keypad.onConfirm = { field, value in confirmed.append(field == number ? value : "another field") }
    try show()
    focus(number)
    try tap(.digit(7), .point, .confirm)
    try eventually("confirmed", is: ["7"]) { confirmed }
    XCTAssertEqual(text(number), "7")
    try eventually("the keypad goes") { !isKeypadShown }
  }

  func testTheApplicationCanMoveOnWhenANumberIsConfirmed() throws {
    let first = entry(GTK_INPUT_PURPOSE_NUMBER)
    let second = entry(GTK_INPUT_PURPOSE_NUMBER)
    keypad.onConfirm = { field, _ in
      if field == first { gtk_widget_grab_focus(second) }
    }
    try show()
    focus(first)
    try tap(.digit(1), .confirm, .digit(2))
    try expect(second, "2")
    XCTAssertEqual(text(first), "1")
  }

  func testNothingIsCutWhereAnEntryHasAMaximumLength() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    gtk_entry_set_max_length(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), 4)
    Entry(number).setText("12")
    try show()
    focus(number)
    Entry(number).select(2..<2)
    Clipboard.setText("4567")
    try ViewTestCase.screen.keyboard.type(.v, holding: .control)
    var hasAnswered = false
    settle()
    Clipboard.requestText(for: Widget(number)) { _ in hasAnswered = true }
    try eventually("the clipboard answers") { hasAnswered }
    XCTAssertEqual(text(number), "12")
  }

  func testAFieldThatIsTakenUpAgainIsAsFresh() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    var confirmed: [String] = []
    keypad.onConfirm = { _, value in confirmed.append(value) }
    try show()
    focus(number)
    try tap(.digit(1), .digit(2), .digit(3))
    for _ in 1...3 {
      gtk_editable_set_editable(OpaquePointer(number), 0)
      gtk_editable_set_editable(OpaquePointer(number), 1)
    }
    Entry(number).select(3..<3)
    try ViewTestCase.screen.keyboard.type(.backSpace)
    try expect(number, "12")
    Clipboard.setText("4.5")
    try ViewTestCase.screen.keyboard.type(.v, holding: .control)
    try expect(number, "124.5")
    try ViewTestCase.screen.keyboard.type(.enter)
    try eventually("it is confirmed once", is: ["124.5"]) { confirmed }
    settle()
    XCTAssertEqual(confirmed, ["124.5"])
  }

  func testAFieldThatIsLeftForGoodCanBeTypedInWithoutTheKeypad() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    try tap(.digit(1), .digit(2))
    gtk_entry_set_input_purpose(
      UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), GTK_INPUT_PURPOSE_NAME)
    Entry(number).select(2..<2)
    try ViewTestCase.screen.keyboard.type(.a)
    try expect(number, "12a")
    try ViewTestCase.screen.keyboard.type(.backSpace)
    try expect(number, "12")
  }

  func testAFieldThatBecomesEditableIsTakenUp() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    gtk_editable_set_editable(OpaquePointer(number), 0)
    XCTAssertFalse(isKeypadShown)
    gtk_editable_set_editable(OpaquePointer(number), 1)
    XCTAssertTrue(isKeypadShown)
    try tap(.digit(4))
    try expect(number, "4")
  }

  func testAFieldInAModalDialog() throws {
    try show()
    let number = FormField.entry(.number)
    let dialog = openModalDialog(of: window.pointer, with: number)
    defer { gtk_widget_destroy(dialog) }
    try eventually("the entry has the focus") { number.hasFocus }
    try tap(.digit(7), .point, .digit(5))
    try expect(number.pointer, "7.5")
  }

  func testADialogsFieldIsWorkedFromItsFirstKeyAndTheOwnersWhenItCloses() throws {
    let owners = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(owners)
    try tap(.digit(8))
    let number = FormField.entry(.number)
    let dialog = openModalDialog(of: window.pointer, with: number)
    defer { gtk_widget_destroy(dialog) }
    try eventually("the dialog's field has the focus") { number.hasFocus }
    try ViewTestCase.screen.keyboard.type("1a2")
    try tap(.point)
    try ViewTestCase.screen.keyboard.type("345")
    try expect(number.pointer, "12.34")
    gtk_widget_hide(dialog)
    gdk_window_focus(gtk_widget_get_window(window.pointer), guint32(GDK_CURRENT_TIME))
    try eventually("the owner's field has the focus") { gtk_widget_has_focus(owners) != 0 }
    try ViewTestCase.screen.keyboard.type("a.345")
    try expect(owners, "8.34")
  }

  func testAFieldInADialogOfADialog() throws {
    try show()
    let first = openModalDialog(of: window.pointer, with: FormField.entry(.other))
    let number = FormField.entry(.number)
    let second = openModalDialog(of: first, with: number)
    defer { for dialog in [second, first] { gtk_widget_destroy(dialog) } }
    try eventually("the entry has the focus") { number.hasFocus }
    try tap(.digit(4), .digit(2))
    try expect(number.pointer, "42")
  }

  func testHideTellsTheFieldAndGivesUpTheFocus() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    var dismissed: [UnsafeMutablePointer<GtkWidget>] = []
    keypad.onDismiss = { dismissed.append($0) }
    keypad.onConfirm = { _, _ in XCTFail("nothing was confirmed") }
    try show()
    focus(number)
    try tap(.digit(5), .hide)
    try eventually("the field that was left", is: [number]) { dismissed }
    try eventually("the keypad goes") { !isKeypadShown && gtk_widget_has_focus(number) == 0 }
    XCTAssertEqual(text(number), "5")
  }

  func testConfirmPressesTheDefaultButtonWhereTheFieldActivatesIt() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    gtk_entry_set_activates_default(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), 1)
    let button = gtk_button_new_with_label("Pay")!
    add(button)
    gtk_widget_set_can_default(button, 1)
    gtk_widget_grab_default(button)
    var events: [String] = []
    let click = SignalConnection(button, "clicked") { events.append("paid") }
    keypad.onConfirm = { _, value in events.append(value) }
    try show()
    focus(number)
    try tap(.digit(7), .confirm)
    try eventually("confirmed, then paid, once each", is: ["7", "paid"]) { events }
    focus(number)
    try ViewTestCase.screen.keyboard.type(.enter)
    try eventually("the same by Enter", is: ["7", "paid", "7", "paid"]) { events }
    withExtendedLifetime(click) {}
  }

  func testAPopoverStaysOpenWhileItsEntryIsTypedInto() throws {
    let number = FormField.entry(.number)
    let button = FormField.popover("Open", content: number)
    add(button.pointer)
    try show()
    gtk_toggle_button_set_active(
      UnsafeMutableRawPointer(button.pointer).assumingMemoryBound(to: GtkToggleButton.self), 1)
    try eventually("the popover is there") { number.isUsable }
    focus(number.pointer)
    // The popover hides the upper keys.
    try tap(.digit(7), .point, .digit(0))
    try expect(number.pointer, "7.0")
    XCTAssertTrue(number.isUsable)
  }

  func testADestroyedFieldIsForgotten() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    try ViewTestCase.screen.touchscreen.down(Point(x: 350, y: 400))
    gtk_widget_destroy(number)
    try ViewTestCase.screen.touchscreen.up()
    try eventually("the keypad goes") { !isKeypadShown }
  }
}
