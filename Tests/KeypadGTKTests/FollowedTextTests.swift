import CGtk
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// The number at the caret of a text view.
final class FollowedTextTests: FollowingTestCase {
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
      SignalConnection(buffer, "changed") { changes.append(textView.line(at: .caret)?.text) },
      SignalConnection(buffer, "end-user-action") { steps += 1 },
    ]
    try tap(.digit(7))
    try eventually("the changes", is: ["pay 7.30 now"]) { changes }
    XCTAssertEqual(steps, 1)
    withExtendedLifetime(watches) {}
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
    try eventually("the text", is: "125") { TextView(view).line(at: .caret).map { String($0.text.dropFirst()) } }
  }

  func testATextThatIsPartlyForReadingOnlyLosesNothing() throws {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.Preset.payment.rules, for: view)
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_set_text(buffer, "1234", -1)
    let tag = gtk_text_tag_new("fixed")!
    let asObject = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
    defer { g_object_unref(asObject) }
    var no = GValue()
    g_value_init(&no, g_type_from_name("gboolean"))
    g_object_set_property(asObject, "editable", &no)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, 2)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, 3)
    gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
    try show()
    focus(view)
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_select_range(buffer, &start, &end)
    settle()
    try tap(.digit(7))
    XCTAssertEqual(TextView(view).line(at: .caret)?.text, "1234")
  }

  /// Shows a text, in which payments are typed, with the caret somewhere.
  private func open(_ text: String, caret: Int) throws -> UnsafeMutablePointer<GtkWidget> {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.Preset.payment.rules, for: view)
    gtk_text_buffer_set_text(
      gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)), text, -1)
    try show()
    focus(view)
    place(caret, in: view)
    return view
  }

  private func place(_ caret: Int, in view: UnsafeMutablePointer<GtkWidget>) {
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, gint(caret))
    gtk_text_buffer_place_cursor(buffer, &place)
    settle()
  }

  func testANumberThatTheKeypadHasNotEditedStaysAsItWasWritten() throws {
    let view = try open("code 007 pay 12", caret: 15)
    try tap(.digit(3))
    place(8, in: view)
    focus(entry(GTK_INPUT_PURPOSE_NUMBER))
    XCTAssertEqual(TextView(view).line(at: .caret)?.text, "code 007 pay 123")
  }

  func testANumberWhosePointWasSteppedOverStaysAsItWasWritten() throws {
    let view = try open("at 007.5", caret: 6)
    try tap(.point)
    gtk_window_set_focus(UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self), nil)
    settle()
    XCTAssertEqual(TextView(view).line(at: .caret)?.text, "at 007.5")
    XCTAssertEqual(TextView(view).line(at: .caret)?.selection, 7..<7)
  }

  func testTheEditedNumberIsSettledWhereverTheCaretIs() throws {
    let view = try open("pay 105 now", caret: 5)
    try tap(.delete)
    place(10, in: view)
    gtk_window_set_focus(UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self), nil)
    try eventually("a settled number", is: "pay 5 now") { TextView(view).line(at: .caret)?.text }
  }

  func testAnEditedNumberIsSettledWhenAnotherOneIsTypedIn() throws {
    let view = try open("105 and 2", caret: 1)
    try tap(.delete)
    place(8, in: view)
    try tap(.digit(7))
    try eventually("the text", is: "5 and 27") { TextView(view).line(at: .caret)?.text }
  }
}
