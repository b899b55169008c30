import KeypadEngine
import Testing

@Suite("Typed characters")
struct TypedKeyTests {
  @Test("Digits of any script are digits")
  func digits() {
    for (character, digit) in [("0", 0), ("9", 9), ("５", 5), ("٣", 3), ("۷", 7), ("४", 4)] as [(Unicode.Scalar, Int)] {
      #expect(Key(typed: character) == .digit(digit))
    }
  }

  @Test("Every separator is the point, whichever is in use")
  func separators() {
    for character in [".", "．", ",", "，", "٫"] as [Unicode.Scalar] { #expect(Key(typed: character) == .point) }
  }

  @Test("A hyphen and a minus sign are the sign")
  func signs() {
    for character in ["-", "−"] as [Unicode.Scalar] { #expect(Key(typed: character) == .sign) }
  }

  @Test("Letters, other signs and numbers that are no digits are no keys")
  func others() {
    for character in ["a", "–", "—", "+", " ", "½", "²", "Ⅷ", "五", "٬"] as [Unicode.Scalar] {
      #expect(Key(typed: character) == nil)
    }
  }
}
