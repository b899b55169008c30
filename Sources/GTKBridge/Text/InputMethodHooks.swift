import CGtkForKeypad

/// Hears what input methods commit or take away, in whatever widget of the program.
///
/// An entry does not show its input method, and carries out what that says by the functions that programs use, too.
final class InputMethodHooks {
  private let onCommit: (String) -> Void
  private let onDeletion: () -> Void
  private var hooks: [(signal: guint, hook: gulong)] = []

  init(onCommit: @escaping (String) -> Void, onDeletion: @escaping () -> Void) {
    self.onCommit = onCommit
    self.onDeletion = onDeletion
    // The class has signals only once somebody has used it.
    g_type_class_unref(g_type_class_ref(gtk_im_context_get_type()))
    let data = Unmanaged.passUnretained(self).toOpaque()
    hook("commit", data) { _, count, values, data in
      if count > 1, let text = g_value_get_string(values! + 1) {
        Unmanaged<InputMethodHooks>.fromOpaque(data!).takeUnretainedValue().onCommit(String(cString: text))
      }
      return 1
    }
    hook("delete-surrounding", data) { _, _, _, data in
      Unmanaged<InputMethodHooks>.fromOpaque(data!).takeUnretainedValue().onDeletion()
      return 1
    }
  }

  deinit {
    for (signal, hook) in hooks { g_signal_remove_emission_hook(signal, hook) }
  }

  private func hook(_ name: String, _ data: UnsafeMutableRawPointer, _ hook: @escaping GSignalEmissionHook) {
    let signal = g_signal_lookup(name, gtk_im_context_get_type())
    hooks.append((signal, g_signal_add_emission_hook(signal, 0, hook, data, nil)))
  }
}
