import CGtkForKeypad

/// Hears what input methods commit or take away, in whatever widget of the program.
///
/// An entry does not show its input method, and carries out what that says by the functions that programs use, too.
final class InputMethodHooks {
  private let onCommit: (String) -> Void
  private let onDeletion: () -> Void
  private lazy var hooks = EmissionHooks(gtk_im_context_get_type(), owner: self)

  init(onCommit: @escaping (String) -> Void, onDeletion: @escaping () -> Void) {
    self.onCommit = onCommit
    self.onDeletion = onDeletion
    hooks.add("commit") { _, count, values, data in
      if count > 1, let text = g_value_get_string(values! + 1) {
        Unmanaged<InputMethodHooks>.fromOpaque(data!).takeUnretainedValue().onCommit(String(cString: text))
      }
      return 1
    }
    hooks.add("delete-surrounding") { _, _, _, data in
      Unmanaged<InputMethodHooks>.fromOpaque(data!).takeUnretainedValue().onDeletion()
      return 1
    }
  }
}
