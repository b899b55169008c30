import CGtkForKeypad
import GTKBridge
import TestSupport
import XCTest

/// Tests of keypads in windows of somebody else.
class GuestTestCase: XCTestCase {
  private var windows: [Window] = []

  /// Where the windows are.
  var screen: Screen { ViewTestCase.screen }

  override func setUpWithError() throws {
    continueAfterFailure = false
    try ViewTestCase.startScreen()
  }

  override func tearDown() {
    for window in windows { window.destroy() }
    windows = []
  }

  /// Shows a window with a box of these widgets at the upper left of the screen and waits until it is drawn.
  func show(_ widgets: [GtkWidgetPointer], size: (width: Int, height: Int)?, hasHeaderBar: Bool = false) throws
    -> Window
  {
    let window = Window(title: "Host", iconName: "none")
    windows.append(window)
    if hasHeaderBar {
      let bar = gtk_header_bar_new()!
      gtk_window_set_titlebar(cast(window.pointer, to: GtkWindow.self), bar)
      gtk_widget_show(bar)
    }
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for widget in widgets { gtk_container_add(cast(box, to: GtkContainer.self), widget) }
    window.setContent(Widget(box))
    if let size { window.setDefaultSize(width: size.width, height: size.height) }
    gtk_widget_show(box)
    window.present()
    try eventually("the window is active") {
      gtk_window_is_active(cast(window.pointer, to: GtkWindow.self)) != 0
    }
    gtk_test_widget_wait_for_draw(window.pointer)
    return window
  }

  func cast<Other>(_ widget: GtkWidgetPointer, to _: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Other.self)
  }

  func picture(_ area: Area) throws -> Picture {
    while g_main_context_iteration(nil, 0) != 0 {}
    gdk_display_sync(gdk_display_get_default())
    return try screen.windows.picture(of: area)
  }
}
