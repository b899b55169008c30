import CGtk

/// GTK's main loop, for programs of our own: a widget in somebody else's program has no business here.
package enum MainLoop {
  /// Connects to the display, or says that there is none.
  package static func connect() -> Bool {
    gtk_init_check(nil, nil) != 0
  }

  /// Runs until `quit`.
  package static func run() {
    gtk_main()
  }

  package static func quit() {
    gtk_main_quit()
  }

  /// The name under which the desktop knows the program, that of its desktop entry.
  package static func setProgramName(_ name: String) {
    g_set_prgname(name)
  }
}
