extension Rules {
  /// What a key does to a field: an edit, or a refusal.
  ///
  /// What counts is always the whole resulting text, wherever the caret is.
  public func press(_ key: Key, in field: Field) -> Answer {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return typeDigit(digit, in: field)
    case .doubleZero: return type(Replacement(field, field.selection, "00"), in: field)
    case .point: return typePoint(in: field)
    case .delete: return delete(before: true, in: field)
    case .forwardDelete: return delete(before: false, in: field)
    case .clear:
      guard !field.text.isEmpty else { return .refused(.nothingToDelete) }
      return .edit(Edit(range: 0..<field.count, replacement: "", caret: 0), .ok)
    }
  }

  private func typeDigit(_ digit: Int, in field: Field) -> Answer {
    let typed = String(UnicodeScalar(UInt8(ascii: "0") + UInt8(digit)))
    if leadingZeros == .replace, digit != 0, field.selection == 1..<1, hasLoneZero(field.text) {
      return type(Replacement(field, 0..<1, typed), in: field)
    }
    return type(Replacement(field, field.selection, typed), in: field)
  }

  private func hasLoneZero(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(2)
    return bytes.first == UInt8(ascii: "0") && (bytes.count == 1 || bytes.last == UInt8(ascii: "."))
  }

  private func typePoint(in field: Field) -> Answer {
    let caret = field.selection.lowerBound
    if hasPoint, field.selection.isEmpty, caret < field.count, field[caret..<caret + 1] == "." {
      return .edit(Edit(range: caret..<caret, replacement: "", caret: caret + 1), .moved)
    }
    let bringsZero = hasPoint && leadingPoint == .zero && caret == 0
    return type(Replacement(field, field.selection, bringsZero ? "0." : "."), in: field, isPoint: true)
  }

  /// Judges what a typing key would make of the text.
  private func type(_ replacement: Replacement, in field: Field, isPoint: Bool = false) -> Answer {
    if let refusal = brokenLimit(of: replacement.result, isPointTyped: isPoint) { return .refused(refusal) }
    let effect: Effect = replacement.joinsDigits ? .joined : .ok
    if isFinished(replacement.result) { return .edit(replacement.edit, effect) }
    guard isUnfinished(Composition(field.text)) else { return .refused(.leadingZero) }
    return settled(replacement, of: field, effect)
  }

  /// Carries out a replacement and settles the front, unless the settled text stays as it was.
  func settled(_ replacement: Replacement, of field: Field, _ effect: Effect) -> Answer {
    let edit = replacement.settledEdit(of: field, dropsLeadingZeros: dropsLeadingZeros)
    let before = settle(field).map(field.applying) ?? field
    return field.applying(edit).text == before.text ? .refused(.leadingZero) : .edit(edit, effect)
  }

  private func delete(before: Bool, in field: Field) -> Answer {
    let caret = field.selection.lowerBound
    let range =
      !field.selection.isEmpty
      ? field.selection : before ? max(caret - 1, 0)..<caret : caret..<min(caret + 1, field.count)
    guard !range.isEmpty else { return .refused(.nothingToDelete) }
    let replacement = Replacement(field, range, "")
    guard replacement.joinsDigits else { return .edit(replacement.edit, .ok) }
    let composition = Composition(field.text)
    // Any deletion is done in text that is outside the limits: it can only help.
    if brokenLimit(of: composition) != nil { return .edit(replacement.edit, .ok) }
    if !integerDigits.allows(replacement.result.integerDigits) { return .refused(.integerFull) }
    if leadingZeros != .allow, composition.isZeroBeforePoint || replacement.result.superfluousZeros > 0 {
      return .refused(.pointGuard)
    }
    return .edit(replacement.edit, .joined)
  }
}
