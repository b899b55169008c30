/// A range of a field's text and what is to be put in its place, not judged yet.
struct Replacement {
  let range: Range<Int>
  let inserted: String
  /// What the whole text would be made of.
  let result: Composition
  /// Whether it takes the point away and digits behind it stay.
  let joinsDigits: Bool

  init(_ field: borrowing Field, _ range: Range<Int>, _ inserted: String) {
    self.range = range
    self.inserted = inserted
    result = Composition(field, replacing: range, with: inserted)
    joinsDigits =
      result.points == 0 && range.upperBound < field.count && field[range].utf8.contains(UInt8(ascii: "."))
  }

  /// The edit that does just this.
  var edit: Edit {
    Edit(range: range, replacement: inserted, caret: range.lowerBound + inserted.characterCount)
  }

  /// The edit that does this and settles the front of the whole text with it.
  func settledEdit(of field: Field, dropsLeadingZeros: Bool) -> Edit {
    let plain = edit
    if result.startsWithPoint {
      let front = field[0..<range.lowerBound]
      return Edit(range: 0..<range.upperBound, replacement: "0" + front + inserted, caret: plain.caret + 1)
    }
    let dropped = dropsLeadingZeros ? result.superfluousZeros : 0
    if dropped == 0 { return plain }
    let front = field[0..<range.lowerBound] + inserted
    // Zeros beyond what was put in stand right behind it: the edit reaches over them.
    let beyond = max(dropped - plain.caret, 0)
    return Edit(
      range: 0..<(range.upperBound + beyond), replacement: String(front.unicodeScalars.dropFirst(dropped)),
      caret: max(plain.caret - dropped, 0))
  }
}
