import CGtkForKeypad

/// The thread that GTK runs on: the one that has used the keypad first.
package enum GTKThread {
  // Written once, and read by others only to end the program.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<GThread>?

  /// Ends the program with a message where another thread calls: GTK would break down later, anywhere.
  package static func require(_ function: StaticString = #function) {
    let current = g_thread_self()
    if first == nil { first = current }
    guard first == current else {
      fatalError("gtk-keypad: \(function) was called from another thread than GTK's; use g_idle_add to get there")
    }
  }
}
