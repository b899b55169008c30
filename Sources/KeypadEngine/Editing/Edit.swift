/// One change of a field: a range gives way to a replacement, and the caret stands somewhere after it.
public struct Edit: Equatable, Sendable {
  /// The characters of the text as it was that are taken out; empty where something is only put in.
  public var range: Range<Int>
  /// What stands in their place.
  public var replacement: String
  /// Where the caret is then, in the text as it has become. Nothing stays selected.
  public var caret: Int

  /// An edit of one's own.
  public init(range: Range<Int>, replacement: String, caret: Int) {
    self.range = range
    self.replacement = replacement
    self.caret = caret
  }

  /// Whether the edit only moves the caret.
  public var movesOnly: Bool { range.isEmpty && replacement.isEmpty }
}
