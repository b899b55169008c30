import CGtkForKeypad

/// A moment by the clock of the display.
package struct DisplayTime: Sendable {
  /// What the clock shows, which begins anew after 49 days; nil where there is none that can be asked.
  package let milliseconds: UInt32?

  init(_ milliseconds: guint32) {
    self.milliseconds = milliseconds == guint32(GDK_CURRENT_TIME) ? nil : milliseconds
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
