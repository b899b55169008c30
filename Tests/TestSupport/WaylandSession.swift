import Foundation

/// A Wayland compositor without a screen, as an ordinary user, with programs in it that tests look at from outside.
public final class WaylandSession {
  /// Where its sockets and all that programs in it leave are.
  public let directory: TemporaryDirectory
  private let compositor: Program
  private static let outsider = "65534"

  /// Starts `cage` around a line of a shell, or `sway` with it in its configuration. In the line, `$KEYPAD` is the
  /// keypad, and `$OUT` a folder for files.
  public init(_ compositor: String, outputs: Int = 1, running line: String) throws {
    directory = try TemporaryDirectory()
    let path = directory.path
    // The ordinary user may not be allowed into the folder that it was built in.
    let keypad = directory.file("keypad")
    try FileManager.default.copyItem(atPath: BuiltProgram.path(), toPath: keypad)
    try line.write(toFile: directory.file("line"), atomically: false, encoding: .utf8)
    try "exec sh \(path)/line\n".write(toFile: directory.file("config"), atomically: false, encoding: .utf8)
    var variables = Surroundings(home: path).variables
    variables["G_DEBUG"] = nil
    variables["KEYPAD"] = keypad
    variables["OUT"] = path
    variables["SWAYSOCK"] = "\(path)/sway.sock"
    variables["WLR_BACKENDS"] = "headless"
    variables["WLR_HEADLESS_OUTPUTS"] = String(outputs)
    variables["WLR_LIBINPUT_NO_DEVICES"] = "1"
    variables["WLR_RENDERER"] = "pixman"
    let words =
      compositor == "cage" ? ["cage", "--", "sh", "\(path)/line"] : [compositor, "--config", "\(path)/config"]
    var user: [String] = []
    if geteuid() == 0 {
      user = ["setpriv", "--reuid=\(Self.outsider)", "--regid=\(Self.outsider)", "--clear-groups"]
      let owner = UInt32(Self.outsider)!
      for file in ["", "/keypad", "/line", "/config"] { chown(path + file, owner, owner) }
    }
    self.compositor = try Program("timeout", ["60"] + user + words, environment: variables)
    self.variables = variables
  }

  private let variables: [String: String]

  /// What a program in it has left in a file, or nil.
  public func file(_ name: String) -> String? { try? String(contentsOfFile: directory.file(name), encoding: .utf8) }

  /// What the compositor has said.
  public var errorOutput: String { compositor.errorOutput }

  /// What sway answers.
  public func message(_ words: String...) throws -> String {
    let program = try Program("swaymsg", ["--raw"] + words, environment: variables)
    _ = try program.child.waitForExit()
    return program.output
  }

  /// Types on a keyboard of its own, in the words of wtype: a text, or with `-k` the name of a key.
  public func type(_ words: String...) throws {
    var variables = variables
    let sockets = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    variables["WAYLAND_DISPLAY"] = sockets.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
    // Programs have to hear of the keyboard first, and to have read its keys before it goes.
    let program = try Program("wtype", ["-s", "500"] + words + ["-s", "300"], environment: variables)
    guard try program.child.waitForExit() == 0 else { throw Shortfall("wtype: \(program.errorOutput)") }
  }

  /// Ends the compositor without asking it.
  public func kill() {
    // What was started is `timeout`, which hands it on.
    compositor.child.send(SIGTERM)
  }

  deinit { compositor.child.terminate() }
}
