import KeypadEngine
import Testing

/// Presses with a clock of their own; what acts is in the order of acting.
struct PressesUnderTest {
  var presses = KeyPresses<Int>()
  private(set) var now = 0
  private(set) var acted: [ScreenKey] = []
  private var wake: Int?

  /// Lets time pass, waking the presses whenever they ask for it.
  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let moment = wake, moment <= end {
      now = moment
      handle(.woken)
    }
    now = end
  }

  /// The program does nothing for a time.
  mutating func stall(_ milliseconds: Int) {
    now += milliseconds
  }

  mutating func handle(_ event: KeyPresses<Int>.Event) {
    let step = presses.handle(event, at: now)
    wake = step.wake.map { now + $0 }
    if let key = step.acts { acted.append(key) }
  }

  mutating func land(_ contact: Int, on key: ScreenKey, isEnabled: Bool = true) {
    handle(.landed(contact, on: key, isEnabled: isEnabled))
  }

  mutating func lift(_ contact: Int, isInside: Bool = true) {
    handle(.lifted(contact, isInside: isInside))
  }

  /// Whether nothing more will happen by itself.
  var isQuiet: Bool { wake == nil }
}

@Suite("Fingers on keys")
struct KeyPressesTests {
  private var hand = PressesUnderTest()

  @Test("Keys that type act on landing, each finger for itself")
  mutating func overlappingFingers() {
    hand.land(1, on: .digit(1))
    hand.land(2, on: .digit(2))
    hand.land(3, on: .digit(1))
    #expect(hand.acted == [.digit(1), .digit(2), .digit(1)])
    hand.lift(1)
    #expect(hand.presses.pressedKeys == [.digit(1), .digit(2)])
    hand.lift(3, isInside: false)
    #expect(hand.presses.pressedKeys == [.digit(2)])
    #expect(hand.acted.count == 3)
  }

  @Test(
    "Each key acts once, on landing or on lifting inside, however long it is pressed",
    arguments: [
      (ScreenKey.digit(0), true), (.point, true), (.clear, true), (.doubleZero, true), (.tripleZero, true),
      (.sign, true), (.quick(0), true), (.confirm, false), (.hide, false), (.cancel, false),
    ])
  func actsOnce(_ key: ScreenKey, onLanding: Bool) {
    var hand = PressesUnderTest()
    hand.land(1, on: key)
    #expect(hand.acted == (onLanding ? [key] : []))
    #expect(hand.presses.pressedKeys == [key])
    hand.wait(60_000)
    hand.lift(1)
    #expect(hand.acted == [key])
    hand.land(1, on: key)
    hand.lift(1, isInside: false)
    #expect(hand.acted == (onLanding ? [key, key] : [key]))
  }

  @Test("A finger that slides to another key has typed the first one, once")
  mutating func sliding() {
    hand.land(1, on: .digit(1))
    hand.handle(.moved(1, isInside: false))
    #expect(hand.presses.pressedKeys.isEmpty)
    hand.lift(1, isInside: false)
    #expect(hand.acted == [.digit(1)])
  }

  @Test("Confirm waits for the last finger on it")
  mutating func confirmWithTwoFingers() {
    hand.land(1, on: .confirm)
    hand.land(2, on: .confirm)
    hand.lift(1)
    #expect(hand.acted.isEmpty)
    hand.lift(2)
    #expect(hand.acted == [.confirm])
  }

  @Test("A finger that has slid off confirm holds it no more, and holds it again when it is back")
  mutating func confirmLeftAndRetaken() {
    hand.land(1, on: .confirm)
    hand.handle(.moved(1, isInside: false))
    #expect(hand.presses.pressedKeys.isEmpty)
    hand.handle(.moved(1, isInside: true))
    #expect(hand.presses.pressedKeys == [.confirm])
    hand.lift(1)
    #expect(hand.acted == [.confirm])
  }

  @Test("What has become void acts no more")
  mutating func cancelling() {
    hand.land(1, on: .confirm)
    hand.handle(.lost(1))
    hand.lift(1)
    hand.land(2, on: .confirm)
    hand.handle(.withdrawn(.confirm))
    hand.lift(2)
    hand.land(3, on: .hide)
    hand.handle(.lostAll)
    #expect(hand.presses.pressedKeys.isEmpty)
    hand.lift(3)
    #expect(hand.acted.isEmpty)
  }

  @Test("A disabled key does nothing and does not look pressed")
  mutating func disabled() {
    hand.land(1, on: .digit(1), isEnabled: false)
    hand.land(2, on: .confirm, isEnabled: false)
    #expect(hand.presses.pressedKeys.isEmpty)
    hand.lift(2)
    #expect(hand.acted.isEmpty)
  }

  @Test("A contact that lands again was lifted, unheard")
  mutating func landsTwice() {
    hand.land(1, on: .confirm)
    hand.land(1, on: .digit(4))
    #expect(hand.presses.pressedKeys == [.digit(4)])
    hand.lift(1)
    #expect(hand.acted == [.digit(4)])
  }
}
