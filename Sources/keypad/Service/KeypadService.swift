import GTKBridge
import KeypadEngine

/// Why the service cannot go on.
struct ServiceError: Error {
  /// A sentence, in the language of the locale.
  let message: String
}

/// `keypad service`: asks for numbers on behalf of all programs on the session bus, one after another.
final class KeypadService {
  private let bus: BusConnection
  private var object: BusObject?
  private var name: BusName?
  private var queue: QuestionQueue
  /// What was asked and is not answered yet, by number.
  private var questions: [Int: AskedQuestion] = [:]
  private var lastNumber = 0
  private var failure: ServiceError?
  private lazy var wake = Timeout(.whenIdle) { [weak self] in self?.handle(.woken) }

  /// Serves until nobody has asked for some seconds, or says why it cannot.
  static func run(idleTimeout: Int) throws(ServiceError) {
    let service: KeypadService
    do throws(BusError) {
      service = KeypadService(try .session(), idleTimeout: idleTimeout)
      try service.appear()
    } catch {
      // Without GLib's reason, which is not in everybody's language.
      throw ServiceError(message: translated("There is no session bus to serve on"))
    }
    MainLoop.run()
    Clipboard.store()
    service.bus.flush()
    if let failure = service.failure { throw failure }
  }

  private init(_ bus: BusConnection, idleTimeout: Int) {
    self.bus = bus
    queue = QuestionQueue(patience: idleTimeout * 1000, now: monotonicMilliseconds())
  }

  private func appear() throws(BusError) {
    bus.onClose { [weak self] in self?.end(with: translated("The session bus is gone")) }
    object = try BusObject(
      at: BusNames.object, with: BusNames.interface, describedBy: Self.description, on: bus
    ) { [weak self] in self?.take($0) }
    takeName()
    handle(.called)
  }

  /// The interface, in XML.
  private static var description: String {
    String(decoding: PackageResources.io_github_gtk_keypad_Keypad1_xml, as: UTF8.self)
  }

  private func takeName() {
    name = BusName(BusNames.service, on: bus) { [weak self] in
      // What it was called for before the other one came it still asks, and leaves then.
      guard self?.queue.isEmpty == true else { return }
      self?.end(with: translated("Another program serves as %1$s", with: BusNames.service))
    }
  }

  private func take(_ call: BusCall) {
    guard call.method == "Ask" else {
      handle(.cancelled(by: call.sender))
      return call.answer()
    }
    do throws(UsageError) {
      let request = try KeypadRequest(call.options).validated()
      lastNumber += 1
      let number = lastNumber
      questions[number] = AskedQuestion(
        call, request, styleSheet: try StyleSheet.asked(by: request), on: bus
      ) { [weak self] in
        switch $0 {
        case .callerVanished: self?.handle(.vanished(call.sender))
        case .ended: self?.handle(.ended(number))
        }
      }
      handle(.asked(QuestionQueue.Question(number: number, caller: call.sender)))
    } catch {
      call.fail(BusNames.wrongUsage, error.message)
      handle(.called)
    }
  }

  private func handle(_ event: QuestionQueue.Event) {
    if case .ended(let number) = event { questions[number] = nil }
    let step = queue.handle(event, at: monotonicMilliseconds())
    if let milliseconds = step.wake { wake.start(milliseconds: milliseconds) } else { wake.cancel() }
    for action in step.actions {
      switch action {
      case .show(let number): questions[number]?.show()
      case .cancel(let number): questions.removeValue(forKey: number)?.cancel()
      case .leave: leave()
      }
    }
  }

  /// Leaves, unless somebody has called before the name was given up.
  private func leave() {
    name = nil
    MainLoop.runPending()
    if queue.isEmpty { MainLoop.quit() } else { takeName() }
  }

  /// Cancels all that was asked, and ends.
  private func end(with words: String) {
    guard failure == nil else { return }
    failure = ServiceError(message: words)
    for question in questions.values { question.cancel() }
    questions = [:]
    MainLoop.quit()
  }
}
