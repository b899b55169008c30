import GTKBridge
import KeypadEngine

/// What a number is edited in, as its editor sees it: an entry of ours, a host's, or something in another program. It may
/// take its time to answer.
protocol EditTarget: AnyObject {
  /// What the number may look like.
  var rules: any FieldRules { get }
  /// The text with `.` as decimal point, and what is selected in it.
  var state: EditingState { get }
  /// Whether the application allows an edit. It may do anything when it is asked.
  func allows(_ edit: Edit) -> Bool
  /// Asks for an edit that was made for this state, and is answered once, at once or later.
  func request(_ edit: Edit, from state: EditingState, completion: @escaping (EditCompletion) -> Void)
}

/// Works what people do in one field, one operation after the other.
final class FieldEditor {
  private unowned let target: any EditTarget
  private let clock: () -> Int
  private var queue = EditQueue()
  /// Counts requests, so that an answer to one that was given up means nothing.
  private var lastRequest = 0
  /// Told what has become of each operation.
  var onOutcome: ((EditOperation, EditOutcome) -> Void)?

  /// - Parameter clock: the time, in milliseconds
  init(_ target: any EditTarget, clock: @escaping () -> Int = monotonicMilliseconds) {
    self.target = target
    self.clock = clock
  }

  /// Whether nothing is under way.
  var isIdle: Bool { queue.isIdle }

  /// Carries an operation out when those before it are done.
  func perform(_ operation: EditOperation) {
    carryOut(queue.submit(operation, target.rules, at: clock(), state: target.state))
  }

  /// Something is to be seen for so many milliseconds before the number can be confirmed.
  func show(for time: Int) {
    queue.show(for: time, at: clock())
  }

  /// There is something to see that is not on the screen yet; `show` says when it is.
  func conceal() {
    queue.conceal()
  }

  /// Gives up what is under way and what waits: the field is worked in no longer.
  func abandon() {
    lastRequest += 1
    queue.abandon()
  }

  private func carryOut(_ actions: [EditQueue.Action]) {
    for action in actions {
      switch action {
      case .finish(let operation, let outcome): onOutcome?(operation, outcome)
      case .request(let edit, let state): request(edit, from: state)
      }
    }
  }

  private func request(_ edit: Edit, from state: EditingState) {
    lastRequest += 1
    let request = lastRequest
    let complete = { [weak self] (completion: EditCompletion) in
      guard let self, request == lastRequest else { return }
      lastRequest += 1
      carryOut(queue.complete(completion, target.rules, at: clock(), state: self.target.state))
    }
    if !edit.movesOnly {
      guard target.allows(edit) else { return complete(.refused(.rejected)) }
      // The application may have given the field up when it was asked, or changed it.
      guard request == lastRequest else { return }
      guard target.state == state else { return complete(.changedMeanwhile) }
    }
    target.request(edit, from: state, completion: complete)
  }
}
