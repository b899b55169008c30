import CGtk
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// One keypad that follows the focus from field to field.
final class FollowingTests: XCTestCase {
  private var window: Window!
  private var keypad: Keypad!
  private var box: UnsafeMutablePointer<GtkWidget>!

  override func setUpWithError() throws {
    continueAfterFailure = false
    try ViewTestCase.startScreen()
    window = Window(title: "Test", iconName: "none")
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    window.setContent(Widget(box))
    keypad = Keypad()
    keypad.rules = Rules.Preset.payment.rules
    keypad.follow(window.pointer)
  }

  override func tearDownWithError() throws {
    keypad = nil
    window.destroy()
    window = nil
  }

  /// Puts a widget into the window.
  private func add(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_container_add(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self), widget)
  }

  private func entry(_ purpose: GtkInputPurpose) -> UnsafeMutablePointer<GtkWidget> {
    let entry = gtk_entry_new()!
    gtk_entry_set_input_purpose(UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GtkEntry.self), purpose)
    add(entry)
    return entry
  }

  /// Shows the window with the keypad below its fields.
  private func show() throws {
    gtk_box_pack_end(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), keypad.widget, 1, 1, 0)
    gtk_widget_show_all(box)
    window.setDefaultSize(width: 400, height: 500)
    window.present()
    try eventually("the window has the focus") {
      gtk_window_has_toplevel_focus(
        UnsafeMutableRawPointer(self.window.pointer).assumingMemoryBound(to: GtkWindow.self))
        != 0
    }
  }

  /// Taps keys on the screen.
  private func tap(_ keys: ScreenKey...) throws {
    for key in keys {
      let button = keypad.typist.grid[key].button
      try eventually("\(key) is there and has its place") {
        gtk_widget_get_mapped(button.pointer) != 0 && gtk_widget_get_allocated_width(button.pointer) > 1
      }
      var x: gint = 0
      var y: gint = 0
      gtk_widget_translate_coordinates(button.pointer, window.pointer, 0, 0, &x, &y)
      let width = gtk_widget_get_allocated_width(button.pointer)
      let height = gtk_widget_get_allocated_height(button.pointer)
      try ViewTestCase.screen.touchscreen.tap(Point(x: Double(x + width / 2), y: Double(y + height / 2)))
      settle()
    }
  }

  /// Deals with all that the server has sent.
  private func settle() {
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Puts the focus somewhere, and the keypad follows.
  private func focus(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_grab_focus(widget)
    settle()
  }

  private var isKeypadShown: Bool { gtk_widget_get_mapped(keypad.widget) != 0 }

  private func text(_ entry: UnsafeMutablePointer<GtkWidget>) -> String { Entry(entry).text }

  private func expect(_ entry: UnsafeMutablePointer<GtkWidget>, _ expected: String, line: UInt = #line) throws {
    try eventually("text", is: expected, line: line) { text(entry) }
  }

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
    XCTAssertFalse(keypad.typist.grid[.point].button.isSensitive)
  }

  func testPurposeAndRulesCanChangeMeanwhile() throws {
    let field = entry(GTK_INPUT_PURPOSE_DIGITS)
    try show()
    focus(field)
    XCTAssertFalse(keypad.typist.grid[.point].button.isSensitive)
    gtk_entry_set_input_purpose(
      UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self), GTK_INPUT_PURPOSE_NUMBER)
    XCTAssertTrue(keypad.typist.grid[.point].button.isSensitive)
    keypad.setRules(
      Rules(integerDigits: 2, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .reject), for: field)
    try tap(.digit(1), .digit(2), .digit(3))
    try expect(field, "12")
    gtk_editable_set_editable(OpaquePointer(field), 0)
    XCTAssertFalse(isKeypadShown)
  }

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
    own.onInsert { text, _ in text == "5" }
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
    own.onInsert { text, _ in text == "5" }
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

  func testAnEditOfATextIsOneChangeAndOneStep() throws {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.Preset.money.rules, for: view)
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_set_text(buffer, "pay 12.30 now", -1)
    try show()
    focus(view)
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, 4)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, 6)
    gtk_text_buffer_select_range(buffer, &start, &end)
    settle()
    var changes: [String?] = []
    var steps = 0
    let textView = TextView(view)
    let watches = [
      SignalConnection(buffer, "changed") { changes.append(textView.line?.text) },
      SignalConnection(buffer, "end-user-action") { steps += 1 },
    ]
    try tap(.digit(7))
    try eventually("the changes", is: ["pay 7.30 now"]) { changes }
    XCTAssertEqual(steps, 1)
    withExtendedLifetime(watches) {}
  }

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
    let usual = (0...9).map { keypad.typist.grid[.digit($0)].button.corner }
    focus(boxes.widget)
    try eventually("digits in another order") { (0...9).map { keypad.typist.grid[.digit($0)].button.corner } != usual }
    XCTAssertFalse(keypad.typist.grid[.point].button.isSensitive)
    try tap(.digit(1), .digit(9), .digit(2))
    try ViewTestCase.screen.keyboard.type("3")
    try eventually("the value", is: "1.23") { boxes.text }
    try tap(.confirm)
    try eventually("confirmed", is: ["1.23"]) { confirmed }
    focus(number)
    try eventually("the usual order", is: usual) { (0...9).map { keypad.typist.grid[.digit($0)].button.corner } }
  }

  func testTheSeparatorCanChangeMeanwhile() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(number)
    keypad.decimalSeparator = .comma
    XCTAssertEqual(keypad.typist.grid[.point].label, ",")
    try tap(.digit(1), .point, .digit(5))
    try expect(number, "1,5")
  }

  func testOfTwoKeypadsTheOneThatHasTheFieldWorksInIt() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let other = Keypad()
    other.follow(window.pointer)
    other.rules = Rules.Preset.digits.rules
    try show()
    focus(number)
    try tap(.digit(1), .point, .digit(5))
    try ViewTestCase.screen.keyboard.type("27")
    try expect(number, "1.52")
    XCTAssertNil(other.typist.field)
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

  func testTheNumberAtTheCaretOfAText() throws {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.Preset.payment.rules, for: view)
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_set_text(buffer, "first\npay 12.3 now", -1)
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line_offset(buffer, &place, 1, 8)
    gtk_text_buffer_place_cursor(buffer, &place)
    try show()
    focus(view)
    try tap(.digit(4), .digit(5), .delete, .digit(6))
    try eventually("text", is: "first\npay 12.36 now") {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return String(cString: gtk_text_buffer_get_text(buffer, &start, &end, 1))
    }
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
    let dialog = gtk_dialog_new()!
    let asWindow = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(
      asWindow, UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self))
    gtk_window_set_modal(asWindow, 1)
    let area = gtk_dialog_get_content_area(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self))
    let number = FormField.entry(.number)
    gtk_container_add(UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkContainer.self), number.pointer)
    gtk_widget_show_all(dialog)
    gdk_window_move(gtk_widget_get_window(dialog), 600, 0)
    gdk_window_focus(gtk_widget_get_window(dialog), guint32(GDK_CURRENT_TIME))
    defer { gtk_widget_destroy(dialog) }
    try eventually("the entry has the focus") { number.hasFocus }
    try tap(.digit(7), .point, .digit(5))
    try expect(number.pointer, "7.5")
  }

  func testAFieldInADialogOfADialog() throws {
    try show()
    var parent = window.pointer
    var dialogs: [UnsafeMutablePointer<GtkWidget>] = []
    defer { for dialog in dialogs.reversed() { gtk_widget_destroy(dialog) } }
    for _ in 1...2 {
      let dialog = gtk_dialog_new()!
      let asWindow = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_transient_for(asWindow, UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWindow.self))
      gtk_window_set_modal(asWindow, 1)
      dialogs.append(dialog)
      parent = dialog
    }
    let area = gtk_dialog_get_content_area(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkDialog.self))
    let number = FormField.entry(.number)
    gtk_container_add(UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkContainer.self), number.pointer)
    for dialog in dialogs {
      gtk_widget_show_all(dialog)
      gdk_window_move(gtk_widget_get_window(dialog), 600, 0)
    }
    gdk_window_focus(gtk_widget_get_window(parent), guint32(GDK_CURRENT_TIME))
    try eventually("the entry has the focus") { number.hasFocus }
    try tap(.digit(4), .digit(2))
    try expect(number.pointer, "42")
  }

  func testAnImageInATextIsOneCharacter() throws {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.Preset.payment.rules, for: view)
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_set_text(buffer, "12", -1)
    var place = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &place)
    gtk_text_buffer_insert_pixbuf(buffer, &place, gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 4, 4))
    gtk_text_buffer_get_end_iter(buffer, &place)
    gtk_text_buffer_place_cursor(buffer, &place)
    try show()
    focus(view)
    try tap(.digit(5))
    try eventually("the text", is: "125") { TextView(view).line.map { String($0.text.dropFirst()) } }
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

extension Widget {
  /// Where its upper left corner is.
  fileprivate var corner: [gint] {
    var area = GtkAllocation()
    gtk_widget_get_allocation(pointer, &area)
    return [area.x, area.y]
  }
}
