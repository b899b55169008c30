/// A text with a selection, as it stands before a key.
///
/// The text is canonical: ASCII digits and at most one `.`, in front of them perhaps a `-`; but a field may hold
/// anything that was put there before, and the rules leave such text alone. Positions count Unicode scalars, as GTK's text widgets do.
public struct EditingState: Equatable, Sendable {
  /// What the field holds.
  public private(set) var text: String
  /// The selected characters; empty at the caret where nothing is selected. Always inside the text.
  public private(set) var selection: Range<Int>
  /// How many characters the text has.
  public private(set) var count: Int

  /// A field with its caret at the end of the text.
  public init(_ text: String = "") {
    self.text = text
    count = text.characterCount
    selection = count..<count
  }

  /// A field with a selection, which is clamped to the text.
  public init(_ text: String, selection: Range<Int>) {
    self.init(text)
    select(selection)
  }

  /// Selects a range, clamped to the text. An empty range places the caret.
  public mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<count)
  }

  /// Carries out an edit.
  ///
  /// - Precondition: the edit was made for this field.
  public mutating func apply(_ edit: Edit) {
    let back = self[edit.range.upperBound..<count]
    text = self[0..<edit.range.lowerBound]
    // Appending takes its time even where there is nothing to append.
    if !edit.replacement.isEmpty { text += edit.replacement }
    if !back.isEmpty { text += back }
    count += edit.replacement.characterCount - edit.range.count
    selection = edit.selection
  }

  /// The field as an edit would leave it.
  public func applying(_ edit: Edit) -> EditingState {
    var state = self
    state.apply(edit)
    return state
  }

  /// The characters at these positions.
  subscript(range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    if range.count == count { return text }
    return String(text.unicodeScalars[index(of: range.lowerBound)..<index(of: range.upperBound)])
  }

  /// Whether the text begins with a sign.
  var hasSign: Bool { text.utf8.first == UInt8(ascii: "-") }

  /// Where something that is typed goes: over the selection, or at the caret, but behind the sign.
  var typingRange: Range<Int> { selection.upperBound == 0 && hasSign ? 1..<1 : selection }

  /// How many bytes stand before a position.
  func byteOffset(of position: Int) -> Int {
    hasOnlyBytes ? position : text.utf8.distance(from: text.startIndex, to: index(of: position))
  }

  private func index(of position: Int) -> String.Index {
    hasOnlyBytes
      ? text.utf8.index(text.startIndex, offsetBy: position)
      : text.unicodeScalars.index(text.startIndex, offsetBy: position)
  }

  /// Whether each character is one byte, as digits are, so that none has to be looked at to be counted.
  private var hasOnlyBytes: Bool { count == text.utf8.count }
}

extension String {
  /// How many characters (Unicode scalars) there are.
  var characterCount: Int {
    let bytes = utf8.span
    var count = 0
    // All bytes of a character but its first are 10xxxxxx.
    for index in bytes.indices where bytes[index] & 0b1100_0000 != 0b1000_0000 { count += 1 }
    return count
  }
}
