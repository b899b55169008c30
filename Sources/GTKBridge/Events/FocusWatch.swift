import CGtkForKeypad

/// Tells which widget of the program gets or loses the keyboard focus, in whatever window.
package final class FocusWatch {
  private let onGain: (Widget) -> Void
  private let onLoss: (Widget) -> Void
  private lazy var hooks = EmissionHooks(gtk_widget_get_type(), owner: self)

  package init(onGain: @escaping (Widget) -> Void, onLoss: @escaping (Widget) -> Void) {
    self.onGain = onGain
    self.onLoss = onLoss
    hooks.add("focus-in-event") { _, _, values, data in
      if let widget = FocusWatch.widget(values) { FocusWatch.watch(data).onGain(FocusWatch.wrapper(of: widget)) }
      return 1
    }
    hooks.add("focus-out-event") { _, _, values, data in
      if let widget = FocusWatch.widget(values) { FocusWatch.watch(data).onLoss(Widget(widget)) }
      return 1
    }
  }

  private static func watch(_ data: gpointer?) -> FocusWatch {
    Unmanaged<FocusWatch>.fromOpaque(data!).takeUnretainedValue()
  }

  private static func widget(_ values: UnsafePointer<GValue>?) -> UnsafeMutablePointer<GtkWidget>? {
    g_value_get_object(values).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }

  private static func wrapper(of widget: UnsafeMutablePointer<GtkWidget>) -> Widget {
    if let pane = AccessibleTextContainer.of(widget) { return pane }
    if cgtk_is_a(widget, gtk_entry_get_type()) != 0 { return Entry(widget) }
    if cgtk_is_a(widget, gtk_text_view_get_type()) != 0 { return TextView(widget) }
    return Widget(widget)
  }

  /// What has the focus in a window that has it, or nil.
  package static func focused(in window: Widget) -> Widget? {
    let asWindow = window.cast(to: GtkWindow.self)
    guard gtk_window_has_toplevel_focus(asWindow) != 0 else { return nil }
    return gtk_window_get_focus(asWindow).map(wrapper)
  }
}

extension Widget {
  /// Whether it is in a window, or in one that belongs to it: a dialog of its, or a dialog's dialog.
  package func belongs(to owner: Widget) -> Bool {
    var window = gtk_widget_get_toplevel(pointer)
    while let current = window {
      if current == owner.pointer { return true }
      guard cgtk_is_a(current, gtk_window_get_type()) != 0 else { return false }
      let asWindow = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GtkWindow.self)
      let parent = gtk_window_get_transient_for(asWindow)
      window =
        parent.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
        ?? gtk_window_get_attached_to(asWindow).flatMap { gtk_widget_get_toplevel($0) }
    }
    return false
  }
}

extension Widget {
  /// What takes all events while the widget is worked in, if that is modal: its popover, or its window.
  package var possibleGrabHolder: Widget? {
    (gtk_widget_get_ancestor(pointer, gtk_popover_get_type()) ?? gtk_widget_get_toplevel(pointer)).map { Widget($0) }
  }

  /// Whether it is inside a pane of this class name.
  package func isInside(paneOfClass className: String) -> Bool {
    let type = g_type_from_name(className)
    return type != 0 && gtk_widget_get_ancestor(pointer, type) != nil
  }
}
