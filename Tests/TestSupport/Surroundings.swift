import Foundation

/// The environment that a program is started in: nothing of the machine's own gets through.
public struct Surroundings: Sendable {
  /// The variables of the environment.
  public var variables: [String: String]

  /// No display and no bus, the language of programmers, and warnings of GTK end the program.
  public init(home: String) {
    variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": home, "XDG_RUNTIME_DIR": home,
      "LANG": "C.UTF-8", "G_DEBUG": "fatal-warnings", "GSETTINGS_BACKEND": "memory",
    ]
  }

  /// The same with a display.
  public func on(_ screen: Screen) -> Surroundings { setting("DISPLAY", to: screen.name) }

  /// The same with a session bus.
  public func on(_ bus: SessionBus) -> Surroundings {
    setting("DBUS_SESSION_BUS_ADDRESS", to: bus.address).setting("XDG_RUNTIME_DIR", to: bus.directory.path)
  }

  /// The same with a variable set, or taken away.
  public func setting(_ name: String, to value: String?) -> Surroundings {
    var changed = self
    changed.variables[name] = value
    return changed
  }
}
