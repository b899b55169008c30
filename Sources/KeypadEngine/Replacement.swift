/// A range of a field's text and what is to be put in its place, not judged yet.
struct Replacement {
  let field: Field
  let range: Range<Int>
  let inserted: String
  /// What the whole text would be made of.
  let result: Composition
  private let back: Substring

  init(_ field: Field, _ range: Range<Int>, _ inserted: String) {
    self.field = field
    self.range = range
    self.inserted = inserted
    back = field.text[charactersFrom: range.upperBound]
    result = Composition(field.text[characters: 0..<range.lowerBound], inserted, back)
  }

  /// Whether it takes the point away and digits behind it stay.
  var joinsDigits: Bool {
    result.points == 0 && !back.isEmpty && field.text[characters: range].utf8.contains(UInt8(ascii: "."))
  }

  /// The edit that does just this.
  var edit: Edit {
    Edit(range: range, replacement: inserted, caret: range.lowerBound + inserted.unicodeScalars.count)
  }

  /// The edit that does this and settles the front of the whole text with it.
  func settledEdit(dropsLeadingZeros: Bool) -> Edit {
    let plain = edit
    if result.startsWithPoint {
      let front = field.text[characters: 0..<range.lowerBound]
      return Edit(range: 0..<range.upperBound, replacement: "0" + front + inserted, caret: plain.caret + 1)
    }
    let dropped = dropsLeadingZeros ? result.superfluousZeros : 0
    if dropped == 0 { return plain }
    let front = field.text[characters: 0..<range.lowerBound] + inserted
    // Zeros beyond what was put in stand right behind it: the edit reaches over them.
    let beyond = max(dropped - plain.caret, 0)
    return Edit(
      range: 0..<(range.upperBound + beyond), replacement: String(front.unicodeScalars.dropFirst(dropped)),
      caret: max(plain.caret - dropped, 0))
  }
}
