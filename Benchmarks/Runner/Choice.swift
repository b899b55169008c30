import TestSupport

/// What is to be measured, and how often.
struct Choice {
  private static let topics = ["engine", "landing", "start", "ask", "taps"]
  private var chosen: [String] = []
  /// How often each thing is measured; nil for a number that suits the thing.
  private(set) var rounds: Int?
  /// How many overlapping taps.
  private(set) var taps = 10_000

  init(_ arguments: some Sequence<String>) throws {
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count == 2 ? Int(parts[1]) : nil) {
      case ("--rounds", let count?) where count > 0: rounds = count
      case ("--taps", let count?) where count > 0: taps = count
      case (let topic?, nil) where Choice.topics.contains(topic): chosen.append(topic)
      default:
        throw Shortfall("\(argument): expected --rounds=N, --taps=N or some of \(Choice.topics.joined(separator: " "))")
      }
    }
  }

  func includes(_ topic: String) -> Bool { chosen.isEmpty || chosen.contains(topic) }
}
