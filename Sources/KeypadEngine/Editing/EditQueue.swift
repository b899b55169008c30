/// Works operations in one field, one after the other: each is judged by what the one before it has left.
///
/// An edit is a request, and a field may take its time to answer; operations that arrive meanwhile wait. Whoever drives
/// the queue carries out its actions, and brings the time, in milliseconds, and the field's state along with each event.
///
/// Nobody can have read at once why a key was refused: a confirm right behind is refused itself, so that a scanner whose last
/// digits did not fit delivers nothing.
package struct EditQueue {
  /// What is to be done.
  package enum Action: Equatable, Sendable {
    /// The field is asked for an edit, which was made for this state. `complete` answers.
    case request(Edit, from: EditingState)
    /// An operation is over.
    case finish(EditOperation, EditOutcome)
  }

  /// How long a refusal has to be to be seen before a number can be confirmed, in milliseconds.
  package static let readingTime = 600

  /// How often an operation is judged anew because the field has changed under it, before it is given up.
  private static let attempts = 4

  fileprivate struct Request {
    let operation: EditOperation
    /// What is told when the field has the edit.
    let outcome: EditOutcome
    let attempt: Int
  }

  private var request: Request?
  private var waiting: [EditOperation] = []
  /// From when on confirm is taken: what there is to see may be seen then. Nil while it is not on the screen.
  private var confirmableFrom: Int? = .min

  /// Nothing to do.
  package init() {}

  /// Whether nothing is under way.
  package var isIdle: Bool { request == nil }

  /// Takes an operation in; it is judged when its turn comes.
  package mutating func submit(
    _ operation: EditOperation, _ rules: any FieldRules, at now: Int, state: @autoclosure () -> EditingState
  ) -> [Action] {
    guard isIdle else {
      waiting.append(operation)
      return []
    }
    return start(operation, 1, rules, now, state)
  }

  /// Something is to be seen for so many milliseconds before the number can be confirmed.
  package mutating func show(for time: Int, at now: Int) {
    confirmableFrom = max(confirmableFrom ?? .min, now + time)
  }

  /// There is something to see that is not on the screen yet; `show` says when it is.
  package mutating func conceal() {
    confirmableFrom = nil
  }

  /// The field has answered the request that is under way.
  package mutating func complete(
    _ completion: EditCompletion, _ rules: any FieldRules, at now: Int, state: @autoclosure () -> EditingState
  ) -> [Action] {
    guard let done = request else { return [] }
    request = nil
    let finish: Action
    switch completion {
    case .done: finish = self.finish(done.operation, done.outcome, now)
    case .refused(let refusal): finish = self.finish(done.operation, done.outcomeWithoutEdit(refusal), now)
    case .changedMeanwhile where done.attempt < Self.attempts:
      return start(done.operation, done.attempt + 1, rules, now, state)
    case .changedMeanwhile: finish = self.finish(done.operation, done.outcomeWithoutEdit(.rejected), now)
    }
    return [finish] + startNext(rules, now, state)
  }

  /// Has nothing to do any longer: what waits is dropped, and an answer that is still to come means nothing.
  package mutating func abandon() {
    request = nil
    waiting = []
  }

  private mutating func startNext(_ rules: any FieldRules, _ now: Int, _ state: () -> EditingState) -> [Action] {
    var actions: [Action] = []
    while isIdle, !waiting.isEmpty { actions += start(waiting.removeFirst(), 1, rules, now, state) }
    return actions
  }

  private mutating func start(
    _ operation: EditOperation, _ attempt: Int, _ rules: any FieldRules, _ now: Int, _ state: () -> EditingState
  ) -> [Action] {
    if operation == .confirm, now < confirmableFrom ?? .max { return [.finish(operation, .refused(.unseen))] }
    let state = state()
    switch rules.judge(operation, in: state) {
    case (nil, let outcome): return [finish(operation, outcome, now)]
    case (let edit?, let outcome):
      request = Request(operation: operation, outcome: outcome, attempt: attempt)
      return [.request(edit, from: state)]
    }
  }

  private mutating func finish(_ operation: EditOperation, _ outcome: EditOutcome, _ now: Int) -> Action {
    // A confirm that is refused is no refused key.
    if operation != .confirm, confirmableFrom != nil, case .refused = outcome { show(for: Self.readingTime, at: now) }
    return .finish(operation, outcome)
  }
}

extension EditQueue.Request {
  /// What is told where the edit could not be had: a number is handed over all the same, and leaving is no question.
  fileprivate func outcomeWithoutEdit(_ refusal: Refusal) -> EditOutcome {
    switch outcome {
    case .confirmed, .normalized, .adopted: outcome
    case .edited, .refused: .refused(refusal)
    }
  }
}

extension FieldRules {
  /// The edit that an operation asks for, if it does, and what is told when the field has it.
  fileprivate func judge(_ operation: EditOperation, in state: EditingState) -> (Edit?, EditOutcome) {
    switch operation {
    case .key(let key): return press(key, in: state).parts
    case .insertion(let text, let range, let separator):
      return insert(text, separator, in: EditingState(state.text, selection: range)).parts
    case .deletion(let range):
      return press(.delete, in: EditingState(state.text, selection: range)).parts
    case .paste(let text, let separator): return paste(text, decimalSeparator: separator, in: state).parts
    case .replacement(let text, let separator):
      let all = EditingState(state.text, selection: 0..<state.count)
      if text.isEmpty { return state.count == 0 ? (nil, .edited(.ok)) : press(.clear, in: all).parts }
      return paste(text, decimalSeparator: separator, in: all).parts
    case .adopt: return (adopted(state.text), .adopted)
    case .normalize: return (normalize(state), .normalized)
    case .confirm:
      switch confirm(state) {
      case .confirmed(let value, let edit): return (edit, .confirmed(value))
      case .refused(let refusal): return (nil, .refused(refusal))
      }
    }
  }

  /// One character is a key, several are an amount.
  private func insert(_ text: String, _ separator: DecimalSeparator, in state: EditingState) -> KeyResult {
    let characters = text.unicodeScalars
    guard characters.count == 1, let character = characters.first else {
      return paste(text, decimalSeparator: separator, in: state)
    }
    guard let key = Key(typed: character) else { return .refused(.notANumber) }
    return press(key, in: state)
  }
}

extension KeyResult {
  /// The edit that is wanted, if one is, and what is told when it is done.
  fileprivate var parts: (Edit?, EditOutcome) {
    switch self {
    case .edit(let edit, let effect): (edit, .edited(effect))
    case .refused(let refusal): (nil, .refused(refusal))
    }
  }
}
