/// One change of a field: a range gives way to a replacement, and something is selected after it.
public struct Edit: Equatable, Sendable {
  /// The characters of the text as it was that are taken out; empty where something is only put in.
  public var range: Range<Int>
  /// What stands in their place.
  public var replacement: String
  /// What is selected then, in the text as it has become; empty at the caret where nothing is.
  public var selection: Range<Int>

  /// Where the caret is then: at the end of what is selected.
  public var caret: Int { selection.upperBound }

  /// An edit of one's own, after which nothing is selected.
  public init(range: Range<Int>, replacement: String, caret: Int) {
    self.init(range: range, replacement: replacement, selection: caret..<caret)
  }

  /// An edit of one's own, after which something is selected.
  public init(range: Range<Int>, replacement: String, selection: Range<Int>) {
    self.range = range
    self.replacement = replacement
    self.selection = selection
  }

  /// Whether the edit only moves the caret.
  public var movesOnly: Bool { range.isEmpty && replacement.isEmpty }

  /// This edit and then another one of what it leaves, as one edit of the field as it is.
  ///
  /// - Parameter middle: the field as this edit leaves it
  func followed(by next: Edit, in middle: EditingState) -> Edit {
    let end = range.lowerBound + replacement.characterCount
    let start = min(range.lowerBound, next.range.lowerBound)
    let reach = max(end, next.range.upperBound)
    return Edit(
      range: start..<range.upperBound + (reach - end),
      replacement: middle[start..<next.range.lowerBound] + next.replacement + middle[next.range.upperBound..<reach],
      selection: next.selection)
  }
}
