import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// What replaces a selection is judged as one edit, whoever does it and in however many steps.
final class OneEditTests: ViewTestCase {
  /// Composes a character by its number with GTK's own input method, which takes the digits that are typed meanwhile.
  private func compose(_ number: KeyboardKey...) throws {
    try type(.u, holding: .control, .shift)
    for key in number { try type(key) }
    try type(.enter)
  }

  private func open(_ text: String, selecting range: Range<Int>, _ rules: Rules = Rules.payment) throws {
    try open(rules)
    keypad.text = text
    keypad.entry.select(range)
  }

  func testAComposedPointReplacesASelection() throws {
    try open("12.34", selecting: 1..<4)
    try compose(.digit2, .e)
    XCTAssertEqual(keypad.text, "1.4")
    XCTAssertEqual(keypad.entry.selection, 2..<2)
  }

  func testARefusedCompositionLeavesTextAndSelection() throws {
    try open("0.25", selecting: 1..<2)
    try compose(.digit3, .digit5)
    XCTAssertEqual(keypad.text, "0.25")
    XCTAssertEqual(keypad.entry.selection, 1..<2)
    XCTAssertEqual(keypad.message, "A zero cannot come first")
  }

  func testASelectionReplacedInTwoStepsFromOutside() throws {
    try open("12.34", selecting: 1..<4)
    keypad.entry.takeOut(1..<4)
    keypad.entry.putIn(".", at: 1)
    XCTAssertEqual(keypad.text, "1.4")
  }

  func testADeletionFromOutsideIsJudgedWhenNothingTakesItsPlace() throws {
    try open("0.25", selecting: 4..<4)
    keypad.entry.takeOut(1..<2)
    try eventually("it is refused", is: "Delete the decimals first") { keypad.message }
    XCTAssertEqual(keypad.text, "0.25")
    keypad.entry.takeOut(1..<4)
    try eventually("it is done", is: "0") { keypad.text }
  }

  func testADeletionFromOutsideIsDoneBeforeAnInsertionElsewhere() throws {
    try open("1234", selecting: 0..<0)
    keypad.entry.takeOut(0..<1)
    keypad.entry.putIn("5", at: 3)
    XCTAssertEqual(keypad.text, "2345")
  }

  func testReplacingASelectionIsOneChange() throws {
    try open("12.34", selecting: 0..<2)
    var texts: [String] = []
    keypad.entry.onChange { [weak keypad] in texts.append(keypad?.text ?? "") }
    try type(.digit9)
    XCTAssertEqual(texts, ["9.34"])
  }

  func testSettlingWithAKeyIsOneChange() throws {
    try open("05", selecting: 2..<2)
    var texts: [String] = []
    keypad.entry.onChange { [weak keypad] in texts.append(keypad?.text ?? "") }
    try type(.digit7)
    XCTAssertEqual(texts, ["57"])
  }

  func testARefusedKeyIsNoChange() throws {
    try open("12.34", selecting: 1..<4)
    keypad.entry.onChange { XCTFail("the text has changed") }
    try type(.x)
    XCTAssertEqual(keypad.entry.selection, 1..<4)
    XCTAssertEqual(keypad.message, "Only digits and one decimal point")
  }

  func testLettersDoNotGetIn() throws {
    try open("12", selecting: 0..<2)
    try type(.a, .c)
    XCTAssertEqual(keypad.text, "12")
    XCTAssertEqual(keypad.entry.selection, 0..<2)
  }

  func testOverwritingCannotBeSwitchedOn() throws {
    try open("12", selecting: 0..<0)
    keypad.entry.askToOverwrite()
    try type(.digit5)
    XCTAssertEqual(keypad.text, "512")
  }

  func testDraggingDigitsWithinTheFieldLosesAndDoublesNone() throws {
    try open("123456789", selecting: 6..<9)
    let field = try XCTUnwrap(keypad.entry.placeOnScreen)
    let digits = Point(x: Double(field.x + field.width - 30), y: Double(field.y + field.height / 2))
    var stages: [String] = []
    for stage in ["drag-begin", "drag-end"] { keypad.entry.connectPointer(stage) { stages.append(stage) } }
    let mouse = try TestPointer(Self.screen)
    mouse.move(to: digits)
    mouse.press(true)
    mouse.move(to: digits.moved(right: -40))
    try eventually("the drag begins") { stages.contains("drag-begin") }
    mouse.move(to: digits.moved(right: -120))
    try eventually("the field knows where the drag is") { keypad.entry.isDropTarget }
    mouse.press(false)
    try eventually("the drag ends") { stages.contains("drag-end") }
    XCTAssertEqual(keypad.text, "123456789")
  }

  func testFullWidthDigitsAreDigits() throws {
    try open("1", selecting: 1..<1)
    keypad.entry.putIn("５", at: 1)
    XCTAssertEqual(keypad.text, "15")
  }
}

/// What other programs and input methods do to an entry.
extension Entry {
  /// Where the widget is on the screen; nil while it is not shown.
  fileprivate var placeOnScreen: Rectangle? {
    var x: gint = 0
    var y: gint = 0
    guard let window = gtk_widget_get_window(pointer) else { return nil }
    gdk_window_get_origin(window, &x, &y)
    var area = GtkAllocation()
    gtk_widget_get_allocation(pointer, &area)
    let isOwn = gtk_widget_get_has_window(pointer) != 0
    return Rectangle(
      x: Int(isOwn ? x : x + area.x), y: Int(isOwn ? y : y + area.y), width: Int(area.width), height: Int(area.height))
  }

  /// Whether something is dragged over it.
  fileprivate var isDropTarget: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_DROP_ACTIVE.rawValue != 0
  }

  fileprivate func takeOut(_ range: Range<Int>) {
    gtk_editable_delete_text(OpaquePointer(pointer), gint(range.lowerBound), gint(range.upperBound))
  }

  fileprivate func putIn(_ text: String, at position: Int) {
    var place = gint(position)
    gtk_editable_insert_text(OpaquePointer(pointer), text, gint(text.utf8.count), &place)
    gtk_editable_set_position(OpaquePointer(pointer), place)
  }

  fileprivate func askToOverwrite() {
    gtk_bindings_activate(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), guint(GDK_KEY_Insert), GdkModifierType(0))
  }
}
