import TestSupport

/// The time from a finger's landing to the digit in the field.
struct LandingBenchmark {
  /// How long a finger rests on the glass.
  static let tap = Duration.milliseconds(60)
  /// After so many digits the field is emptied.
  private static let digitsInField = 8
  let rounds: Int

  func run() throws -> [Row] {
    let contestants = [
      try .keypad("--preset=digits"), .counterpart("landing-keypad", "C, GTK alone, types on landing"),
      Contestant.counterpart("handy-keypad", "HdyKeypad, types on lifting"),
    ]
    let stands = try contestants.map(Stand.init)
    var times = contestants.map { _ in Samples() }
    var chance = Chance(seed: 1)
    // The first field full of digits is for warming up.
    for round in -Self.digitsInField..<rounds {
      for (index, stand) in stands.enumerated() {
        if round % Self.digitsInField == 0 { try stand.empty() }
        // Long enough for what fades after a touch, and never in step with the frames.
        hold(for: 0.25 + Double(chance.below(60)) / 1000)
        let time = try Self.time(of: (round + Self.digitsInField) % 9 + 1, on: stand)
        if round >= 0 { times[index].add(time.milliseconds) }
      }
    }
    for stand in stands { try stand.close() }
    return zip(contestants, times).map { Row($0.name, $1.formatted(digits: 1)) }
  }

  /// Taps a key and waits until the field looks different.
  private static func time(of digit: Int, on stand: Stand) throws -> Duration {
    let (place, watched) = (stand.place(of: digit), stand.endOfField)
    let before = try stand.screen.windows.picture(of: watched)
    let clock = ContinuousClock()
    let landing = clock.now
    var isDown = true
    try stand.screen.touchscreen.down(place)
    while try stand.screen.windows.picture(of: watched) == before {
      let passed = clock.now - landing
      if isDown, passed >= tap {
        try stand.screen.touchscreen.up()
        isDown = false
      }
      guard passed < .seconds(5) else { throw Shortfall("\(stand.contestant.name) shows no digit") }
      // Asking without a pause would keep the X server from its work.
      hold(for: 0.0001)
    }
    let time = clock.now - landing
    let first = try stand.screen.windows.picture(of: watched)
    if isDown {
      hold(for: max(0, (tap - time).milliseconds / 1000))
      try stand.screen.touchscreen.up()
    }
    guard try stand.screen.windows.restingPicture(of: watched) == first else {
      throw Shortfall("what \(stand.contestant.name) painted first was not the digit")
    }
    return time
  }
}
