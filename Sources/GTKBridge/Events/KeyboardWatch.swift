import CGtkForKeypad

/// Tells of keys that come up in any window of the program, and which are down when one of its windows gets the focus.
package final class KeyboardWatch {
  private let onRelease: (KeyPressEvent.Code) -> Void
  private let onWindowFocus: (Set<KeyPressEvent.Code>) -> Void
  private lazy var hooks = EmissionHooks(gtk_widget_get_type(), owner: self)

  package init(
    onRelease: @escaping (KeyPressEvent.Code) -> Void, onWindowFocus: @escaping (Set<KeyPressEvent.Code>) -> Void
  ) {
    self.onRelease = onRelease
    self.onWindowFocus = onWindowFocus
    hooks.add("key-release-event") { _, count, values, data in
      if let event = KeyboardWatch.windowEvent(count, values) {
        KeyboardWatch.watch(data).onRelease(event.pointee.key.hardware_keycode)
      }
      return 1
    }
    hooks.add("focus-in-event") { _, count, values, data in
      if KeyboardWatch.windowEvent(count, values) != nil {
        KeyboardWatch.watch(data).onWindowFocus(KeyboardWatch.keysDown)
      }
      return 1
    }
  }

  private static func watch(_ data: gpointer?) -> KeyboardWatch {
    Unmanaged<KeyboardWatch>.fromOpaque(data!).takeUnretainedValue()
  }

  /// The event, if it is one that a window gets, which hands it on to what has the focus in it.
  private static func windowEvent(_ count: guint, _ values: UnsafePointer<GValue>?) -> UnsafeMutablePointer<GdkEvent>? {
    guard count > 1, let values, let widget = g_value_get_object(values),
      cgtk_is_a(widget, gtk_window_get_type()) != 0
    else { return nil }
    return g_value_get_boxed(values + 1)?.assumingMemoryBound(to: GdkEvent.self)
  }

  /// The keys that are down now, as far as the display tells: X11 repeats a key in a window that has not seen it going
  /// down, Wayland does not.
  private static var keysDown: Set<KeyPressEvent.Code> {
    var bits = [UInt8](repeating: 0, count: 32)
    cgtk_keys_down(gdk_display_get_default(), &bits)
    return Set((0..<256).filter { bits[$0 / 8] & 1 << UInt8($0 % 8) != 0 }.map(KeyPressEvent.Code.init))
  }
}
