import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// What GTK and the host show around a followed field does not stand in the way of the keys.
final class FollowedDecorationTests: FollowingTestCase {
  /// A field right over the keys that has the focus, or over something that stands between.
  private func show(_ number: String, over something: UnsafeMutablePointer<GtkWidget>? = nil) throws
    -> UnsafeMutablePointer<GtkWidget>
  {
    let field = entry(GTK_INPUT_PURPOSE_NUMBER)
    if let something { add(something) }
    Entry(field).setText(number)
    try show()
    focus(field)
    gtk_editable_set_position(OpaquePointer(field), -1)
    return field
  }

  private func place(in widget: UnsafeMutablePointer<GtkWidget>, x: Int, y: Int) -> Point {
    var left: gint = 0
    var top: gint = 0
    gtk_widget_translate_coordinates(widget, window.pointer, 0, 0, &left, &top)
    return Point(x: Double(left) + Double(x), y: Double(top) + Double(y))
  }

  private func click(_ key: ScreenKey) throws {
    let button = keypad.controller.grid[key].button.pointer
    try eventually("\(key) has its place") { gtk_widget_get_allocated_width(button) > 1 }
    let (width, height) = (gtk_widget_get_allocated_width(button), gtk_widget_get_allocated_height(button))
    try ViewTestCase.screen.mouse.click(place(in: button, x: Int(width) / 2, y: Int(height) / 2))
    settle()
  }

  /// The widgets that GTK has put over others in the window.
  private var mappedOverlays: [UnsafeMutablePointer<GtkWidget>] {
    final class List { var widgets: [UnsafeMutablePointer<GtkWidget>] = [] }
    let list = List()
    gtk_container_forall(
      window.cast(to: GtkContainer.self),
      { Unmanaged<List>.fromOpaque($1!).takeUnretainedValue().widgets.append($0!) },
      Unmanaged.passUnretained(list).toOpaque())
    return list.widgets.filter {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_get_parent_window($0) != gtk_widget_get_window(window.pointer)
    }
  }

  /// Those of them that are seen.
  private var overlays: [UnsafeMutablePointer<GtkWidget>] { mappedOverlays.filter { gtk_widget_get_opacity($0) > 0 } }

  private func waitForOverlay(ofType type: GType) throws -> UnsafeMutablePointer<GtkWidget> {
    try eventually(appears: "what is shown over the window") {
      overlays.first { cgtk_is_a($0, type) != 0 && gtk_widget_get_allocated_height($0) > 1 }
    }
  }

  func testAKeyActsUnderADrop() throws {
    let field = try show("1", over: gtk_label_new("The amount"))
    let middle = Int(gtk_widget_get_allocated_height(field)) / 2
    try ViewTestCase.screen.touchscreen.tap(place(in: field, x: 60, y: middle))
    let drop = try waitForOverlay(ofType: gtk_event_box_get_type())
    let size = (gtk_widget_get_allocated_width(drop), gtk_widget_get_allocated_height(drop))
    try ViewTestCase.screen.touchscreen.tap(place(in: drop, x: Int(size.0) / 2, y: Int(size.1) - 2))
    settle()
    try expect(field, "11")
    try eventually("the drop is gone") { overlays.isEmpty }
  }

  func testADropThatWouldStandOnTheKeysIsNotSeen() throws {
    let field = try show("1")
    let middle = Int(gtk_widget_get_allocated_height(field)) / 2
    try ViewTestCase.screen.touchscreen.tap(place(in: field, x: 60, y: middle))
    try eventually("GTK has put it there") { mappedOverlays.contains { gtk_widget_get_allocated_height($0) > 1 } }
    XCTAssertTrue(overlays.isEmpty)
    let drop = try XCTUnwrap(mappedOverlays.first)
    let size = (gtk_widget_get_allocated_width(drop), gtk_widget_get_allocated_height(drop))
    try ViewTestCase.screen.touchscreen.tap(place(in: drop, x: Int(size.0) / 2, y: Int(size.1) * 3 / 4))
    settle()
    try expect(field, "11")
  }

  func testKeysActUnderTheBubble() throws {
    let field = try show("1")
    let middle = Int(gtk_widget_get_allocated_height(field)) / 2
    try ViewTestCase.screen.touchscreen.down(place(in: field, x: 60, y: middle))
    settle()
    hold(for: 0.8)
    try ViewTestCase.screen.touchscreen.up()
    let bubble = try waitForOverlay(ofType: gtk_popover_get_type())
    let size = (gtk_widget_get_allocated_width(bubble), gtk_widget_get_allocated_height(bubble))
    try ViewTestCase.screen.touchscreen.tap(place(in: bubble, x: Int(size.0) / 2, y: Int(size.1) - 16))
    settle()
    try expect(field, "11")
    try eventually("the bubble is gone") { overlays.isEmpty }
  }

  func testTheBubbleStandsOverTheFieldWhereThereIsRoom() throws {
    for _ in 0..<3 { add(gtk_entry_new()) }
    let field = try show("1")
    let middle = Int(gtk_widget_get_allocated_height(field)) / 2
    try ViewTestCase.screen.touchscreen.down(place(in: field, x: 60, y: middle))
    settle()
    hold(for: 0.8)
    try ViewTestCase.screen.touchscreen.up()
    let bubble = try waitForOverlay(ofType: gtk_popover_get_type())
    XCTAssertLessThanOrEqual(
      place(in: bubble, x: 0, y: Int(gtk_widget_get_allocated_height(bubble))).y,
      place(in: field, x: 0, y: middle).y)
  }

  func testAPopoverOfTheHostLeavesTheKeysFree() throws {
    let field = try show("1")
    let popover = gtk_popover_new(field)!
    let label = gtk_label_new("Between 1 and 10")!
    gtk_widget_show(label)
    gtk_container_add(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkContainer.self), label)
    gtk_popover_set_modal(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), 0)
    gtk_widget_show(popover)
    _ = try waitForOverlay(ofType: gtk_popover_get_type())
    try tap(.digit(2))
    try expect(field, "12")
    try eventually("the popover is gone") { overlays.isEmpty }
    // The host's answer to a key stays until the next one.
    gtk_widget_show(popover)
    _ = try waitForOverlay(ofType: gtk_popover_get_type())
    try tap(.digit(3))
    try expect(field, "123")
  }

  func testAKeyActsUnderATooltip() throws {
    let field = try show("1")
    gtk_widget_set_tooltip_text(field, "The amount\nin euros\nand cents")
    let middle = Int(gtk_widget_get_allocated_height(field)) / 2
    let mouse = ViewTestCase.screen.mouse
    try mouse.move(to: place(in: field, x: 150, y: middle))
    settle()
    try mouse.move(to: place(in: field, x: 152, y: middle))
    let tooltip = try eventually(appears: "the tooltip") {
      toplevels.first {
        $0 != window.pointer && gtk_widget_get_mapped($0) != 0
          && gtk_window_get_window_type(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self))
            == GTK_WINDOW_POPUP
      }
    }
    var x: gint = 0
    var y: gint = 0
    gdk_window_get_origin(gtk_widget_get_window(tooltip), &x, &y)
    let height = Int(gtk_widget_get_allocated_height(tooltip))
    try ViewTestCase.screen.touchscreen.tap(Point(x: Double(x) + 10, y: Double(Int(y) + height - 12)))
    settle()
    try eventually("a digit more", is: 2) { text(field).count }
    XCTAssertEqual(gtk_widget_get_mapped(tooltip), 0, "the tooltip is gone")
  }

  private var toplevels: [UnsafeMutablePointer<GtkWidget>] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var next = list
    while let current = next {
      found.append(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
      next = current.pointee.next
    }
    return found
  }

  private func complete(_ field: UnsafeMutablePointer<GtkWidget>, from texts: [String]) {
    var types = [g_type_from_name("gchararray")]
    let store = gtk_list_store_newv(1, &types)!
    for text in texts {
      var row = GtkTreeIter()
      var value = GValue()
      g_value_init(&value, types[0])
      g_value_set_string(&value, text)
      gtk_list_store_append(store, &row)
      gtk_list_store_set_value(store, &row, 0, &value)
      g_value_unset(&value)
    }
    let completion = gtk_entry_completion_new()
    gtk_entry_completion_set_model(completion, OpaquePointer(store))
    gtk_entry_completion_set_text_column(completion, 0)
    gtk_entry_set_completion(UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self), completion)
    g_object_unref(completion)
    g_object_unref(store)
  }

  private func waitForList(of field: UnsafeMutablePointer<GtkWidget>) throws {
    try eventually("the list of completions is open") {
      toplevels.contains {
        gtk_widget_get_mapped($0) != 0
          && gtk_window_get_attached_to(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)) == field
      }
    }
  }

  func testAClickActsWhileAListOfCompletionsIsOpen() throws {
    let field = try show("")
    complete(field, from: ["12", "123", "1234"])
    try click(.digit(1))
    try waitForList(of: field)
    try click(.digit(0))
    try expect(field, "10")
  }

  func testATapActsWhileAListOfCompletionsIsOpen() throws {
    let field = try show("")
    complete(field, from: ["12", "123", "1234"])
    try ViewTestCase.screen.keyboard.type("1")
    settle()
    try waitForList(of: field)
    try tap(.digit(0))
    try expect(field, "10")
    try click(.delete)
    try expect(field, "1")
  }
}
