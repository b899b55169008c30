/// What the command's exit status says.
enum ExitStatus: Int32 {
  /// A number was confirmed, or a stream worked to its end.
  case confirmed = 0
  /// Cancelled by the person, or what was to be printed could not be.
  case cancelled = 1
  /// The command line, or a line of a stream, cannot be followed.
  case wrongUsage = 2
  /// There is no display to show a keypad on.
  case noDisplay = 3
  /// The display, or the window on it, went away while the keypad was shown.
  case displayLost = 4
  /// Nobody confirmed in time.
  case timedOut = 5
  /// There is no session bus to serve on, or there is none any more.
  case noBus = 6

  /// The status for how asking has ended.
  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .confirmed: .confirmed
      case .cancelled, .notHandedOver: .cancelled
      case .windowLost: .displayLost
      case .timedOut: .timedOut
      }
  }
}
