import GTKBridge

/// A question of a program on the bus: waiting, on the screen, answered.
final class AskedQuestion {
  /// What becomes of it.
  enum Event {
    /// It is answered, and its window gone.
    case ended
    /// Nobody waits for the answer any more.
    case callerVanished
  }

  private let call: BusCall
  private let request: ValidatedRequest
  private let styleSheet: StyleSheet?
  private let bus: BusConnection
  private let tell: (Event) -> Void
  private var watch: BusPeerWatch?
  private var dialog: KeypadDialog?
  /// Not in the middle of the key that has ended it.
  private lazy var closing = Timeout(.beforeInput) { [weak self] in
    self?.dialog?.close()
    self?.tell(.ended)
  }

  /// - Parameters:
  ///   - call: what is answered in the end
  ///   - tell: told what becomes of the question, unless it is cancelled
  init(
    _ call: BusCall, _ request: ValidatedRequest, styleSheet: StyleSheet?, on bus: BusConnection,
    tell: @escaping (Event) -> Void
  ) {
    self.call = call
    self.request = request
    self.styleSheet = styleSheet
    self.bus = bus
    self.tell = tell
    watch = BusPeerWatch(call.sender, on: bus) { tell(.callerVanished) }
  }

  /// Puts it on the screen.
  func show() {
    // The answer is the outcome; there is nothing that could fail.
    let dialog = KeypadDialog(request, styleSheet: styleSheet) { _, done in done(.success(())) }
    self.dialog = dialog
    dialog.onRefusal = { [call, bus] reason, words in
      bus.send(
        signal: "KeyRefused", of: BusNames.interface, from: BusNames.object, to: call.sender, [reason, words])
    }
    dialog.show { [weak self] in
      self?.answer($0)
      self?.closing.start(milliseconds: 0)
    }
  }

  /// Answers that it was cancelled, and takes it from the screen if it is there.
  func cancel() {
    answer(.cancelled)
    dialog?.close()
  }

  private func answer(_ outcome: Outcome) {
    switch outcome {
    case .confirmed(let number): call.answer("confirmed", number)
    case .cancelled, .notHandedOver: call.answer("cancelled", "")
    case .windowLost: call.fail(BusNames.displayLost, translated("The window has gone"))
    case .timedOut: call.answer("timed-out", "")
    }
  }
}
