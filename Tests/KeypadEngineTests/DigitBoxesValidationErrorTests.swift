import KeypadEngine
import Testing

@Suite("Digit boxes that there cannot be")
struct DigitBoxesValidationErrorTests {
  @Test("There are 1 to 32 boxes, and the point is between two of them", arguments: -2...35)
  func limits(count: Int) throws {
    for position in [nil, Int.min, Int.max] + (-2...35).map(Optional.init) {
      let isPossible = (1...32).contains(count)
      if isPossible, position.map({ $0 > 0 && $0 < count }) ?? true {
        let boxes = try DigitBoxes(count: count, pointAfter: position)
        #expect(boxes.count == count && boxes.pointPosition == position)
      } else {
        #expect(throws: isPossible ? .point(after: position!, count: count) : DigitBoxes.ValidationError.count(count)) {
          try DigitBoxes(count: count, pointAfter: position)
        }
      }
    }
  }

  @Test("There are four boxes with the point after two where nothing is said")
  func usual() throws {
    #expect(DigitBoxes().value(of: EditingState("0520")) == "05.20")
    #expect(DigitBoxes().canConfirm(EditingState("0520")))
  }

  @Test(
    "The words say what is wrong and what is wanted",
    arguments: [
      (0, nil, "there can be 1 to 32 digit boxes, not 0"),
      (33, 2, "there can be 1 to 32 digit boxes, not 33"),
      (4, 0, "the point of 4 digit boxes can be after box 1 to 3, not 0"),
      (4, 4, "the point of 4 digit boxes can be after box 1 to 3, not 4"),
      (1, 1, "1 digit box has no place for a point, not after box 1 either"),
    ] as [(Int, Int?, String)])
  func words(count: Int, position: Int?, words: String) {
    let mistake = #expect(throws: DigitBoxes.ValidationError.self) {
      try DigitBoxes(count: count, pointAfter: position)
    }
    #expect(mistake.map { "\($0)" } == words)
  }
}
