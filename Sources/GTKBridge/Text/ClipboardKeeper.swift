import CGtk

extension Clipboard {
  /// Whether what is on the clipboard comes from this program, which has to hand it out.
  package static var isOurs: Bool {
    let selection = gdk_atom_intern_static_string("CLIPBOARD")
    guard let owner = gdk_selection_owner_get_for_display(gdk_display_get_default(), selection) else { return false }
    // GDK knows windows of other programs, too, while it tells that one of them has become the owner.
    return gdk_window_get_window_type(owner) != GDK_WINDOW_FOREIGN
  }

  /// The program is about to end: another process of it stays in the background, for as long as what was put on the clipboard
  /// is there and nobody else has it. This one must not use the display any more, and should end soon.
  ///
  /// - Parameter release: called in the other process, to let go of what it should not hold: files and streams
  package static func leaveToBackground(_ release: () -> Void) {
    guard isOurs, let display = gdk_display_get_default() else { return }
    cgtk_leave_accessibility()
    gdk_display_sync(display)
    let process = cgtk_fork()
    if process > 0 { return }
    if process < 0 { return store() }
    release()
    keep(on: display)
    cgtk_end_at_once(0)
  }

  /// Returns as soon as nobody needs this process any more.
  private static func keep(on display: OpaquePointer) {
    if gdk_display_supports_clipboard_persistence(display) != 0 {
      let start = monotonicMilliseconds()
      store()
      // GTK does not say whether somebody has taken it, but waits for ten seconds if not.
      if monotonicMilliseconds() - start < 9_000 { return }
    }
    while isOurs { g_main_context_iteration(nil, 1) }
  }
}
