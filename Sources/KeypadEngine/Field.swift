/// A text with a selection, as it stands before a key.
///
/// The text is canonical: ASCII digits and at most one `.`; but a field may hold anything that was put there
/// before, and the rules leave such text alone. Positions count Unicode scalars, as GTK's text widgets do.
public struct Field: Equatable, Sendable {
  /// What the field holds.
  public private(set) var text: String
  /// The selected characters; empty at the caret where nothing is selected. Always inside the text.
  public private(set) var selection: Range<Int>

  /// A field with its caret at the end of the text.
  public init(_ text: String = "") {
    self.text = text
    let end = text.unicodeScalars.count
    selection = end..<end
  }

  /// A field with a selection, which is clamped to the text.
  public init(_ text: String, selection: Range<Int>) {
    self.init(text)
    select(selection)
  }

  /// How many characters the text has.
  public var count: Int { text.unicodeScalars.count }

  /// Selects a range, clamped to the text. An empty range places the caret.
  public mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<count)
  }

  /// Carries out an edit.
  ///
  /// - Precondition: the edit was made for this field.
  public mutating func apply(_ edit: Edit) {
    text = text[characters: 0..<edit.range.lowerBound] + edit.replacement + text[charactersFrom: edit.range.upperBound]
    selection = edit.caret..<edit.caret
  }

  /// The field as an edit would leave it.
  public func applying(_ edit: Edit) -> Field {
    var field = self
    field.apply(edit)
    return field
  }
}

extension String {
  /// The characters (Unicode scalars) at these positions.
  subscript(characters range: Range<Int>) -> Substring {
    let scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    return self[start..<scalars.index(start, offsetBy: range.count)]
  }

  /// The characters (Unicode scalars) from a position to the end.
  subscript(charactersFrom position: Int) -> Substring {
    self[unicodeScalars.index(startIndex, offsetBy: position)...]
  }
}
