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

  /// Starts a bus of its own.
  public init() throws {
    let directory = try TemporaryDirectory()
    let address = "unix:path=\(directory.file("bus"))"
    self.directory = directory
    self.address = address
    daemon = try Child(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"],
      environment: Surroundings(home: directory.path).variables.filter { $0.key != "G_DEBUG" })
    try eventually("the session bus listens") {
      let probe = catspi_connect(directory.file("bus"))
      if probe >= 0 { close(probe) }
      return probe >= 0
    }
  }

  /// Ends the bus, without a word to whoever is on it.
  public func end() { daemon.end() }
}
