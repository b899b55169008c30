import CommandSupport
import GTKBridge

/// The command: `keypad` asks for a number on the screen, `keypad simulate` works the rules in a stream,
/// `keypad demo` shows fields of every kind.
@main
enum Command {
  static func main() {
    StandardStreams.reserve()
    Locale.adopt(catalogues: Catalogues.folder)
    let rest = Array(CommandLine.arguments.dropFirst(2))
    do throws(UsageError) {
      switch CommandLine.arguments.dropFirst().first {
      case "simulate": exitProcess(with: try Simulation.run(rest))
      case "demo": exitProcess(with: try Demo.run(rest))
      default: exitProcess(with: Program.run(try Options(CommandLine.arguments)))
      }
    } catch {
      StandardError.writeLine("keypad: " + error.message)
      exitProcess(with: .wrongUsage)
    }
  }
}

/// What the command's exit status says.
enum ExitStatus: Int32 {
  /// A number was confirmed, or a stream worked to its end.
  case confirmed = 0
  /// Cancelled by the person.
  case cancelled = 1
  /// The command line, or a line of a stream, cannot be followed.
  case wrongUsage = 2
  /// There is no display to show a keypad on.
  case noDisplay = 3
  /// Nobody confirmed in time.
  case timedOut = 5
}

private func exitProcess(with status: ExitStatus) -> Never {
  Process.exit(status.rawValue)
}
