import KeypadEngine
import Testing

@Suite("Typed characters")
struct TypedKeyTests {
  @Test("Digits of any script are digits")
  func digits() {
    for (character, digit) in [("0", 0), ("9", 9), ("５", 5), ("٣", 3), ("۷", 7), ("४", 4)] as [(Unicode.Scalar, Int)] {
      #expect(Key(typed: character, decimalSeparator: .point) == .digit(digit))
    }
  }

  @Test("The separator in use is the point, the other one is no key")
  func separators() {
    for character in [".", "．"] as [Unicode.Scalar] {
      #expect(Key(typed: character, decimalSeparator: .point) == .point)
      #expect(Key(typed: character, decimalSeparator: .comma) == nil)
    }
    for character in [",", "，"] as [Unicode.Scalar] {
      #expect(Key(typed: character, decimalSeparator: .comma) == .point)
      #expect(Key(typed: character, decimalSeparator: .point) == nil)
    }
    #expect(Key(typed: "٫", decimalSeparator: .point) == .point)
  }

  @Test("Letters, signs and numbers that are no digits are no keys")
  func others() {
    for character in ["a", "-", "+", " ", "½", "²", "Ⅷ", "五"] as [Unicode.Scalar] {
      #expect(Key(typed: character, decimalSeparator: .point) == nil)
    }
  }
}
