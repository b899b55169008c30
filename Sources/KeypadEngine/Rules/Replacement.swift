/// A range of a field's text and what is to be put in its place, not judged yet.
struct Replacement {
  let range: Range<Int>
  let inserted: String
  /// What the whole text would be made of.
  let result: DigitCounts
  /// Whether it takes the point away and digits behind it stay.
  let joinsDigits: Bool

  init(_ state: borrowing EditingState, _ range: Range<Int>, _ inserted: String) {
    self.range = range
    self.inserted = inserted
    result = DigitCounts(state, replacing: range, with: inserted)
    joinsDigits =
      !range.isEmpty && result.points == 0 && state[range].utf8.contains(UInt8(ascii: "."))
      && state[range.upperBound..<state.count].utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// The edit that does just this.
  var edit: Edit {
    Edit(range: range, replacement: inserted, caret: range.lowerBound + inserted.characterCount)
  }
}
