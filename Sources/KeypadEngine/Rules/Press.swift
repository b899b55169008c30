extension Rules {
  /// What a key does to a field: an edit, or a refusal.
  ///
  /// What counts is always the whole resulting text, wherever the caret is.
  public func press(_ key: Key, in state: EditingState) -> KeyResult {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return typeDigit(digit, in: state)
    case .doubleZero: return type(Replacement(state, state.selection, "00"), in: state)
    case .point: return typePoint(in: state)
    case .delete: return delete(before: true, in: state)
    case .forwardDelete: return delete(before: false, in: state)
    case .clear:
      guard !state.text.isEmpty else { return .refused(.nothingToDelete) }
      return .edit(Edit(range: 0..<state.count, replacement: "", caret: 0), .ok)
    }
  }

  private func typeDigit(_ digit: Int, in state: EditingState) -> KeyResult {
    let typed = String(UnicodeScalar(UInt8(ascii: "0") + UInt8(digit)))
    if leadingZeros == .replace, digit != 0, state.selection == 1..<1, hasLoneZero(state.text) {
      return type(Replacement(state, 0..<1, typed), in: state)
    }
    return type(Replacement(state, state.selection, typed), in: state)
  }

  private func hasLoneZero(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(2)
    return bytes.first == UInt8(ascii: "0") && (bytes.count == 1 || bytes.last == UInt8(ascii: "."))
  }

  private func typePoint(in state: EditingState) -> KeyResult {
    let caret = state.selection.lowerBound
    if hasPoint, state.selection.isEmpty, caret < state.count, state[caret..<caret + 1] == "." {
      return .edit(Edit(range: caret..<caret, replacement: "", caret: caret + 1), .moved)
    }
    let bringsZero = hasPoint && leadingPoint == .zero && caret == 0
    return type(Replacement(state, state.selection, bringsZero ? "0." : "."), in: state, isPoint: true)
  }

  /// Judges what a typing key would make of the text.
  private func type(_ replacement: Replacement, in state: EditingState, isPoint: Bool = false) -> KeyResult {
    if let refusal = brokenLimit(of: replacement.result, isPointTyped: isPoint) { return .refused(refusal) }
    let effect: Effect = replacement.joinsDigits ? .joined : .ok
    if isFinished(replacement.result) { return .edit(replacement.edit, effect) }
    guard isUnfinished(DigitCounts(state.text)) else { return .refused(.leadingZero) }
    return normalized(replacement, of: state, effect)
  }

  /// Carries out a replacement and normalizes the front, unless the normalized text stays as it was.
  func normalized(_ replacement: Replacement, of state: EditingState, _ effect: Effect) -> KeyResult {
    let edit = replacement.normalizedEdit(of: state, dropsLeadingZeros: dropsLeadingZeros)
    let before = normalize(state).map(state.applying) ?? state
    return state.applying(edit).text == before.text ? .refused(.leadingZero) : .edit(edit, effect)
  }

  private func delete(before: Bool, in state: EditingState) -> KeyResult {
    let caret = state.selection.lowerBound
    let range =
      !state.selection.isEmpty
      ? state.selection : before ? max(caret - 1, 0)..<caret : caret..<min(caret + 1, state.count)
    guard !range.isEmpty else { return .refused(.nothingToDelete) }
    let replacement = Replacement(state, range, "")
    guard replacement.joinsDigits else { return .edit(replacement.edit, .ok) }
    let counts = DigitCounts(state.text)
    // Any deletion is done in text that is outside the limits: it can only help.
    if brokenLimit(of: counts) != nil { return .edit(replacement.edit, .ok) }
    if !integerDigits.allows(replacement.result.integerDigits) { return .refused(.integerFull) }
    if leadingZeros != .allow, counts.isZeroBeforePoint || replacement.result.superfluousZeros > 0 {
      return .refused(.pointGuard)
    }
    return .edit(replacement.edit, .joined)
  }
}
