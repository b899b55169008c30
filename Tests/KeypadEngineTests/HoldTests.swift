import KeypadEngine
import Testing

@Suite("Holding delete")
struct HoldTests {
  private var hand = PressesUnderTest()

  /// When delete acts in the first seconds after landing at 0.
  private func times(delay: Duration, interval: Duration, for milliseconds: Int = 1300) -> [Int] {
    var hand = PressesUnderTest()
    hand.presses.delay = delay
    hand.presses.interval = interval
    hand.land(1, on: .delete)
    return [0]
      + (1...milliseconds).filter { _ in
        let before = hand.acted.count
        hand.wait(1)
        return hand.acted.count > before
      }
  }

  @Test("Acts at once, after half a second, and then five times a second")
  func acts() {
    let usual = KeyPresses<Int>()
    #expect(times(delay: usual.delay, interval: usual.interval) == [0, 500, 700, 900, 1100, 1300])
    #expect(times(delay: .milliseconds(100), interval: .milliseconds(30), for: 200) == [0, 100, 130, 160, 190])
  }

  @Test(
    "Times out of the ordinary end neither the program nor the hold",
    arguments: [
      Duration.seconds(Int64.max), .milliseconds(Int.max), .zero, .milliseconds(-5), .seconds(Int64.min),
      .seconds(Int64.max) * 10, .nanoseconds(1),
    ])
  func strangeTimes(_ time: Duration) {
    var hand = PressesUnderTest()
    hand.stall(.max - 10)
    hand.presses.delay = time
    hand.presses.interval = .seconds(Int64.max)
    hand.land(1, on: .delete)
    hand.wait(5)
    #expect(hand.acted.count == (time < .milliseconds(1) ? 2 : 1))
    hand.presses.interval = time
    hand.land(1, on: .delete)
    hand.handle(.woken)
    hand.lift(1)
    #expect(hand.isQuiet)
  }

  @Test("A tap deletes one character, also when the program was stalled meanwhile")
  mutating func tap() {
    hand.land(1, on: .delete)
    hand.stall(5000)
    hand.lift(1)
    hand.wait(5000)
    #expect(hand.acted == [.delete])
  }

  @Test("After a stall it acts once, and goes on from there")
  mutating func stall() {
    hand.land(1, on: .delete)
    hand.stall(5000)
    hand.handle(.woken)
    #expect(hand.acted.count == 2)
    hand.wait(199)
    #expect(hand.acted.count == 2)
    hand.wait(1)
    #expect(hand.acted.count == 3)
  }

  @Test(
    "Ends when the finger is gone or nothing is left",
    arguments: [
      KeyPresses<Int>.Event.lifted(1, isInside: true), .lifted(1, isInside: false), .moved(1, isInside: false),
      .lost(1),
      .withdrawn(.delete), .lostAll, .nothingLeft,
    ])
  func ends(_ event: KeyPresses<Int>.Event) {
    var hand = PressesUnderTest()
    hand.land(1, on: .delete)
    hand.wait(600)
    hand.handle(event)
    #expect(hand.isQuiet)
    hand.handle(.moved(1, isInside: true))
    hand.wait(10_000)
    #expect(hand.acted == [.delete, .delete], "coming back does not take it up again")
  }

  @Test(
    "Ends when another finger lands on any key, working or not",
    arguments: [(ScreenKey.digit(5), true), (.confirm, true), (.confirm, false), (.point, false), (.clear, true)])
  func endsByAnother(_ key: ScreenKey, isEnabled: Bool) {
    var hand = PressesUnderTest()
    hand.land(1, on: .delete)
    hand.wait(100)
    hand.land(2, on: key, isEnabled: isEnabled)
    #expect(hand.isQuiet)
    hand.lift(2, isInside: false)
    hand.wait(10_000)
    #expect(hand.acted.count { $0 == .delete } == 1)
    #expect(hand.presses.pressedKeys.contains(.delete), "the finger rests there all the same")
  }

  @Test("The last finger that lands on delete holds it")
  mutating func twoFingers() {
    hand.land(1, on: .delete)
    hand.wait(400)
    hand.land(2, on: .delete)
    #expect(hand.acted.count == 2)
    hand.lift(1)
    hand.wait(499)
    #expect(hand.acted.count == 2)
    hand.wait(1)
    #expect(hand.acted.count == 3)
    hand.lift(2)
    #expect(hand.isQuiet)
  }

  @Test("A finger that moves or is lifted elsewhere ends nothing")
  mutating func others() {
    hand.land(2, on: .digit(1))
    hand.land(1, on: .delete)
    hand.handle(.moved(2, isInside: false))
    hand.lift(2, isInside: false)
    hand.handle(.moved(1, isInside: true))
    hand.wait(500)
    #expect(hand.acted == [.digit(1), .delete, .delete])
  }
}
