import CommandSupport
import GTKBridge

/// The command: `keypad` asks for a number on the screen, `keypad simulate` works the rules in a stream,
/// `keypad demo` shows fields of every kind, `keypad service` asks on behalf of other programs.
@main
enum Command {
  static func main() {
    StandardStreams.reserve()
    Locale.adopt(catalogues: Catalogues.folder)
    do throws(UsageError) {
      exit(with: try run(Process.arguments[...]))
    } catch {
      complain(error.message)
      exit(with: .wrongUsage)
    }
  }

  private static func run(_ words: ArraySlice<Argument>) throws(UsageError) -> ExitStatus {
    let subcommand = words.first.flatMap { Subcommand(rawValue: $0.text) } ?? .ask
    switch try CommandLineReader.read(subcommand == .ask ? words : words.dropFirst(), of: subcommand) {
    case .help: return write(Help(subcommand).text)
    case .version: return write("keypad \(Version.current)\n")
    case .request(let request):
      let request = try request.withProfile(for: subcommand.subjects).validated()
      switch subcommand {
      case .ask: return try ask(request)
      case .simulate: return Simulation.run(request)
      case .demo: return onDisplay(Demo.run)
      case .service: return serve(idleTimeout: request.idleTimeout)
      }
    }
  }

  /// Shows the dialog and prints the numbers that are confirmed in it.
  private static func ask(_ request: ValidatedRequest) throws(UsageError) -> ExitStatus {
    let styleSheet = try StyleSheet.asked(by: request)
    let output = OutputLine()
    return onDisplay {
      let outcome = KeypadDialog.run(
        request, styleSheet: styleSheet, deliver: { output.write($0, completion: $1) }, complain: complain)
      output.cancel()
      if case .notHandedOver(let reason) = outcome { complain(reason) }
      if request.copiesToClipboard { Clipboard.leaveToBackground(StandardStreams.letGo) }
      return ExitStatus(outcome)
    }
  }

  /// Asks on behalf of other programs, for as long as there are any.
  private static func serve(idleTimeout: Int?) -> ExitStatus {
    onDisplay {
      do throws(ServiceError) {
        try KeypadService.run(idleTimeout: idleTimeout ?? 30)
        return .confirmed
      } catch {
        complain(error.message)
        return .noBus
      }
    }
  }

  /// Does something that needs a display, or says that there is none.
  private static func onDisplay(_ work: () -> ExitStatus) -> ExitStatus {
    MainLoop.setProgramName("io.github.gtk_keypad.Keypad")
    guard MainLoop.connect() else {
      complain(translated("There is no display to show a keypad on"))
      return .noDisplay
    }
    DisplayLoss.onLoss {
      complain(translated("The display has gone"))
      Process.exitAtOnce(ExitStatus.displayLost.rawValue)
    }
    if !Fonts.areThere {
      complain(translated("There is no font, and so nothing can be read on the keys: install one, such as DejaVu"))
    }
    return work()
  }

  private static func write(_ text: String) -> ExitStatus {
    do throws(SystemError) {
      try StandardOutput.write(text)
      return .confirmed
    } catch {
      complain(translated("Standard output cannot be written: %1$s", with: error.message))
      return .cancelled
    }
  }

  private static func complain(_ sentence: String) {
    StandardError.writeLine("keypad: " + sentence)
  }

  private static func exit(with status: ExitStatus) -> Never {
    Process.exit(status.rawValue)
  }
}
