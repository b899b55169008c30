import KeypadEngine
import Testing

/// A generator that repeats itself from the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Random hands")
struct RandomPressesTests {
  private static let keys: [ScreenKey] = [.digit(1), .point, .delete, .confirm, .hide, .clear]

  private func event(using dice: inout SeededGenerator) -> KeyPresses<Int>.Event {
    let (contact, isInside) = (Int.random(in: 1...3, using: &dice), Bool.random(using: &dice))
    let key = Self.keys.randomElement(using: &dice)!
    return switch Int.random(in: 0..<12, using: &dice) {
    case 0...3: .landed(contact, on: key, isEnabled: Int.random(in: 0..<4, using: &dice) > 0)
    case 4, 5: .moved(contact, isInside: isInside)
    case 6...8: .lifted(contact, isInside: isInside)
    case 9: .lost(contact)
    case 10: .withdrawn(key)
    default: Bool.random(using: &dice) ? .nothingLeft : .lostAll
    }
  }

  /// The law that an event breaks, if it breaks one.
  private func broken(by event: KeyPresses<Int>.Event, _ hand: inout PressesUnderTest) -> String? {
    let before = hand.acted.count
    hand.handle(event)
    let new = hand.acted.dropFirst(before)
    let isExpected =
      switch event {
      case .landed(_, let key, true): new == (key.actsOnLifting ? [] : [key])
      case .lifted: new.allSatisfy(\.actsOnLifting) && new.count <= 1
      default: new.isEmpty
      }
    if !isExpected { return "\(event): \(new)" }
    return hand.isQuiet || hand.presses.pressedKeys.contains(.delete) ? nil : "\(event): a hold without a finger"
  }

  @Test("Whatever hands do, keys act by their events only, and nothing is pending when no finger is there")
  func laws() {
    for seed in 0..<2000 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      var hand = PressesUnderTest()
      for _ in 0..<50 {
        if let law = broken(by: event(using: &dice), &hand) { Issue.record("\(seed): \(law)") }
        let before = hand.acted.count
        hand.wait(Int.random(in: 0...700, using: &dice))
        if hand.acted.dropFirst(before).contains(where: { $0 != .delete }) { Issue.record("\(seed): a repeat") }
      }
      for contact in 1...3 { hand.lift(contact, isInside: false) }
      if !hand.isQuiet || !hand.presses.pressedKeys.isEmpty { Issue.record("\(seed): something is left") }
    }
  }
}
