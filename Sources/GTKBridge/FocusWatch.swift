import CGtk

/// Tells which widget of the program gets or loses the keyboard focus, in whatever window.
package final class FocusWatch {
  /// What has got the focus.
  package enum Focused {
    case entry(Entry)
    case textView(TextView)
    case other(Widget)
  }

  private let onGain: (Focused) -> Void
  private let onLoss: (Widget) -> Void
  private var hooks: [(signal: guint, hook: gulong)] = []

  package init(onGain: @escaping (Focused) -> Void, onLoss: @escaping (Widget) -> Void) {
    self.onGain = onGain
    self.onLoss = onLoss
    // The class has signals only once somebody has used it.
    g_type_class_unref(g_type_class_ref(gtk_widget_get_type()))
    let data = Unmanaged.passUnretained(self).toOpaque()
    hook("focus-in-event", data) { _, count, values, data in
      if let widget = FocusWatch.widget(values) { FocusWatch.watch(data).onGain(FocusWatch.focused(widget)) }
      return 1
    }
    hook("focus-out-event", data) { _, count, values, data in
      if let widget = FocusWatch.widget(values) { FocusWatch.watch(data).onLoss(Widget(widget)) }
      return 1
    }
  }

  deinit {
    for (signal, hook) in hooks { g_signal_remove_emission_hook(signal, hook) }
  }

  private func hook(_ signal: String, _ data: UnsafeMutableRawPointer, _ hook: @escaping GSignalEmissionHook) {
    let id = g_signal_lookup(signal, gtk_widget_get_type())
    hooks.append((id, g_signal_add_emission_hook(id, 0, hook, data, nil)))
  }

  private static func watch(_ data: gpointer?) -> FocusWatch {
    Unmanaged<FocusWatch>.fromOpaque(data!).takeUnretainedValue()
  }

  private static func widget(_ values: UnsafePointer<GValue>?) -> UnsafeMutablePointer<GtkWidget>? {
    g_value_get_object(values).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }

  private static func focused(_ widget: UnsafeMutablePointer<GtkWidget>) -> Focused {
    if cgtk_is_a(widget, gtk_entry_get_type()) != 0 { return .entry(Entry(widget)) }
    if cgtk_is_a(widget, gtk_text_view_get_type()) != 0 { return .textView(TextView(widget)) }
    return .other(Widget(widget))
  }
}

extension Widget {
  /// Whether it is in a window, or in one that belongs to it: a dialog of its, or a dialog's dialog.
  package func belongs(to owner: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var window = gtk_widget_get_toplevel(pointer)
    while let current = window {
      if current == owner { return true }
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
