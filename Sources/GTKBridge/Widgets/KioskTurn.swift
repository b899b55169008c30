import CGtk

/// Whose turn it is among windows that all want to be above and have the focus, in whatever programs.
///
/// The one that came last has it, and gives it back to the others when it goes: a selection of X11, of which only one can
/// be the owner, says whose it is.
final class KioskTurn {
  /// Whether it is this one's turn; always where the display itself says which window is above.
  private(set) var isOurs = true
  private let onTurn: () -> Void
  private var ownerChange: SignalConnection?

  /// Takes the turn.
  ///
  /// - Parameter onTurn: called when the turn comes back
  init(onTurn: @escaping () -> Void) {
    self.onTurn = onTurn
    guard let clipboard = Self.selection else { return }
    take()
    ownerChange = SignalConnection(UnsafeMutableRawPointer(clipboard), "owner-change", hasArgument: true) {
      [weak self] in
      self?.takeIfFree()
    }
  }

  /// Gives the turn back, for good.
  func end() {
    ownerChange = nil
    if isOurs, let selection = Self.selection { gtk_clipboard_clear(selection) }
  }

  private static var selection: OpaquePointer? {
    guard let display = gdk_display_get_default(), cgtk_is_x11(display) != 0 else { return nil }
    return gtk_clipboard_get_for_display(display, gdk_atom_intern_static_string("_GTK_KEYPAD_KIOSK"))
  }

  private func take() {
    var target = "_GTK_KEYPAD_KIOSK".withCString { name in
      GtkTargetEntry(target: UnsafeMutablePointer(mutating: gdk_atom_name(gdk_atom_intern(name, 0))), flags: 0, info: 0)
    }
    defer { g_free(target.target) }
    isOurs =
      gtk_clipboard_set_with_data(
        Self.selection, &target, 1, { _, _, _, _ in },
        { _, data in
          if let data { Unmanaged<KioskTurn>.fromOpaque(data).takeRetainedValue().isOurs = false }
        }, Unmanaged.passRetained(self).toOpaque()) != 0
  }

  private func takeIfFree() {
    guard !isOurs, cgtk_has_selection_owner(gdk_display_get_default(), "_GTK_KEYPAD_KIOSK") == 0 else { return }
    take()
    onTurn()
  }
}
