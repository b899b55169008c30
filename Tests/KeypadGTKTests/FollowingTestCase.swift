import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// Tests of a keypad that follows the focus from field to field of a window.
class FollowingTestCase: XCTestCase {
  private(set) var window: Window!
  private(set) var keypad: FollowingKeypad!
  private var box: UnsafeMutablePointer<GtkWidget>!

  override func setUpWithError() throws {
    continueAfterFailure = false
    try ViewTestCase.startScreen()
    window = Window(title: "Test", iconName: "none")
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    window.setContent(Widget(box))
    keypad = FollowingKeypad()
    keypad.rules = Rules.payment
    keypad.follow(window.pointer)
  }

  override func tearDownWithError() throws {
    keypad = nil
    window.destroy()
    window = nil
  }

  /// Puts a widget into the window.
  func add(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_container_add(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self), widget)
  }

  func entry(_ purpose: GtkInputPurpose) -> UnsafeMutablePointer<GtkWidget> {
    let entry = gtk_entry_new()!
    gtk_entry_set_input_purpose(UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GtkEntry.self), purpose)
    add(entry)
    return entry
  }

  /// Shows the window with the keypad below its fields.
  func show() throws {
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

  /// Opens a modal dialog with a field beside the keypad, which gets the focus; the caller destroys it.
  func openModalDialog(of owner: UnsafeMutablePointer<GtkWidget>, with field: Entry) -> UnsafeMutablePointer<GtkWidget>
  {
    let dialog = gtk_dialog_new()!
    let asWindow = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(asWindow, UnsafeMutableRawPointer(owner).assumingMemoryBound(to: GtkWindow.self))
    gtk_window_set_modal(asWindow, 1)
    let area = gtk_dialog_get_content_area(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self))
    gtk_container_add(UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkContainer.self), field.pointer)
    gtk_widget_show_all(dialog)
    gdk_window_move(gtk_widget_get_window(dialog), 600, 0)
    gdk_window_focus(gtk_widget_get_window(dialog), guint32(GDK_CURRENT_TIME))
    return dialog
  }

  /// Taps keys on the screen.
  func tap(_ keys: ScreenKey...) throws {
    for key in keys { try tap(key, in: window) }
  }

  /// Taps keys on the screen, in another window.
  func tap(in window: Window, _ keys: ScreenKey...) throws {
    for key in keys { try tap(key, in: window) }
  }

  private func tap(_ key: ScreenKey, in window: Window) throws {
    do {
      let button = keypad.controller.grid[key].button
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
  func settle() {
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Puts the focus somewhere, and the keypad follows.
  func focus(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_grab_focus(widget)
    settle()
  }

  var isKeypadShown: Bool { gtk_widget_get_mapped(keypad.widget) != 0 }

  func text(_ entry: UnsafeMutablePointer<GtkWidget>) -> String { Entry(entry).text }

  func expect(_ entry: UnsafeMutablePointer<GtkWidget>, _ expected: String, line: UInt = #line) throws {
    try eventually("text", is: expected, line: line) { text(entry) }
  }
}
