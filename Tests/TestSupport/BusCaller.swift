internal import CAtspi

/// A caller of the keypad's service that is this very program, so that no other has to be started for a call.
public final class BusCaller {
  private let connection: OpaquePointer

  /// Connects to a bus.
  public init(at address: String) throws {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw Shortfall("nobody listens at \(address)")
    }
    connection = made
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Whether the service can be called.
  public var isServed: Bool {
    var name = [g_variant_new_string("io.github.gtk_keypad.Keypad")]
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
      g_variant_new_tuple(&name, 1), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil
    ).map { Variant($0) }
    return reply?.parts.first?.number == 1
  }

  /// Asks with a prompt, and waits for no answer.
  public func ask(_ prompt: String) {
    let entry = g_variant_new_dict_entry(
      g_variant_new_string("prompt"), g_variant_new_variant(g_variant_new_string(prompt)))
    var entries = [entry]
    var arguments = [g_variant_new_array(nil, &entries, 1)]
    call("Ask", g_variant_new_tuple(&arguments, 1))
  }

  /// Cancels what was asked.
  public func cancel() { call("Cancel", nil) }

  private func call(_ method: String, _ arguments: OpaquePointer?) {
    g_dbus_connection_call(
      connection, "io.github.gtk_keypad.Keypad", "/io/github/gtk_keypad/Keypad",
      "io.github.gtk_keypad.Keypad1", method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, .max, nil, nil, nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }
}
