import KeypadEngine
import Testing

@Suite("Keys that are held down")
struct HeldKeysTests {
  @Test("A key that was down before the window had the focus does nothing until it was let go of")
  func before() {
    var keys = HeldKeys<Int>()
    keys.windowFocused(whileDown: [36])
    let counted = [keys.press(36), keys.press(36), keys.press(10)]
    #expect(counted == [false, false, true])
    keys.release(36)
    let again = keys.press(36)
    #expect(again)
  }

  @Test("A key that is down while a number is delivered does nothing for the next one")
  func delivery() {
    var keys = HeldKeys<Int>()
    _ = keys.press(14)
    keys.numberDelivered()
    let counted = [keys.press(14), keys.press(15)]
    #expect(counted == [false, true])
    keys.release(14)
    let again = keys.press(14)
    #expect(again)
  }

  @Test("The focus that comes back tells anew which keys are down")
  func focusAgain() {
    var keys = HeldKeys<Int>()
    _ = keys.press(14)
    keys.numberDelivered()
    keys.windowFocused(whileDown: [])
    let counts = keys.press(14)
    #expect(counts)
  }
}
