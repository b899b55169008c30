extension Rules {
  /// On which side of the caret a deletion takes a character away, where nothing is selected.
  enum Side {
    case before, behind
  }

  /// Takes away the selection, or a character beside the caret.
  func delete(_ side: Side, in state: EditingState) -> KeyResult {
    let range = state.deletionRange(side)
    guard !range.isEmpty else { return .refused(.nothingToDelete) }
    let replacement = Replacement(state, range, "")
    guard replacement.joinsDigits else { return .edit(replacement.edit, .ok) }
    if let refusal = objection(toJoining: replacement, of: state) { return .refused(refusal) }
    return .edit(replacement.edit, .joined)
  }

  /// Empties the field.
  func clear(_ state: EditingState) -> KeyResult {
    guard !state.text.isEmpty else { return .refused(.nothingToDelete) }
    return .edit(Edit(range: 0..<state.count, replacement: "", caret: 0), .ok)
  }

  /// Why the point is not to go, or nil if it may.
  private func objection(toJoining replacement: Replacement, of state: EditingState) -> Refusal? {
    let counts = DigitCounts(state.text)
    // Any deletion is done in text that is outside the limits: it can only help.
    if brokenLimit(of: counts) != nil { return nil }
    if !integerDigits.allows(replacement.result.integerDigits) { return .integerFull }
    if hasBounds, let refusal = overrunLimit(of: state.applying(replacement.edit).text) { return refusal }
    let wouldReadOtherwise = counts.isZeroBeforePoint || replacement.result.superfluousZeros > 0
    return leadingZeros != .allow && wouldReadOtherwise ? .pointGuard : nil
  }
}

extension EditingState {
  /// What a deletion takes away: the selection, or the character on one side of the caret, if there is one.
  func deletionRange(_ side: Rules.Side) -> Range<Int> {
    if !selection.isEmpty { return selection }
    let caret = selection.lowerBound
    return switch side {
    case .before: max(caret - 1, 0)..<caret
    case .behind: caret..<min(caret + 1, count)
    }
  }
}
