import CGtk

/// The main loop of programs of our own: a widget in somebody else's program has no business here.
package enum MainLoop {
  // GTK's own would store the clipboard at its end, with windows that do not move meanwhile.
  nonisolated(unsafe) private static let loop = g_main_loop_new(nil, 0)

  /// Connects to the display, or says that there is none.
  package static func connect() -> Bool {
    // With core events there is one finger only.
    g_unsetenv("GDK_CORE_DEVICE_EVENTS")
    return gtk_init_check(nil, nil) != 0
  }

  /// Runs until `quit`.
  package static func run() {
    g_main_loop_run(loop)
  }

  package static func quit() {
    g_main_loop_quit(loop)
  }

  /// The name under which the desktop knows the program, that of its desktop entry.
  package static func setProgramName(_ name: String) {
    g_set_prgname(name)
  }
}
