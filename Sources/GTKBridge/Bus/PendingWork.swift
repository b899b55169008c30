import CGtkForKeypad

extension MainLoop {
  /// Does what waits to be done, as long as there is something.
  package static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
