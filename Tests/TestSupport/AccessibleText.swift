internal import CAtspi

extension Accessible {
  /// Whether it has a text at all: what has none is not to be asked for it, for that is a warning in its program.
  public var hasText: Bool {
    let interfaces = call("Accessible", "GetInterfaces")?.first?.parts ?? []
    return interfaces.contains { $0.text == "org.a11y.atspi.Text" }
  }

  /// The text that it shows, as of a field or a label.
  public var text: String { call("Text", "GetText", .number(0), .number(-1))?.first?.text ?? "" }

  /// How many characters stand before the caret.
  public var caret: Int { property("Text", "CaretOffset")?.number ?? -1 }

  /// The selected characters; an empty range at the caret where none are.
  public var selection: Range<Int> {
    guard let count = call("Text", "GetNSelections")?.first?.number, count > 0,
      let ends = call("Text", "GetSelection", .number(0))?.compactMap(\.number), ends.count == 2
    else { return caret..<caret }
    return ends[0]..<ends[1]
  }

  /// Selects characters.
  public func select(_ range: Range<Int>) {
    let ends = [Variant.number(range.lowerBound), Variant.number(range.upperBound)]
    if selection.isEmpty {
      _ = call("Text", "AddSelection", ends[0], ends[1])
    } else {
      _ = call("Text", "SetSelection", .number(0), ends[0], ends[1])
    }
  }

  /// Puts the caret behind so many characters.
  public func placeCaret(at offset: Int) { _ = call("Text", "SetCaretOffset", .number(offset)) }

  /// Puts text in, as an input aid does; false where it was not taken.
  @discardableResult
  public func insert(_ text: String, at offset: Int) -> Bool {
    let length = Variant.number(text.utf8.count)
    return call("EditableText", "InsertText", .number(offset), .text(text), length)?.first?.number == 1
  }

  /// Puts another text in place of all that is there, as an input aid does.
  public func replaceText(with text: String) { _ = call("EditableText", "SetTextContents", .text(text)) }

  /// Where a character is on the screen.
  public func area(ofCharacter offset: Int) -> Area {
    Area(call("Text", "GetCharacterExtents", .number(offset), .unsigned(ATSPI_COORD_TYPE_SCREEN.rawValue)))
  }
}
