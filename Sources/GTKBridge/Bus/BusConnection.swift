import CGtkForKeypad

/// The program's connection to the session bus.
package final class BusConnection {
  let reference: ObjectReference
  private let handlers: HandlerBag

  /// The connection itself, as GLib takes it.
  var pointer: OpaquePointer { OpaquePointer(reference.pointer) }

  /// Connects to the session bus, or says that there is none.
  package static func session() throws(BusError) -> BusConnection {
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { throw BusError() }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    return BusConnection(connection)
  }

  private init(_ connection: OpaquePointer) {
    reference = ObjectReference(UnsafeMutableRawPointer(connection))
    handlers = HandlerBag(reference.pointer)
    // Without a bus GLib would end the program, and nobody would know why.
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  /// Calls when the bus is gone.
  package func onClose(_ handler: @escaping () -> Void) {
    let callback: @convention(c) (gpointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = {
      _, _, _, data in
      Box<() -> Void>.content(of: data)()
    }
    handlers.connect("closed", unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// Sends a signal of texts to one program only.
  ///
  /// - Parameter receiver: the program's unique name
  package func send(
    signal: String, of interface: String, from path: String, to receiver: String, _ texts: [String]
  ) {
    // A program that has gone needs no signal.
    g_dbus_connection_emit_signal(pointer, receiver, path, interface, signal, tuple(of: texts), nil)
  }

  /// Waits until all that was sent is on its way.
  package func flush() {
    g_dbus_connection_flush_sync(pointer, nil, nil)
  }
}

/// That something on the bus does not work. GLib's words for it are not in everybody's language.
package struct BusError: Error {}

/// Texts as the arguments of a message; a floating reference.
func tuple(of texts: [String]) -> OpaquePointer? {
  let parts = texts.map { g_variant_new_string($0) }
  return g_variant_new_tuple(parts, gsize(parts.count))
}
