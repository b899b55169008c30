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
      result.points == 0 && range.upperBound < state.count && state[range].utf8.contains(UInt8(ascii: "."))
  }

  /// The edit that does just this.
  var edit: Edit {
    Edit(range: range, replacement: inserted, caret: range.lowerBound + inserted.characterCount)
  }

  /// The edit that does this and normalizes the front of the whole text with it.
  func normalizedEdit(of state: EditingState, dropsLeadingZeros: Bool) -> Edit {
    let plain = edit
    if result.startsWithPoint {
      let front = state[0..<range.lowerBound]
      return Edit(range: 0..<range.upperBound, replacement: "0" + front + inserted, caret: plain.caret + 1)
    }
    let dropped = dropsLeadingZeros ? result.superfluousZeros : 0
    if dropped == 0 { return plain }
    let front = state[0..<range.lowerBound] + inserted
    // Zeros beyond what was put in stand right behind it: the edit reaches over them.
    let beyond = max(dropped - plain.caret, 0)
    return Edit(
      range: 0..<(range.upperBound + beyond), replacement: String(front.unicodeScalars.dropFirst(dropped)),
      caret: max(plain.caret - dropped, 0))
  }
}
