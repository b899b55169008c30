import CGtk

/// A monitor, as far as it is known.
package struct Monitor: Equatable, Sendable {
  /// Its part of the screen, in logical pixels.
  package let frame: Rectangle
  /// Logical pixels on a millimetre, or nil where the size is unknown or cannot be true.
  package let pixelsPerMillimetre: Double?

  /// The one a window would first appear on; nil where the display has none at the moment.
  package static var primary: Monitor? {
    guard let display = gdk_display_get_default() else { return nil }
    return (gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)).map(Monitor.init)
  }

  /// The one that most of a widget's window is on, or for a widget that is not on the screen yet the primary one.
  package static func showing(_ widget: Widget) -> Monitor? {
    guard let display = gdk_display_get_default(), let window = gtk_widget_get_window(widget.pointer) else {
      return primary
    }
    return gdk_display_get_monitor_at_window(display, window).map(Monitor.init)
  }

  /// Calls whenever monitors come, go or change their size, for as long as the connection is held.
  package static func onChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
    guard let screen = gdk_screen_get_default() else { return [] }
    return ["monitors-changed", "size-changed"].map {
      SignalConnection(UnsafeMutableRawPointer(screen), $0, handler)
    }
  }

  private init(_ monitor: OpaquePointer) {
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &area)
    frame = Rectangle(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    let density = Double(area.height) / Double(gdk_monitor_get_height_mm(monitor))
    // Some monitors give their proportions for a size, some nothing.
    pixelsPerMillimetre = density.isFinite && 1...30 ~= density ? density : nil
  }
}
