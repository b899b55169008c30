import CGtkForKeypad

/// Tells of every widget of the program that is shown, at once: nothing of it has been painted yet.
final class ShowWatch {
  private let action: (UnsafeMutablePointer<GtkWidget>) -> Void
  private let signal = g_signal_lookup("show", gtk_widget_get_type())
  private var hook: gulong = 0

  init(_ action: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    self.action = action
    let callback: GSignalEmissionHook = { _, _, values, data in
      guard let object = g_value_get_object(values) else { return 1 }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      Unmanaged<ShowWatch>.fromOpaque(data!).takeUnretainedValue().action(widget)
      return 1
    }
    hook = g_signal_add_emission_hook(signal, 0, callback, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit {
    g_signal_remove_emission_hook(signal, hook)
  }
}
