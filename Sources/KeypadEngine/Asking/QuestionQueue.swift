/// Whose question is on the screen, who waits for it, and when nobody has asked for so long that the service may leave.
/// It keeps no clock: whoever drives it brings one. Times are in milliseconds.
package struct QuestionQueue: Sendable {
  /// Somebody's question.
  package struct Question: Equatable, Sendable {
    /// Tells it from all others.
    package let number: Int
    /// Who has asked: a name that nobody else has.
    package let caller: String

    package init(number: Int, caller: String) {
      self.number = number
      self.caller = caller
    }
  }

  /// What happens.
  package enum Event: Sendable {
    /// Somebody asks.
    case asked(Question)
    /// The question that was shown is done with, and its window gone.
    case ended(Int)
    /// A caller does not want to know any more what is shown, or, where that is another's, what it waits for.
    case cancelled(by: String)
    /// A caller is gone, and with it all its questions.
    case vanished(String)
    /// Somebody has called for something else: nobody leaves now.
    case called
    /// The time has come that was asked for.
    case woken
  }

  /// What is to be done.
  package enum Action: Equatable, Sendable {
    /// This question goes on the screen.
    case show(Int)
    /// This one is cancelled, and taken from the screen if it is there.
    case cancel(Int)
    /// Nobody needs the service.
    case leave
  }

  private let patience: Int
  /// In the order of asking. The first is on the screen.
  private var questions: [Question] = []
  private var quietSince: Int

  /// - Parameters:
  ///   - patience: after how long without a question the service may leave
  ///   - now: when it has started
  package init(patience: Int, now: Int) {
    self.patience = patience
    quietSince = now
  }

  /// Whether nobody asks anything.
  package var isEmpty: Bool { questions.isEmpty }

  /// Something happens. Returns what is to be done, in this order, and in how many milliseconds to wake the queue, or
  /// nil for never.
  package mutating func handle(_ event: Event, at now: Int) -> (actions: [Action], wake: Int?) {
    let shown = questions.first
    var actions: [Action] = []
    switch event {
    case .asked(let question): questions.append(question)
    case .ended(let number): questions.removeAll { $0.number == number }
    case .cancelled(let caller):
      actions = shown?.caller == caller ? take { $0 == shown } : take { $0.caller == caller }
    case .vanished(let caller): actions = take { $0.caller == caller }
    case .called, .woken: break
    }
    if let next = questions.first {
      if next != shown { actions.append(.show(next.number)) }
      return (actions, nil)
    }
    if case .woken = event {} else { quietSince = now }
    let rest = patience - (now - quietSince)
    return rest > 0 ? (actions, rest) : (actions + [.leave], nil)
  }

  /// Takes questions out that are to be cancelled.
  private mutating func take(where isMeant: (Question) -> Bool) -> [Action] {
    let taken = questions.filter(isMeant)
    questions.removeAll(where: isMeant)
    return taken.map { .cancel($0.number) }
  }
}
