import CGtkForKeypad

/// A name that programs on the bus are called by, owned until this object goes or somebody takes the name over.
package final class BusName {
  private var owning: guint = 0

  /// Asks for a name that nobody else owns.
  ///
  /// - Parameter onLoss: the name is another's, or the bus is gone
  package init(_ name: String, on connection: BusConnection, onLoss: @escaping () -> Void) {
    owning = g_bus_own_name_on_connection(
      connection.pointer, name, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE, nil,
      { _, _, data in Box<() -> Void>.content(of: data)() }, Box.retained(onLoss),
      { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
  }

  /// Gives the name up. All calls that came by that name have arrived then, though nobody has looked at them.
  deinit {
    g_bus_unown_name(owning)
  }
}

/// Watches over a program on the bus.
package final class BusPeerWatch {
  private var watching: guint = 0

  /// - Parameters:
  ///   - peer: the program's unique name
  ///   - onVanished: the program is gone, or the bus is
  package init(_ peer: String, on connection: BusConnection, onVanished: @escaping () -> Void) {
    watching = g_bus_watch_name_on_connection(
      connection.pointer, peer, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
      { _, _, data in Box<() -> Void>.content(of: data)() }, Box.retained(onVanished),
      { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
  }

  deinit {
    g_bus_unwatch_name(watching)
  }
}
