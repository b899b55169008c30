import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// Confirming a field: by the confirm key and by Enter, which do the same.
final class FollowedConfirmTests: FollowingTestCase {
  private var confirmed: [String] = []

  /// Tells of confirmations by the name of the field.
  private func tell(of fields: [UnsafeMutablePointer<GtkWidget>: String]) {
    keypad.onConfirm = { [unowned self] field, value in confirmed.append("\(fields[field] ?? "?"): \(value)") }
  }

  private enum Way: CaseIterable {
    case key, enter
  }

  private func confirm(_ way: Way) throws {
    switch way {
    case .key: try tap(.confirm)
    case .enter: try ViewTestCase.screen.keyboard.type(.enter)
    }
    settle()
  }

  private func prepare(_ text: String) throws -> (
    first: UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>
  ) {
    let first = entry(GTK_INPUT_PURPOSE_NUMBER)
    let second = entry(GTK_INPUT_PURPOSE_NUMBER)
    Entry(first).setText(text)
    Entry(second).setText("99")
    tell(of: [first: "first", second: "second"])
    return (first, second)
  }

  func testTheFieldIsCreditedAlsoWhereItsChangeMovesTheFocus() throws {
    let (first, second) = try prepare("5.")
    let change = SignalConnection(first, "changed") { gtk_widget_grab_focus(second) }
    try show()
    for way in Way.allCases {
      Entry(first).setText("5.")
      focus(first)
      try confirm(way)
      try eventually("confirmed by \(way)", is: ["first: 5"]) { confirmed }
      XCTAssertTrue(gtk_widget_has_focus(second) != 0, "the focus stays where the application has put it")
      XCTAssertEqual(text(second), "99")
      confirmed = []
    }
    withExtendedLifetime(change) {}
  }

  func testTheFieldIsCreditedAlsoWhereAskingMovesTheFocus() throws {
    let (first, second) = try prepare("5.")
    keypad.shouldChange = { field, _, _ in
      if field == first { gtk_widget_grab_focus(second) }
      return true
    }
    try show()
    for way in Way.allCases {
      Entry(first).setText("5.")
      focus(first)
      try confirm(way)
      try eventually("confirmed by \(way)", is: ["first: 5"]) { confirmed }
      XCTAssertEqual(text(second), "99")
      confirmed = []
    }
  }

  func testTheNumberIsToldAlsoWhereItsLookIsForbidden() throws {
    let (first, _) = try prepare("5.")
    keypad.shouldChange = { _, _, _ in false }
    try show()
    for way in Way.allCases {
      focus(first)
      try confirm(way)
      try eventually("confirmed by \(way)", is: ["first: 5"]) { confirmed }
      XCTAssertEqual(text(first), "5.")
      confirmed = []
    }
  }

  func testANumberInATextIsCreditedToItsText() throws {
    let number = entry(GTK_INPUT_PURPOSE_NUMBER)
    let view = gtk_text_view_new()!
    add(view)
    keypad.setRules(Rules.payment, for: view)
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))!
    gtk_text_buffer_set_text(buffer, "pay 5.", -1)
    let change = SignalConnection(buffer, "changed") { gtk_widget_grab_focus(number) }
    tell(of: [number: "entry", view: "text"])
    try show()
    focus(view)
    try tap(.confirm)
    try eventually("confirmed", is: ["text: 5"]) { confirmed }
    withExtendedLifetime(change) {}
  }

  func testEnterInAnEntryIsTheSameInTheSameOrder() throws {
    let (first, _) = try prepare("7.")
    var order: [String] = []
    keypad.onConfirm = { _, value in order.append("confirmed \(value)") }
    let activation = SignalConnection(first, "activate") { order.append("activated \(self.text(first))") }
    try show()
    for way in Way.allCases {
      focus(first)
      order = []
      try confirm(way)
      try eventually("\(way)", is: ["confirmed 7", "activated 7"]) { order }
    }
    withExtendedLifetime(activation) {}
  }

  func testARefusedConfirmActivatesNothing() throws {
    let (first, _) = try prepare("12.345")
    let activation = SignalConnection(first, "activate") { XCTFail("activated") }
    var refusals: [String] = []
    keypad.onRefuse = { _, refusal, _ in refusals.append(refusal.rawValue) }
    try show()
    for way in Way.allCases {
      focus(first)
      refusals = []
      try confirm(way)
      try eventually("\(way)", is: ["fraction-full"]) { refusals }
    }
    withExtendedLifetime(activation) {}
  }

  func testTheFocusStaysWhereItIsToStay() throws {
    let (first, second) = try prepare("5")
    keypad.afterConfirm = .stays
    keypad.setAfterConfirm(.movesOn, for: second)
    try show()
    focus(first)
    Entry(first).select(1..<1)
    try tap(.confirm, .digit(7))
    try eventually("it goes on in the field", is: ["first: 5"]) { confirmed }
    XCTAssertTrue(gtk_widget_has_focus(first) != 0)
    try expect(first, "57")
  }

  func testTheFocusMovesOnPastTheKeys() throws {
    let (first, second) = try prepare("5")
    keypad.afterConfirm = .movesOn
    try show()
    focus(first)
    try tap(.confirm)
    try eventually("the next field has the focus") { gtk_widget_has_focus(second) != 0 }
    try tap(.confirm)
    // The keys of the keypad come next; the first field is behind them.
    try eventually("the first field has the focus again") { gtk_widget_has_focus(first) != 0 }
    XCTAssertEqual(confirmed, ["first: 5", "second: 99"])
  }
}

/// Cells of a list, which are edited in an entry that lives as long as its focus.
final class FollowedCellTests: FollowingTestCase {
  private var edits: [String] = []

  private func openCell() throws -> UnsafeMutablePointer<GtkWidget> {
    var types = [GType(16 << 2)]
    let store = gtk_list_store_newv(1, &types)!
    var row = GtkTreeIter()
    gtk_list_store_append(store, &row)
    let tree = gtk_tree_view_new_with_model(OpaquePointer(store))!
    g_object_unref(store)
    let cell = gtk_cell_renderer_text_new()!
    var yes = GValue()
    g_value_init(&yes, GType(5 << 2))
    g_value_set_boolean(&yes, 1)
    g_object_set_property(UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GObject.self), "editable", &yes)
    let column = gtk_tree_view_column_new()!
    gtk_tree_view_column_pack_start(column, cell, 1)
    gtk_tree_view_append_column(UnsafeMutableRawPointer(tree).assumingMemoryBound(to: GtkTreeView.self), column)
    let edited: @convention(c) (gpointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, _, text, data in
      Unmanaged<FollowedCellTests>.fromOpaque(data!).takeUnretainedValue().edits.append(String(cString: text!))
    }
    g_signal_connect_data(
      cell, "edited", unsafeBitCast(edited, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(0))
    add(tree)
    keypad.takesFreeForm = true
    try show()
    let path = gtk_tree_path_new_first()
    gtk_tree_view_set_cursor(UnsafeMutableRawPointer(tree).assumingMemoryBound(to: GtkTreeView.self), path, column, 1)
    gtk_tree_path_free(path)
    settle()
    return tree
  }

  func testConfirmTakesTheCellOver() throws {
    _ = try openCell()
    try tap(.digit(1), .digit(2), .confirm)
    try eventually("the cell has it", is: ["12"]) { edits }
  }

  func testEnterTakesTheCellOver() throws {
    _ = try openCell()
    try tap(.digit(1), .digit(2))
    try ViewTestCase.screen.keyboard.type(.enter)
    try eventually("the cell has it", is: ["12"]) { edits }
  }

  func testHideTakesTheCellOver() throws {
    _ = try openCell()
    try tap(.digit(1), .digit(2), .hide)
    try eventually("the cell has it", is: ["12"]) { edits }
    try eventually("the keypad goes") { !isKeypadShown }
  }
}
