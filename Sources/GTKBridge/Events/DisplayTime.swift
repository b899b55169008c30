import CGtk

/// A moment by the clock of the display, which counts milliseconds and begins anew after 49 days.
package struct DisplayTime: Sendable {
  private let milliseconds: guint32

  init(_ milliseconds: guint32) {
    self.milliseconds = milliseconds
  }

  /// Whether it is not later than another moment. Without a clock that can be asked, everything is early.
  package func isNotLater(than other: DisplayTime) -> Bool {
    other.milliseconds == guint32(GDK_CURRENT_TIME) || Int32(bitPattern: milliseconds &- other.milliseconds) <= 0
  }
}

extension Widget {
  /// The present moment of the display that the widget is on.
  package var displayTime: DisplayTime {
    DisplayTime(gtk_widget_get_window(pointer).map(cgtk_server_time) ?? guint32(GDK_CURRENT_TIME))
  }

  /// Whether it is in the window that keys of the keyboard go to.
  package var isInActiveWindow: Bool {
    toplevel.map { gtk_window_has_toplevel_focus($0) != 0 } ?? false
  }

  /// Brings its window up and has keys of the keyboard go there.
  package func activateWindow() {
    guard let toplevel, let place = gtk_widget_get_window(pointer) else { return }
    gtk_window_present_with_time(toplevel, cgtk_server_time(place))
  }
}
