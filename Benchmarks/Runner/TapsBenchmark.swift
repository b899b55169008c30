import TestSupport

/// What becomes of fast taps that overlap: each of two fingers lands before the other is lifted.
struct TapsBenchmark {
  let taps: Int
  let rhythm: Rhythm

  func run() throws -> [Row] {
    let contestants = [
      try .keypad("--preset=digits"), .counterpart("button-keypad", "C, GtkButton"),
      Contestant.counterpart("handy-keypad", "HdyKeypad"),
    ]
    let stands = try contestants.map(Stand.init)
    let digits = (0..<taps).map { ($0 + 1) % 10 }
    let clock = ContinuousClock()
    let beginning = clock.now + .milliseconds(100)
    for event in rhythm.events(taps: taps) {
      try clock.wait(until: beginning + event.time)
      for stand in stands {
        if event.isLanding {
          try stand.screen.touchscreen.down(stand.place(of: digits[event.tap]), finger: event.finger)
        } else {
          try stand.screen.touchscreen.up(finger: event.finger)
        }
      }
    }
    return try zip(contestants, stands).map { contestant, stand in
      let fate = FateOfDigits(typed: digits, arrived: try Self.restingText(of: stand))
      try stand.close()
      return Row(contestant.name, fate.description)
    }
  }

  /// What the field holds once nothing more arrives.
  private static func restingText(of stand: Stand) throws -> [Int] {
    var previous: String?
    let text = try eventually(appears: "a text of \(stand.contestant.name) that stays", timeout: 60) {
      hold(for: 1)
      let now = stand.text
      defer { previous = now }
      return now == previous ? now : nil
    }
    return text.compactMap(\.wholeNumberValue)
  }
}

extension ContinuousClock {
  /// Waits, or fails where that moment is long past.
  fileprivate func wait(until instant: Instant) throws {
    let left = instant - now
    guard left > .milliseconds(-500) else { throw Shortfall("the machine is too slow for this many taps a second") }
    if left > .zero { hold(for: left.milliseconds / 1000) }
  }
}
