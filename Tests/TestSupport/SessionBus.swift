internal import CAtspi
import Foundation

/// A session bus of the tests' own, and with it the accessibility bus, which is started on demand.
///
/// There is one for the whole run, and others for tests that end them.
public final class SessionBus {
  /// The address for `DBUS_SESSION_BUS_ADDRESS`.
  public let address: String
  /// Where the buses keep their sockets.
  public let directory: TemporaryDirectory
  private let daemon: Child

  /// The bus of this run, started at the first call.
  public static func shared() throws -> SessionBus { try started.get() }

  // Tests run on one thread; this is never reached from another.
  nonisolated(unsafe) private static let started = Result { try SessionBus() }

  /// A bus for itself, of which a test may dispose.
  ///
  /// - Parameters:
  ///   - services: by their names, the texts of files that say how programs are started on demand
  ///   - surroundings: what programs that the bus starts find around them, beside the bus
  public convenience init(services: [String: String], in surroundings: Surroundings) throws {
    let directory = try TemporaryDirectory()
    let folder = directory.file("dbus-1/services")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in services {
      try text.write(toFile: "\(folder)/\(name).service", atomically: false, encoding: .utf8)
    }
    try self.init(in: directory, surroundings.setting("XDG_RUNTIME_DIR", to: directory.path))
  }

  /// A bus for itself, of which a test may dispose.
  public convenience init() throws {
    let directory = try TemporaryDirectory()
    try self.init(in: directory, Surroundings(home: directory.path))
  }

  /// Ends the bus.
  public func end() { daemon.end() }

  private init(in directory: TemporaryDirectory, _ surroundings: Surroundings) throws {
    let address = "unix:path=\(directory.file("bus"))"
    self.directory = directory
    self.address = address
    daemon = try Child(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"],
      environment: surroundings.variables.filter { $0.key != "G_DEBUG" })
    try eventually("the session bus listens") {
      let probe = catspi_connect(directory.file("bus"))
      if probe >= 0 { close(probe) }
      return probe >= 0
    }
  }
}
