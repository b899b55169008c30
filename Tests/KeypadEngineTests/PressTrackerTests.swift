import KeypadEngine
import Testing

@Suite("Fingers on keys")
struct PressTrackerTests {
  private var presses = PressTracker<Int>()

  @Test("Digits act on landing, each finger for itself")
  mutating func overlappingFingers() {
    #expect(presses.land(1, on: .digit(1)) == .act(.digit(1)))
    #expect(presses.land(2, on: .digit(2)) == .act(.digit(2)))
    #expect(presses.land(3, on: .digit(1)) == .act(.digit(1)))
    #expect(presses.lift(1, isInside: true) == nil)
    #expect(presses.isPressed(.digit(1)))
    #expect(presses.lift(3, isInside: false) == nil)
    #expect(!presses.isPressed(.digit(1)))
  }

  @Test("A finger that slides to another key has typed the first one, once")
  mutating func sliding() {
    _ = presses.land(1, on: .digit(1))
    #expect(presses.move(1, isInside: false) == nil)
    #expect(!presses.isPressed(.digit(1)))
    #expect(presses.lift(1, isInside: false) == nil)
  }

  @Test("Confirm and hide act on lifting inside", arguments: [ScreenKey.confirm, .hide])
  func actsOnLifting(_ key: ScreenKey) {
    var presses = PressTracker<Int>()
    #expect(presses.land(1, on: key) == nil)
    #expect(presses.isPressed(key))
    #expect(presses.lift(1, isInside: true) == .act(key))
    _ = presses.land(1, on: key)
    #expect(presses.lift(1, isInside: false) == nil)
  }

  @Test("Confirm waits for the last finger on it")
  mutating func confirmWithTwoFingers() {
    _ = presses.land(1, on: .confirm)
    _ = presses.land(2, on: .confirm)
    #expect(presses.lift(1, isInside: true) == nil)
    #expect(presses.lift(2, isInside: true) == .act(.confirm))
  }

  @Test("A finger that has slid off confirm holds it no more, and holds it again when it is back")
  mutating func confirmLeftAndRetaken() {
    _ = presses.land(1, on: .confirm)
    _ = presses.move(1, isInside: false)
    #expect(!presses.isPressed(.confirm))
    _ = presses.move(1, isInside: true)
    #expect(presses.isPressed(.confirm))
    #expect(presses.lift(1, isInside: true) == .act(.confirm))
  }

  @Test("Delete repeats until its last finger is lifted")
  mutating func deleteWithTwoFingers() {
    #expect(presses.land(1, on: .delete) == .beginHold)
    #expect(presses.land(2, on: .delete) == .beginHold)
    #expect(presses.lift(1, isInside: true) == nil)
    #expect(presses.lift(2, isInside: true) == .endHold)
  }

  @Test("Sliding off delete ends the repeat for good")
  mutating func deleteLeft() {
    _ = presses.land(1, on: .delete)
    #expect(presses.move(1, isInside: false) == .endHold)
    #expect(presses.move(1, isInside: true) == nil)
    #expect(!presses.isPressed(.delete))
    #expect(presses.lift(1, isInside: true) == nil)
  }

  @Test("What has become void acts no more")
  mutating func cancelling() {
    _ = presses.land(1, on: .confirm)
    #expect(presses.cancel(1) == nil)
    #expect(presses.lift(1, isInside: true) == nil)
    _ = presses.land(1, on: .delete)
    #expect(presses.cancel(1) == .endHold)
    _ = presses.land(2, on: .confirm)
    _ = presses.cancel(.confirm)
    #expect(presses.lift(2, isInside: true) == nil)
    _ = presses.land(3, on: .digit(3))
    _ = presses.cancelAll()
    #expect(!presses.isPressed(.digit(3)))
  }
}
