/// When fingers land and lift, 25 landings a second by two thumbs in turn.
enum Rhythm {
  /// Each finger is lifted only after the next one has landed: the glass is never untouched.
  case chained
  /// Two fingers overlap, then both are lifted before the next two land.
  case inPairs

  struct Event {
    let time: Duration
    let tap: Int
    let isLanding: Bool

    /// Which thumb it is.
    var finger: UInt32 { UInt32(tap % 2 + 1) }
  }

  static let landingsInSecond = 25
  private static let interval = Duration.seconds(1) / landingsInSecond

  /// What happens in so many taps, in the order of time.
  func events(taps: Int) -> [Event] {
    let events = (0..<taps).flatMap { tap in
      let landing = Self.interval * tap
      return [
        Event(time: landing, tap: tap, isLanding: true),
        Event(time: landing + rest(of: tap), tap: tap, isLanding: false),
      ]
    }
    return events.sorted { $0.time < $1.time }
  }

  /// How long the finger rests on the glass.
  private func rest(of tap: Int) -> Duration {
    self == .inPairs && tap % 2 == 1 ? Self.interval * 3 / 4 : Self.interval * 3 / 2
  }
}
