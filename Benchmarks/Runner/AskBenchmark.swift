import TestSupport

/// The time until a question is painted: by a program that is started for it, and by the service that runs already.
struct AskBenchmark {
  let rounds: Int
  private let screen: Screen
  private let contestant: Contestant
  private let caller: BusCaller

  init(rounds: Int) throws {
    self.rounds = rounds
    screen = try Screen()
    contestant = try .keypad("--prompt", "Amount")
    caller = try BusCaller(at: SessionBus.shared().address)
  }

  func run() throws -> [Row] {
    let watched = try StartBenchmark.rehearse(contestant, on: screen)
    let service = try Contestant.keypad("service").start(on: screen)
    try eventually("the service can be called") { caller.isServed }
    var (fresh, warm) = (Samples(), Samples())
    // The first question warms the service up: it counts for nobody.
    for round in 0...rounds {
      let asked = try measure(watched) { caller.ask("Amount") }
      if round > 0 { warm.add(asked) }
      caller.cancel()
      try gone(watched)

      var program: Program?
      let started = try measure(watched) { program = try contestant.start(on: screen) }
      if round > 0 { fresh.add(started) }
      program?.child.end()
      try gone(watched)
    }
    service.child.end()
    screen.close()
    return [
      Row("`keypad`, started for the question", fresh.formatted(digits: 0)),
      Row("`Ask`, the service being there", warm.formatted(digits: 0)),
      Row("the second as a share of the first", (warm.median / fresh.median).formatted(digits: 2)),
    ]
  }

  /// Milliseconds from asking to the first frame.
  private func measure(_ watched: Area, _ ask: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let beginning = clock.now
    try ask()
    while try screen.windows.picture(of: watched).isPlain {
      guard clock.now - beginning < .seconds(20) else { throw Shortfall("nothing is painted") }
      hold(for: 0.0005)
    }
    return (clock.now - beginning).milliseconds
  }

  private func gone(_ watched: Area) throws {
    try eventually("the window is gone") { try screen.windows.picture(of: watched).isPlain }
    hold(for: 0.2)
  }
}
