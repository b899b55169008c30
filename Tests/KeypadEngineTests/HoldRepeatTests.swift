import KeypadEngine
import Testing

@Suite("A held key")
struct HoldRepeatTests {
  /// When the key acts after landing at 0, if it is asked at these times.
  private func actions(askedAt times: [Int], hold: HoldRepeat = HoldRepeat()) -> [Int] {
    var hold = hold
    _ = hold.press(at: 0)
    return times.filter { hold.tick(at: $0).acts }
  }

  @Test("Acts after half a second, then five times a second")
  func acts() {
    #expect(actions(askedAt: Array(0...1300)) == [500, 700, 900, 1100, 1300])
  }

  @Test("Keeps to times of one's own")
  func ownTimes() {
    #expect(actions(askedAt: Array(0...200), hold: HoldRepeat(delay: 100, interval: 30)) == [100, 130, 160, 190])
  }

  @Test("Says when to ask again")
  func asksAgain() {
    var hold = HoldRepeat()
    #expect(hold.press(at: 1000) == 500)
    #expect(hold.tick(at: 1200) == (false, 300))
    #expect(hold.tick(at: 1500) == (true, 200))
  }

  @Test("After a stall acts once, and goes on from there")
  func stall() {
    #expect(actions(askedAt: [5000, 5001, 5199, 5200]) == [5000, 5200])
  }

  @Test("Acts no more once it is released, and starts anew when pressed again")
  func release() {
    var hold = HoldRepeat()
    _ = hold.press(at: 0)
    hold.release()
    #expect(!hold.isHeld)
    #expect(hold.tick(at: 10_000) == (false, nil))
    _ = hold.press(at: 10_000)
    #expect(!hold.tick(at: 10_499).acts)
    #expect(hold.tick(at: 10_500).acts)
  }
}
