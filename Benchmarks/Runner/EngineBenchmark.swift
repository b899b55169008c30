import CAllocations
import CRules
import KeypadEngine
import TestSupport

/// What a session comes to. Both engines must agree on it, and it keeps the compiler from leaving out the work.
struct Outcome: Equatable {
  private(set) var keys = 0
  private(set) var refusals = 0
  private var characters = 0

  @inline(__always)
  mutating func note(length: Int, isRefusal: Bool) {
    keys += 1
    characters += length
    if isRefusal { refusals += 1 }
  }
}

/// Nanoseconds and allocations a key, in KeypadEngine and in C.
struct EngineBenchmark {
  private static let stepsInSession = 20_000
  let rounds: Int

  func run() throws -> [Row] {
    let sessions = EngineSession.everyKindOfRules.enumerated().map { index, rules in
      EngineSession(rules: rules, count: Self.stepsInSession, seed: UInt64(index + 1))
    }
    let sessionsInC = sessions.map(EngineSessionInC.init)
    for (session, inC) in zip(sessions, sessionsInC) { try checkAgreement(session, inC) }

    let keys = Double(sessions.map(\.keyCount).reduce(0, +))
    var refusals = 0
    var (engine, inC) = (Samples(), Samples())
    var allocations = 0
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      refusals = 0
      let before = allocations_so_far()
      let time = clock.measure { for session in sessions { refusals += session.run().refusals } }
      allocations += Int(allocations_so_far() - before)
      engine.add(time.nanoseconds / keys)
      let timeInC = clock.measure { for session in sessionsInC { refusals -= session.run().refusals } }
      guard refusals == 0 else { throw Shortfall("the engines differ by \(refusals) refusals") }
      inC.add(timeInC.nanoseconds / keys)
    }
    let share = Double(sessions.map { $0.run().refusals }.reduce(0, +)) / keys
    let perKey = Double(allocations) / keys / Double(rounds)
    return [
      Row("engine, ns a key", engine.formatted(digits: 1)),
      Row("the same checks in C, ns a key", inC.formatted(digits: 1)),
      Row("engine, heap allocations a key", perKey == 0 ? "0" : perKey.formatted(digits: 4)),
      Row("keys that are refused", "\((share * 100).formatted(digits: 0)) %"),
    ]
  }

  /// Checks that both engines give the same texts, selections and answers all along.
  private func checkAgreement(_ session: EngineSession, _ inC: EngineSessionInC) throws {
    var seen: [String] = []
    _ = session.run { field, answer in seen.append("\(field.text) \(field.selection) \(answer.word)") }
    var index = 0
    var difference: String?
    _ = inC.run { field, answer in
      let inC = "\(field.string) \(field.start)..<\(field.end) \(answer.word)"
      if difference == nil, seen[index] != inC { difference = "after \(index + 1) keys: \(seen[index]), in C \(inC)" }
      index += 1
    }
    if let difference { throw Shortfall("the engines differ \(difference)") }
  }
}

extension EngineSession {
  /// Works through the session and hands each outcome to a closure.
  @inline(__always)
  func run(_ visit: (EditingState, KeyResult) -> Void = { _, _ in }) -> Outcome {
    var outcome = Outcome()
    var field = EditingState()
    for step in steps {
      switch step {
      case .press(let key):
        let answer = rules.press(key, in: field)
        switch answer {
        case .edit(let edit, _):
          field.apply(edit)
          outcome.note(length: field.count, isRefusal: false)
        case .refused: outcome.note(length: field.count, isRefusal: true)
        }
        visit(field, answer)
      case .select(let range): field.select(range)
      }
    }
    return outcome
  }
}

extension KeyResult {
  /// The word for it in `keypad simulate`.
  fileprivate var word: String {
    switch self {
    case .edit(_, let effect): effect.rawValue
    case .refused(let refusal): refusal.rawValue
    }
  }
}

extension CRules.answer {
  /// The word for it in `keypad simulate`.
  fileprivate var word: String {
    let words = [
      "ok", "moved", "joined", "not-a-number", "second-point", "no-point", "leading-point", "integer-full",
      "fraction-full", "point-guard", "leading-zero", "nothing-to-delete",
    ]
    return words[Int(rawValue)]
  }
}
