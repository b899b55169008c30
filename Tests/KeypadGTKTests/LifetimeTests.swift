import CGtkForKeypad
import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// What is closed is gone: windows, fields, views and keypads.
final class LifetimeTests: XCTestCase {
  private struct Weak {
    weak var keypad: FollowingKeypad?
    weak var view: KeypadView?
    weak var boxes: DigitBoxesView?
  }

  private var keypads: [Weak] = []
  /// How many GTK objects under watch are left.
  private var objectsLeft = 0

  private func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
    objectsLeft += 1
    // Data go with the object itself. A weak reference would be told already when the widget is destroyed.
    g_object_set_data_full(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "watched",
      Unmanaged.passUnretained(self).toOpaque(),
      { data in Unmanaged<LifetimeTests>.fromOpaque(data!).takeUnretainedValue().objectsLeft -= 1 })
  }

  /// Watches a widget and everything in it, down to the single key.
  private func watchAll(in widget: UnsafeMutablePointer<GtkWidget>) {
    watch(widget)
    guard cgtk_is_a(widget, gtk_container_get_type()) != 0 else { return }
    gtk_container_forall(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkContainer.self),
      { child, data in Unmanaged<LifetimeTests>.fromOpaque(data!).takeUnretainedValue().watchAll(in: child!) },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func testAThousandWindowsLeaveNothingBehind() throws {
    try ViewTestCase.startScreen()
    for round in 1...1000 {
      try openAndClose(types: round % 100 == 0)
    }
    XCTAssertFalse(keypads.contains { $0.keypad != nil || $0.view != nil || $0.boxes != nil })
    try eventually("no GTK object is left", is: 0) { objectsLeft }
  }

  /// Shows a window with a keypad that works in an entry, and a view, and closes it.
  private func openAndClose(types: Bool) throws {
    let window = Window(title: "Test", iconName: "none")
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let entry = gtk_entry_new()!
    let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self)
    let keypad = FollowingKeypad()
    let view = KeypadView()
    let boxes = DigitBoxesView(DigitBoxes())
    keypad.setRules(view.rules, for: entry)
    keypad.follow(window.pointer)
    window.setContent(Widget(box))
    for widget in [entry, view.widget, boxes.widget, keypad.widget] { gtk_container_add(container, widget) }
    watchAll(in: window.pointer)
    gtk_widget_show_all(box)
    window.present()
    gtk_widget_grab_focus(entry)
    if types {
      try eventually("the keypad works in the entry") { keypad.controller.field != nil }
      try ViewTestCase.screen.keyboard.type("12")
      try eventually("the entry has the digits", is: "12") { Entry(entry).text }
      gtk_widget_grab_focus(boxes.widget)
      try ViewTestCase.screen.keyboard.type("34")
      try eventually("the boxes have the digits", is: "34") { boxes.text }
    }
    window.destroy()
    keypads.append(Weak(keypad: keypad, view: view, boxes: boxes))
  }
}
