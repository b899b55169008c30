import Foundation
import TestSupport

/// A program that is measured.
struct Contestant {
  let name: String
  let path: String
  let arguments: [String]

  private init(_ name: String, _ path: String, _ arguments: [String] = []) {
    (self.name, self.path, self.arguments) = (name, path, arguments)
  }

  /// The keypad, as it is installed.
  static func keypad(_ options: String...) throws -> Contestant {
    Contestant("keypad", try BuiltProgram.path(), options)
  }

  /// A program in C that was built for the comparison.
  static func counterpart(_ file: String, _ name: String) -> Contestant {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return Contestant(name, own.appending(path: "counterparts/\(file)").path)
  }

  /// A program of the system.
  static func installed(_ program: String, _ options: String...) -> Contestant {
    Contestant("`\(([program] + options.prefix(1)).joined(separator: " "))`", program, options)
  }

  /// Starts it on a screen.
  func start(on screen: Screen) throws -> Program {
    // Blinking carets would be taken for digits.
    let settings = screen.directory.file("gtk-3.0")
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    try "[Settings]\ngtk-cursor-blink=0\n"
      .write(toFile: settings + "/settings.ini", atomically: false, encoding: .utf8)
    let surroundings = try Surroundings(home: screen.directory.path).on(screen).on(SessionBus.shared())
      .setting("XDG_CONFIG_HOME", to: screen.directory.path).setting("G_DEBUG", to: nil)
    return try Program(path, arguments, environment: surroundings.variables)
  }
}
