import CGtkForKeypad

/// An object of the program that others on the bus can call, until this object goes.
package final class BusObject {
  private let connection: BusConnection
  private var registration: guint = 0

  /// Puts an object with one interface on the bus, or says that it cannot be there.
  ///
  /// - Parameters:
  ///   - path: where it is to be found
  ///   - interface: the name of the interface
  ///   - description: the interface as D-Bus describes it, in XML; calls that do not fit it never arrive
  ///   - onCall: answers a call
  package init(
    at path: String, with interface: String, describedBy description: String, on connection: BusConnection,
    onCall: @escaping (BusCall) -> Void
  ) throws(BusError) {
    self.connection = connection
    guard let node = g_dbus_node_info_new_for_xml(description, nil) else { throw BusError() }
    defer { g_dbus_node_info_unref(node) }
    var functions = GDBusInterfaceVTable()
    functions.method_call = { _, sender, _, _, method, arguments, invocation, data in
      guard let sender, let method, let arguments, let invocation else { return }
      let call = BusCall(
        invocation, from: String(cString: sender), to: String(cString: method), arguments: arguments)
      Box<(BusCall) -> Void>.content(of: data)(call)
    }
    registration = g_dbus_connection_register_object(
      connection.pointer, path, g_dbus_node_info_lookup_interface(node, interface), &functions,
      Box.retained(onCall), { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }, nil)
    if registration == 0 { throw BusError() }
  }

  deinit {
    if registration != 0 { g_dbus_connection_unregister_object(connection.pointer, registration) }
  }
}
