internal import CAtspi

/// An object of a program on a bus.
struct Remote {
  let bus: String
  let path: String
}

/// The bus over which programs show themselves to assistive technology.
///
/// The tests speak the protocol themselves: the library for it keeps copies of what programs showed before,
/// and can wait for itself forever when a program changes while it is asked.
final class AccessibilityBus {
  private typealias Connection = OpaquePointer
  private let connection: Connection

  /// The bus of this run, started at the first call.
  static func shared() throws -> AccessibilityBus { try started.get() }

  // Tests run on one thread; this is never reached from another.
  nonisolated(unsafe) private static let started = Result { try AccessibilityBus() }

  private init() throws {
    let session = try AccessibilityBus.connect(to: SessionBus.shared().address)
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let launcher = Remote(bus: "org.a11y.Bus", path: "/org/a11y/bus")
    let reply = AccessibilityBus.call(session, launcher, "org.a11y.Bus", "GetAddress", [], timeout: 20)
    guard let address = reply?.parts.first?.text else { throw Shortfall("no accessibility bus") }
    connection = try AccessibilityBus.connect(to: address)
  }

  /// Calls a method and gives what it returns, or nil where the program has gone, stands still or refuses.
  func call(
    _ remote: Remote, _ interface: String, _ method: String, _ arguments: [Variant]
  ) -> [Variant]? {
    AccessibilityBus.call(connection, remote, interface, method, arguments, timeout: 2)?.parts
  }

  /// The value of a property.
  func property(_ remote: Remote, _ interface: String, _ name: String) -> Variant? {
    let reply = call(remote, "org.freedesktop.DBus.Properties", "Get", [.text(interface), .text(name)])
    return reply?.first?.parts.first
  }

  /// Has a function called, while a test waits, with the sender and the arguments of each signal.
  func subscribe(
    _ interface: String, _ receive: @escaping (_ sender: Remote, _ arguments: [Variant]) -> Void
  ) {
    let receiver = Unmanaged.passRetained(Receiver(receive)).toOpaque()
    g_dbus_connection_signal_subscribe(
      connection, nil, interface, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, sender, path, _, _, arguments, receiver in
        guard let sender, let path, let arguments, let receiver else { return }
        let remote = Remote(bus: String(cString: sender), path: String(cString: path))
        let parts = Variant(g_variant_ref(arguments)).parts
        Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receive(remote, parts)
      }, receiver, { Unmanaged<Receiver>.fromOpaque($0!).release() })
  }

  private static func connect(to address: String) throws -> Connection {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw Shortfall("nobody listens at \(address)")
    }
    return made
  }

  private static func call(
    _ connection: Connection, _ remote: Remote, _ interface: String, _ method: String, _ arguments: [Variant],
    timeout: Int32
  ) -> Variant? {
    let body = Variant.tuple(arguments)
    return withExtendedLifetime(body) {
      g_dbus_connection_call_sync(
        connection, remote.bus, remote.path, interface, method, body.value, nil, G_DBUS_CALL_FLAGS_NONE,
        timeout * 1000, nil, nil
      ).map { Variant($0) }
    }
  }
}

private final class Receiver {
  let receive: (Remote, [Variant]) -> Void

  init(_ receive: @escaping (Remote, [Variant]) -> Void) { self.receive = receive }
}
