import CommandSupport
import GTKBridge
import KeypadEngine

/// `keypad simulate`: works the rules on sessions from standard input, one a line, and prints a line for each.
enum Simulation {
  static func run(_ request: ValidatedRequest) -> ExitStatus {
    let rules = request.field.rules
    let separator = request.decimalSeparator ?? .point
    var output = LineWriter()
    do {
      var lines = LineReader()
      while let line = try lines.next(beforeWaiting: { try output.flush() }) {
        var session = Session(rules: rules, decimalSeparator: separator)
        guard let printed = try session.run(line) else { continue }
        try output.writeLine(printed)
      }
      try output.flush()
      return .confirmed
    } catch {
      return report(error, after: &output)
    }
  }

  /// What came before the fault is printed, then the fault is told.
  private static func report(_ fault: any Error, after output: inout LineWriter) -> ExitStatus {
    do {
      if fault is InputError { try output.flush() }
    } catch {
      return report(error, after: &output)
    }
    switch fault {
    case let fault as InputError:
      StandardError.writeLine(
        "keypad simulate: " + translated("line %1$s: %2$s", with: String(fault.line), fault.message))
      return .wrongUsage
    case let fault as SystemError:
      StandardError.writeLine("keypad simulate: \(fault.message)")
      return .cancelled
    default:
      return .cancelled
    }
  }
}
