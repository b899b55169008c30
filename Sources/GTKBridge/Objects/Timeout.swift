import CGtkForKeypad

/// At most one pending call, some milliseconds from now, on the GTK main loop.
package final class Timeout {
  /// Who goes first when several sources are ready.
  package enum Turn {
    /// Before input: what belongs to the event just handled.
    case beforeInput
    /// After all input that has arrived: a finger lifted while the program was stalled is seen first.
    case afterInput
    /// After painting: what nobody waits for.
    case whenIdle

    fileprivate var priority: gint {
      switch self {
      case .beforeInput: G_PRIORITY_HIGH
      case .afterInput: G_PRIORITY_HIGH_IDLE
      case .whenIdle: G_PRIORITY_DEFAULT_IDLE
      }
    }
  }

  private let turn: Turn
  private let action: () -> Void
  private var source: guint = 0

  package init(_ turn: Turn, _ action: @escaping () -> Void) {
    self.turn = turn
    self.action = action
  }

  deinit {
    cancel()
  }

  /// Calls the action once, in place of a call that is pending.
  package func start(milliseconds: Int) {
    cancel()
    source = g_timeout_add_full(
      turn.priority, guint(clamping: milliseconds),
      { data in
        let timeout = Unmanaged<Timeout>.fromOpaque(data!).takeUnretainedValue()
        // Before the action: ids are issued anew, and the action may start the next call.
        timeout.source = 0
        timeout.action()
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Whether the call is still to come.
  package var isPending: Bool { source != 0 }

  package func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}

/// The clock that timeouts run by, in milliseconds.
package func monotonicMilliseconds() -> Int {
  Int(g_get_monotonic_time() / 1000)
}
