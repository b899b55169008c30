import CGtkForKeypad
import KeypadGTK

/// What a program of somebody else gets wrong, for tests of what it is told: the argument names the mistake.
@main
enum Misuse {
  static func main() {
    gtk_init(nil, nil)
    switch CommandLine.arguments.last {
    case "follow-an-entry": FollowingKeypad().follow(gtk_entry_new())
    case "another-thread":
      _ = KeypadView()
      g_thread_join(g_thread_new("worker", worker, nil))
    default: break
    }
  }
}

private func worker(_: gpointer?) -> gpointer? {
  _ = KeypadView()
  return nil
}
