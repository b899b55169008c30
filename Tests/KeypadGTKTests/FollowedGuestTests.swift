import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// A window that is followed stays the application's own.
final class FollowedGuestTests: FollowingTestCase {
  func testOrdinaryTextEntriesKeepOverwriting() throws {
    let name = entry(GTK_INPUT_PURPOSE_NAME)
    Entry(name).setText("abc")
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    for other in [number, name] { focus(other) }
    Entry(name).select(0..<0)
    XCTAssertTrue(
      gtk_bindings_activate(
        UnsafeMutableRawPointer(name).assumingMemoryBound(to: GObject.self), guint(GDK_KEY_Insert), GdkModifierType(0))
        != 0)
    try ViewTestCase.screen.keyboard.type(.x)
    try expect(name, "xbc")
  }

  func testWhatTheApplicationPutsInIsItsOwnAndThereAtOnce() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    keypad.onRefuse = { _, _, words in XCTFail(words) }
    try show()
    focus(number)
    let editable = OpaquePointer(number)
    var place: gint = 0
    gtk_editable_insert_text(editable, "12.345 kg", -1, &place)
    XCTAssertEqual(text(number), "12.345 kg")
    XCTAssertEqual(place, 9)
    gtk_editable_delete_text(editable, 6, -1)
    XCTAssertEqual(text(number), "12.345")
    gtk_editable_select_region(editable, 0, 3)
    gtk_editable_delete_selection(editable)
    XCTAssertEqual(text(number), "345")
    settle()
    XCTAssertEqual(text(number), "345")
  }

  func testWhatAPersonDoesIsJudgedStill() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(number).setText("0.25")
    try show()
    focus(number)
    Entry(number).select(0..<0)
    // To the end of the word, which the point is.
    try ViewTestCase.screen.keyboard.type(.delete, holding: .control)
    try expect(number, ".25")
    Entry(number).setText("0.25")
    Entry(number).select(1..<2)
    try ViewTestCase.screen.keyboard.type(.x, holding: .control)
    settle()
    XCTAssertEqual(text(number), "0.25", "a number whose point is guarded keeps it when that is cut")
  }

  /// An application that formats its field whenever it changes, as tills do.
  func testAFieldThatItsApplicationFormatsCanBeWorked() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    var isFormatting = false
    let format = SignalConnection(number, "changed") {
      guard !isFormatting else { return }
      isFormatting = true
      Entry(number).setText(Self.grouped(self.text(number)))
      isFormatting = false
    }
    var confirmed: [String] = []
    keypad.onConfirm = { _, value in confirmed.append(value) }
    try show()
    focus(number)
    try tap(.digit(1), .digit(2), .digit(3), .digit(4), .digit(5))
    try expect(number, "12,345")
    try tap(.point, .digit(6))
    try expect(number, "12,345.6")
    try tap(.delete, .delete, .delete)
    try expect(number, "1,234")
    Entry(number).select(2..<2)
    try tap(.digit(9))
    try expect(number, "19,234")
    try ViewTestCase.screen.keyboard.type("7")
    try expect(number, "197,234")
    try tap(.confirm)
    try eventually("confirmed", is: ["197234"]) { confirmed }
    // It is taken up again as it stands.
    focus(number)
    Entry(number).select(7..<7)
    try tap(.digit(5))
    try expect(number, "1,972,345")
    withExtendedLifetime(format) {}
  }

  private static func grouped(_ text: String) -> String {
    let plain = text.filter { $0 != "," }
    let parts = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var integer = String(parts.first ?? "")
    var position = integer.count - 3
    while position > 0 {
      integer.insert(",", at: integer.index(integer.startIndex, offsetBy: position))
      position -= 3
    }
    return integer + (parts.count > 1 ? "." + parts[1] : "")
  }

  func testWhatTheFieldItselfForbidsIsSaid() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    gtk_entry_set_max_length(UnsafeMutableRawPointer(number).assumingMemoryBound(to: GtkEntry.self), 2)
    var refusals: [String] = []
    keypad.onRefuse = { _, refusal, words in refusals.append("\(refusal.rawValue): \(words)") }
    try show()
    focus(number)
    try tap(.digit(1), .digit(2), .digit(3))
    try eventually("it is too long", is: ["too-long: At most 2 characters"]) { refusals }
    keypad.shouldChange = { _, _, _ in false }
    try tap(.delete)
    try eventually("the application forbids it") { refusals.last == "rejected: The field does not take this" }
    XCTAssertEqual(text(number), "12")
  }

  func testAFieldThatIsNoPINAnyMoreCanBeReadAgain() throws {
    let pin = entry(GTK_INPUT_PURPOSE_PIN)
    try show()
    focus(pin)
    XCTAssertTrue(Entry(pin).isMasked)
    gtk_entry_set_input_purpose(
      UnsafeMutableRawPointer(pin).assumingMemoryBound(to: GtkEntry.self), GTK_INPUT_PURPOSE_NUMBER)
    XCTAssertFalse(Entry(pin).isMasked)
  }

  func testARefusedKeyLeavesTheSelectionsDirection() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(number).setText("1234.56")
    try show()
    focus(number)
    Entry(number).select(from: 6, to: 5)
    try tap(.point)
    try ViewTestCase.screen.keyboard.type("a")
    settle()
    XCTAssertEqual(Entry(number).caret, 5)
    XCTAssertEqual(Entry(number).anchor, 6)
  }

  func testAssistiveTechnologyCanEmptyAndSetTheField() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(number).setText("12.5")
    var refusals: [String] = []
    keypad.onRefuse = { _, refusal, _ in refusals.append(refusal.rawValue) }
    try show()
    focus(number)
    let accessible = OpaquePointer(gtk_widget_get_accessible(number))
    atk_editable_text_set_text_contents(accessible, "")
    XCTAssertEqual(text(number), "")
    atk_editable_text_set_text_contents(accessible, "7.25")
    XCTAssertEqual(text(number), "7.25")
    XCTAssertEqual(refusals, [])
    atk_editable_text_set_text_contents(accessible, "abc")
    XCTAssertEqual(text(number), "7.25")
    XCTAssertEqual(refusals, ["not-a-number"])
    var place: gint = 4
    atk_editable_text_insert_text(accessible, "9", 1, &place)
    XCTAssertEqual(text(number), "7.25")
    XCTAssertEqual(refusals, ["not-a-number", "fraction-full"])
  }

  func testAssistiveTechnologyWritesIntoOtherEntriesAsEver() throws {
    let name = entry(GTK_INPUT_PURPOSE_NAME)
    try show()
    focus(name)
    atk_editable_text_set_text_contents(OpaquePointer(gtk_widget_get_accessible(name)), "abc")
    XCTAssertEqual(text(name), "abc")
  }

  func testAKeypadWhoseWindowWasClosedWorksInTheNext() throws {
    let first = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(first)
    try tap(.digit(1))
    window.destroy()
    settle()
    let second = Window(title: "Another", iconName: "none")
    defer { second.destroy() }
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let number = FormField.entry(.number)
    let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self)
    second.setContent(Widget(box))
    gtk_container_add(container, number.pointer)
    gtk_box_pack_end(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), keypad.widget, 1, 1, 0)
    keypad.follow(second.pointer)
    gtk_widget_show_all(box)
    second.setDefaultSize(width: 400, height: 500)
    second.present()
    try eventually("the window has the focus") { second.isInActiveWindow }
    focus(number.pointer)
    try eventually("the keypad is there") { isKeypadShown }
    try tap(in: second, .digit(4), .digit(2))
    try expect(number.pointer, "42")
  }

  func testAKeypadThatNobodyHoldsStaysInItsContainer() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    add(box)
    weak var view: KeypadView?
    do {
      let made = KeypadView()
      view = made
      gtk_container_add(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self), made.widget)
    }
    XCTAssertNotNil(view)
    gtk_widget_destroy(box)
    settle()
    XCTAssertNil(view)
    withExtendedLifetime(number) {}
  }
}
