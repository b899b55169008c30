import KeypadEngine
import Testing

/// Random events, also such as no display would send, and what holds whatever happens.
@Suite("Laws of following the focus")
struct FocusTrackerLawTests {
  private typealias Tracker = FocusTracker<Int>

  /// A generator that gives the same numbers every time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// What an application would see, kept beside the tracker.
  private struct Observer {
    var taken: Int?
    /// Whether the field that is taken was normalized since it was taken, or since its focus came back.
    var normalizations = 0
    var gone: Set<Int> = []
    var complaint: String?

    mutating func note(_ action: Tracker.Action) {
      switch action {
      case .take(let field):
        expect(taken == nil, "two fields at once")
        expect(!gone.contains(field), "a field that is gone was taken")
        taken = field
        normalizations = 0
      case .letGo(let field):
        expect(taken == field, "let go of a field that was not taken")
        taken = nil
      case .normalize(let field):
        expect(taken == field && !gone.contains(field), "a field was normalized that is not worked in")
        normalizations += 1
        expect(normalizations == 1, "a field was normalized twice")
      case .refresh(let field): expect(taken == field, "a field was refreshed that is not worked in")
      case .activateWindow(let field): expect(!gone.contains(field), "the window of a field that is gone")
      case .releaseKeys: break
      }
    }

    private mutating func expect(_ holds: Bool, _ law: String) {
      if !holds, complaint == nil { complaint = law }
    }
  }

  @Test("100,000 random sequences of events keep the laws")
  func randomSequences() {
    var dice = Dice(state: 2026)
    for sequence in 0..<100_000 {
      var tracker = Tracker()
      var observer = Observer()
      var now = 0
      var conditions = [Tracker.Condition](repeating: .numberField, count: 4)
      var alive = Array(0..<4)
      let events = Int.random(in: 1...24, using: &dice)

      func handle(_ event: Tracker.Event) {
        if case .gone(let field) = event { observer.gone.insert(field) }
        // The focus is back in the field: when it is left next, that is another time.
        if case .focusGained(let field, _, _) = event, field == observer.taken { observer.normalizations = 0 }
        if case .focusGainedByKeypad = event { observer.normalizations = 0 }
        if case .touched = event { observer.normalizations = 0 }
        for action in tracker.handle(event, at: now) {
          observer.note(action)
          if case .normalize(let field) = action, Bool.random(using: &dice) { handle(.normalized(field)) }
        }
      }

      for _ in 0..<events where !alive.isEmpty {
        now += [0, 0, 1, 40, 150, 600].randomElement(using: &dice)!
        let field = alive.randomElement(using: &dice)!
        switch Int.random(in: 0..<13, using: &dice) {
        case 0, 1, 2: handle(.focusGained(field, conditions[field], isInKeypadWindow: Bool.random(using: &dice)))
        case 3: handle(.focusLost(field))
        case 4: handle(.focusLostWithWindow(field, at: DisplayMoment(UInt32(now))))
        case 5: handle(.windowActivated(remembering: Bool.random(using: &dice) ? field : nil))
        case 6: handle(.keyLanded(at: DisplayMoment(UInt32(max(now - Int.random(in: -1...1, using: &dice), 0)))))
        case 7:
          conditions[field] = [.numberField, .otherField, .unusable].randomElement(using: &dice)!
          handle(.conditionChanged(field, conditions[field]))
        case 8: handle(.touched(field, conditions[field]))
        case 9: handle(.released(field))
        case 10: handle(Bool.random(using: &dice) ? .focusGainedByKeypad : .focusLostByKeypad)
        case 11:
          alive.removeAll { $0 == field }
          handle(.gone(field))
        default: if let wake = tracker.nextWake(at: now) { now += wake.delay; handle(.woken) }
        }
      }
      // All is quiet in the end: nothing is waited for, and what is worked in has the focus.
      var wakes = 0
      while let wake = tracker.nextWake(at: now), wakes < 10 {
        now += wake.delay
        wakes += 1
        handle(.woken)
      }
      if wakes == 10 { observer.complaint = "it does not come to rest" }
      if tracker.field != observer.taken { observer.complaint = "it thinks of another field" }
      if let complaint = observer.complaint {
        Issue.record("\(complaint), in sequence \(sequence)")
        return
      }
    }
  }
}
