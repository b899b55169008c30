import Foundation

/// A directory of the test's own that goes away with this object, or with the tests at the latest.
public final class TemporaryDirectory {
  /// Where it is; short, because the path of a socket has room for a hundred characters only.
  public let path: String

  // Tests run on one thread; this is never reached from another.
  nonisolated(unsafe) private static var remaining: Set<String> = []
  private static let cleaning: Void = {
    _ = atexit { TemporaryDirectory.remaining.forEach(TemporaryDirectory.remove) }
  }()

  /// Makes the directory, readable by nobody else.
  public init() throws {
    var template = Array("/tmp/keypad-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Shortfall("cannot make a directory in /tmp") }
    path = String(cString: made)
    TemporaryDirectory.remaining.insert(path)
    _ = TemporaryDirectory.cleaning
  }

  /// The path of something in the directory.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  deinit {
    TemporaryDirectory.remove(path)
    TemporaryDirectory.remaining.remove(path)
  }

  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
