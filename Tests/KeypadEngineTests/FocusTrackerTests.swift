import KeypadEngine
import Testing

/// Following the focus, as lists of events: what GTK reports in each situation, and what the keypad does.
@Suite("Following the focus")
struct FocusTrackerTests {
  typealias Tracker = FocusTracker<String>

  /// A tracker with a clock, which answers requests to normalize at once unless told otherwise.
  struct Stage {
    var tracker = Tracker()
    var now = 0
    var answers = true

    /// Reports events, and returns what was done.
    mutating func report(_ events: Tracker.Event...) -> [Tracker.Action] {
      var done: [Tracker.Action] = []
      var waiting = events
      while !waiting.isEmpty {
        for action in tracker.handle(waiting.removeFirst(), at: now) {
          done.append(action)
          if answers, case .normalize(let field) = action { waiting.insert(.normalized(field), at: 0) }
        }
      }
      return done
    }

    /// Lets time pass, with a wake whenever one is due.
    mutating func wait(_ milliseconds: Int) -> [Tracker.Action] {
      let end = now + milliseconds
      var done: [Tracker.Action] = []
      while let wake = tracker.nextWake(at: now), now + wake.delay <= end {
        now += wake.delay
        done += report(.woken)
      }
      now = end
      return done
    }
  }

  static func gain(_ field: String, _ condition: Tracker.Condition = .numberField, beside: Bool = true)
    -> Tracker.Event
  {
    .focusGained(field, condition, isInKeypadWindow: beside)
  }

  static func at(_ milliseconds: UInt32) -> DisplayMoment { DisplayMoment(milliseconds) }

  @Test("From field to field: the first is normalized before who hears of its loss, then let go of")
  func fromFieldToField() {
    var stage = Stage()
    #expect(stage.report(Self.gain("price")) == [.take("price")])
    #expect(stage.report(.focusLost("price")) == [.releaseKeys, .normalize("price")])
    #expect(stage.report(Self.gain("pieces")) == [.letGo("price"), .take("pieces")])
    #expect(stage.tracker.nextWake(at: stage.now) == nil)
  }

  @Test("To a button, a name, or nothing at all")
  func away() {
    for end in [Self.gain("button", .otherField), Self.gain("name", .unusable)] {
      var stage = Stage()
      _ = stage.report(Self.gain("price"), .focusLost("price"))
      #expect(stage.report(end) == [.letGo("price")])
    }
    var stage = Stage()
    _ = stage.report(Self.gain("price"), .focusLost("price"))
    #expect(stage.tracker.nextWake(at: stage.now) == Tracker.Wake(delay: 0, isAfterInput: false))
    #expect(stage.wait(0) == [.letGo("price")])
  }

  @Test("To a key of the keypad and back: the field stays, and is normalized again when it is left for good")
  func overTheKeys() {
    var stage = Stage()
    _ = stage.report(Self.gain("price"))
    #expect(stage.report(.focusLost("price"), .focusGainedByKeypad) == [.releaseKeys, .normalize("price")])
    #expect(stage.wait(1000) == [])
    #expect(stage.tracker.field == "price")
    #expect(
      stage.report(.focusLostByKeypad, Self.gain("pieces")) == [.normalize("price"), .letGo("price"), .take("pieces")])
  }

  @Test("From a key of the keypad to nothing")
  func fromTheKeysAway() {
    var stage = Stage()
    _ = stage.report(Self.gain("price"), .focusLost("price"), .focusGainedByKeypad, .focusLostByKeypad)
    #expect(stage.wait(0) == [.normalize("price"), .letGo("price")])
  }

  @Test("A field that takes no number any more is left, one that takes one again is taken up")
  func conditions() {
    var stage = Stage()
    _ = stage.report(Self.gain("price"))
    #expect(stage.report(.conditionChanged("price", .numberField)) == [.refresh("price")])
    #expect(stage.report(.conditionChanged("price", .otherField)) == [.normalize("price"), .letGo("price")])
    #expect(stage.report(.conditionChanged("price", .numberField)) == [.take("price")])
    #expect(stage.report(.conditionChanged("price", .unusable)) == [.letGo("price")])
  }

  @Test("What is gone is let go of, and never heard of again")
  func gone() {
    var stage = Stage()
    _ = stage.report(Self.gain("price"))
    #expect(stage.report(.gone("price")) == [.letGo("price")])
    #expect(stage.report(.focusLost("price"), .conditionChanged("price", .numberField), .normalized("price")) == [])
    #expect(stage.tracker.known.isEmpty)
  }

  @Test("A key is touched while a dialog's field has the focus: the window manager brings up the keypad's window first")
  func dialog() {
    for remembered in ["price", "button"] {
      var stage = Stage()
      _ = stage.report(Self.gain("amount", beside: false))
      #expect(stage.report(.focusLostWithWindow("amount", at: Self.at(1000))) == [.releaseKeys])
      #expect(stage.report(.windowActivated(remembering: remembered), Self.gain(remembered)) == [])
      #expect(stage.report(.keyLanded(at: Self.at(999))) == [.activateWindow("amount")])
      #expect(stage.tracker.field == "amount")
      #expect(
        stage.report(
          .focusLostWithWindow(remembered, at: Self.at(1010)), .windowActivated(remembering: "amount"),
          Self.gain("amount", beside: false)) == [])
      #expect(stage.wait(10_000) == [])
      #expect(stage.tracker.field == "amount")
    }
  }

  @Test("The keypad's window comes up for something else: after a moment its field is turned to")
  func windowChange() {
    var stage = Stage()
    _ = stage.report(
      Self.gain("amount", beside: false), .focusLostWithWindow("amount", at: Self.at(1000)),
      .windowActivated(remembering: "price"), Self.gain("price"))
    #expect(stage.tracker.field == "amount")
    #expect(stage.tracker.nextWake(at: stage.now)?.isAfterInput == true)
    #expect(stage.wait(Tracker.interruption) == [.normalize("amount"), .letGo("amount"), .take("price")])
  }

  @Test("A later landing was not the cause")
  func laterLanding() {
    var stage = Stage()
    _ = stage.report(
      Self.gain("amount", beside: false), .focusLostWithWindow("amount", at: Self.at(1000)),
      .windowActivated(remembering: "price"), Self.gain("price"))
    #expect(stage.report(.keyLanded(at: Self.at(1001))) == [.normalize("amount"), .letGo("amount"), .take("price")])
  }

  @Test("A touch of the field that has got the focus meanwhile says that it is meant")
  func touchOfTheNext() {
    for isReturning in [false, true] {
      var stage = Stage()
      _ = stage.report(
        Self.gain("amount", beside: false), .focusLostWithWindow("amount", at: Self.at(1000)),
        .windowActivated(remembering: "price"), Self.gain("price"))
      if isReturning { _ = stage.report(.keyLanded(at: Self.at(999))) }
      #expect(
        stage.report(.touched("price", .numberField)) == [.normalize("amount"), .letGo("amount"), .take("price")])
    }
  }

  @Test("A window that does not come back leaves the keypad to the field that has the focus to be seen")
  func nobodyComesBack() {
    var stage = Stage()
    _ = stage.report(
      Self.gain("amount", beside: false), .focusLostWithWindow("amount", at: Self.at(1000)),
      .windowActivated(remembering: "price"), Self.gain("price"), .keyLanded(at: Self.at(999)))
    #expect(stage.wait(Tracker.comingBack) == [.normalize("amount"), .letGo("amount"), .take("price")])
  }

  /// All of a tap arrives at once after a stall: the field was confirmed before its window is active again.
  @Test("Confirm or hide in a dialog after a stall")
  func releaseAfterStall() {
    var stage = Stage()
    _ = stage.report(
      Self.gain("amount", beside: false), .focusLostWithWindow("amount", at: Self.at(1000)),
      .windowActivated(remembering: "button"), Self.gain("button", .otherField), .keyLanded(at: Self.at(999)))
    #expect(stage.report(.released("amount")) == [.normalize("amount"), .letGo("amount")])
    #expect(stage.wait(1000) == [])
    #expect(stage.report(.windowActivated(remembering: nil)) == [])
    #expect(stage.report(.touched("amount", .numberField)) == [.take("amount")])
  }

  @Test("After hiding, a touch of a field that still has the focus brings the keypad back")
  func touchAfterHiding() {
    var stage = Stage()
    _ = stage.report(Self.gain("price"), .released("price"))
    #expect(stage.tracker.field == nil)
    #expect(stage.report(.touched("price", .numberField)) == [.take("price")])
  }

  @Test("A field of another program that answers late is let go of when it has, one that never does after a while")
  func lateAnswers() {
    var stage = Stage()
    stage.answers = false
    _ = stage.report(Self.gain("price"))
    #expect(stage.report(.focusLost("price"), Self.gain("pieces")) == [.releaseKeys, .normalize("price")])
    #expect(stage.report(.normalized("price")) == [.letGo("price"), .take("pieces")])
    #expect(stage.report(.focusLost("pieces"), Self.gain("price")) == [.releaseKeys, .normalize("pieces")])
    #expect(stage.wait(Tracker.patience) == [.letGo("pieces"), .take("price")])
    #expect(stage.report(.normalized("pieces")) == [])
  }

  @Test("The focus comes back while the field is still being normalized: it stays")
  func backWhileNormalizing() {
    var stage = Stage()
    stage.answers = false
    _ = stage.report(Self.gain("price"), .focusLost("price"), Self.gain("pieces"), .focusLost("pieces"))
    #expect(stage.report(Self.gain("price")) == [])
    #expect(stage.report(.normalized("price")) == [])
    #expect(stage.tracker.field == "price")
  }
}
