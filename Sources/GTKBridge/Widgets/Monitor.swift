import CGtk

/// A monitor, as far as it is known.
package struct Monitor: Equatable, Sendable {
  /// Its place among the monitors of the display, from 0.
  package let index: Int
  /// The name of its connector or its model, such as `HDMI-1`; nil where the display does not tell.
  package let name: String?
  /// Its part of the screen, in logical pixels; never empty.
  package let frame: Rectangle
  /// Logical pixels on a millimetre, or nil where the size is unknown or cannot be true.
  package let pixelsPerMillimetre: Double?

  /// All that are switched on.
  package static var all: [Monitor] {
    guard let display = gdk_display_get_default() else { return [] }
    return (0..<gdk_display_get_n_monitors(display)).compactMap { index in
      gdk_display_get_monitor(display, index).flatMap { Monitor($0, index: Int(index)) }
    }
  }

  /// The one a window would first appear on; nil where the display has none at the moment.
  package static var primary: Monitor? {
    let primary = gdk_display_get_default().flatMap { gdk_display_get_primary_monitor($0) }
    return all.first { $0.isSame(as: primary) } ?? all.first
  }

  /// The one that the mouse, or the finger that was last lifted, is on; nil where the display does not tell.
  package static var underPointer: Monitor? {
    guard let display = gdk_display_get_default(), cgtk_is_x11(display) != 0,
      let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(display))
    else { return nil }
    var (x, y): (gint, gint) = (0, 0)
    gdk_device_get_position(pointer, nil, &x, &y)
    let monitor = gdk_display_get_monitor_at_point(display, x, y)
    return all.first { $0.isSame(as: monitor) }
  }

  /// The one that most of a widget's window is on, or for a widget that is not on the screen yet the primary one.
  package static func showing(_ widget: Widget) -> Monitor? {
    guard let display = gdk_display_get_default(), let window = gtk_widget_get_window(widget.pointer) else {
      return primary
    }
    let monitor = gdk_display_get_monitor_at_window(display, window)
    return all.first { $0.isSame(as: monitor) }
  }

  /// Calls whenever monitors come, go or change their size, for as long as the connection is held.
  package static func onChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
    guard let screen = gdk_screen_get_default() else { return [] }
    return ["monitors-changed", "size-changed"].map {
      SignalConnection(UnsafeMutableRawPointer(screen), $0, handler)
    }
  }

  private func isSame(as monitor: OpaquePointer?) -> Bool {
    monitor != nil && gdk_display_get_monitor(gdk_display_get_default(), gint(index)) == monitor
  }

  private init?(_ monitor: OpaquePointer, index: Int) {
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &area)
    // Where all are off, GDK still tells of one.
    guard area.width > 1, area.height > 1 else { return nil }
    self.index = index
    name = gdk_monitor_get_model(monitor).map { String(cString: $0) }
    frame = Rectangle(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    let density = Double(area.height) / Double(gdk_monitor_get_height_mm(monitor))
    // Some monitors give their proportions for a size, some nothing.
    pixelsPerMillimetre = density.isFinite && 1...30 ~= density ? density : nil
  }
}
