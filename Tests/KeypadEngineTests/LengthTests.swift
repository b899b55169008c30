import KeypadEngine
import Testing

/// Texts are long in other programs: what is pasted may be a whole document.
@Suite("Long texts")
struct LengthTests {
  static let allRules: [any FieldRules] = [
    Rules.payment, Rules.free, MinorUnitsRules(.payment), (try? DigitBoxes(count: 4, pointAfter: 2)) ?? Rules.free,
  ]

  @Test("A paste of twenty million characters is refused without being read", arguments: allRules)
  func document(_ rules: any FieldRules) {
    for character in ["7", " ", "x", "€"] as [Character] {
      let document = String(repeating: character, count: 20_000_000)
      let clock = ContinuousClock()
      let time = clock.measure {
        for _ in 1...1000 {
          #expect(rules.paste(document, decimalSeparator: .point, in: EditingState("5")) == .refused(.tooLong))
        }
      }
      // Reading it once takes longer.
      #expect(time < .seconds(1))
    }
  }

  @Test("Characters are counted, not bytes")
  func characters() {
    for (digit, isRead) in [("1", true), ("١", true), ("𝟏", true), ("€", false)] {
      for (count, isTooLong) in [(999, false), (1000, false), (1001, true)] {
        let answer = Rules.free.paste(
          String(repeating: digit, count: count), decimalSeparator: .point, in: EditingState())
        switch answer {
        case .refused(let refusal): #expect(refusal == (isTooLong ? .tooLong : .notANumber) && !(isRead && !isTooLong))
        case .edit(let edit, _): #expect(edit.replacement == String(repeating: "1", count: count) && !isTooLong)
        }
      }
    }
  }
}
