import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// The number at the caret of a text view.
final class FollowedTextTests: FollowingTestCase {
  /// Shows a text, in which payments are typed, with the caret somewhere.
  private func open(_ text: String, caret: Int) throws -> UnsafeMutablePointer<GtkWidget> {
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.payment, for: view)
    gtk_text_buffer_set_text(buffer(of: view), text, -1)
    try show()
    focus(view)
    select(caret..<caret, in: view)
    return view
  }

  private func buffer(of view: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
  }

  /// Selects a range of the text, or places the caret.
  private func select(_ range: Range<Int>, in view: UnsafeMutablePointer<GtkWidget>) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer(of: view), &start, gint(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer(of: view), &end, gint(range.upperBound))
    gtk_text_buffer_select_range(buffer(of: view), &end, &start)
    settle()
  }

  func testAnEditOfATextIsOneChangeAndOneStep() throws {
    let view = try open("pay 12.30 now", caret: 4)
    select(4..<6, in: view)
    var changes: [String?] = []
    var steps = 0
    let textView = TextView(view)
    let watches = [
      SignalConnection(buffer(of: view), "changed") { changes.append(textView.line(at: .caret)?.text) },
      SignalConnection(buffer(of: view), "end-user-action") { steps += 1 },
    ]
    try tap(.digit(7))
    try eventually("the changes", is: ["pay 7.30 now"]) { changes }
    XCTAssertEqual(steps, 1)
    withExtendedLifetime(watches) {}
  }

  func testTheNumberAtTheCaretOfAText() throws {
    let view = try open("first\npay 12.3 now", caret: 14)
    try tap(.digit(4), .digit(5), .delete, .digit(6))
    try eventually("text", is: "first\npay 12.36 now") {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer(of: view), &start, &end)
      return String(cString: gtk_text_buffer_get_text(buffer(of: view), &start, &end, 1))
    }
  }

  func testAnImageInATextIsOneCharacter() throws {
    let view = try open("12", caret: 0)
    var place = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer(of: view), &place)
    gtk_text_buffer_insert_pixbuf(buffer(of: view), &place, gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 4, 4))
    select(3..<3, in: view)
    try tap(.digit(5))
    try eventually("the text", is: "125") { TextView(view).line(at: .caret).map { String($0.text.dropFirst()) } }
  }

  func testATextThatIsPartlyForReadingOnlyLosesNothing() throws {
    let view = try open("1234", caret: 0)
    let tag = gtk_text_tag_new("fixed")!
    let asObject = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
    defer { g_object_unref(asObject) }
    var no = GValue()
    g_value_init(&no, g_type_from_name("gboolean"))
    g_object_set_property(asObject, "editable", &no)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer(of: view)), tag)
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer(of: view), &start, 2)
    gtk_text_buffer_get_iter_at_offset(buffer(of: view), &end, 3)
    gtk_text_buffer_apply_tag(buffer(of: view), tag, &start, &end)
    select(0..<4, in: view)
    try tap(.digit(7))
    XCTAssertEqual(TextView(view).line(at: .caret)?.text, "1234")
  }

  func testANumberThatTheKeypadHasNotEditedStaysAsItWasWritten() throws {
    let view = try open("code 007 pay 12", caret: 15)
    try tap(.digit(3))
    select(8..<8, in: view)
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
    select(10..<10, in: view)
    gtk_window_set_focus(UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self), nil)
    try eventually("a settled number", is: "pay 5 now") { TextView(view).line(at: .caret)?.text }
  }

  func testAnEditedNumberIsSettledWhenAnotherOneIsTypedIn() throws {
    let view = try open("105 and 2", caret: 1)
    try tap(.delete)
    select(8..<8, in: view)
    try tap(.digit(7))
    try eventually("the text", is: "5 and 27") { TextView(view).line(at: .caret)?.text }
  }
}
