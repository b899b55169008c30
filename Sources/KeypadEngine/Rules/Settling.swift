extension Rules {
  /// What leaving the field does to it: zeros at the front are dropped (not under `allow`), a leading point gets its 0, and
  /// a sign before nothing or zeros alone goes. The caret stays between the same characters; a selection collapses to
  /// its end.
  ///
  /// - Returns: nil where there is nothing to normalize, or where the text is outside the limits: what was there
  ///   before is never changed by itself.
  public func normalize(_ state: EditingState) -> Edit? {
    let counts = DigitCounts(state.text)
    guard brokenLimit(of: counts) == nil else { return nil }
    if counts.hasDigit { return settlingEdit(of: state, counts, takesSign: true) }
    return state.text.isEmpty ? nil : Edit(range: 0..<state.count, replacement: "", caret: 0)
  }

  /// Whether the confirm key is enabled: exactly while the text has a digit.
  public func canConfirm(_ state: EditingState) -> Bool {
    DigitCounts(state.text).hasDigit
  }

  /// What the confirm key does: the normalized number, without a trailing point, is delivered and shown.
  public func confirm(_ state: EditingState) -> Confirmation {
    let counts = DigitCounts(state.text)
    guard counts.hasDigit else { return .refused(.empty) }
    if let refusal = brokenLimit(of: counts) { return .refused(refusal) }
    let edit = confirmingEdit(of: state, counts)
    let value = edit.map { state.applying($0).text } ?? state.text
    if let refusal = brokenValueLimit(of: value) { return .refused(refusal) }
    return .confirmed(value: value, normalizing: edit)
  }

  /// Settles the text and takes a trailing point away.
  private func confirmingEdit(of state: EditingState, _ counts: DigitCounts) -> Edit? {
    let settling = settlingEdit(of: state, counts, takesSign: true)
    guard state.text.utf8.last == UInt8(ascii: ".") else { return settling }
    let settled = settling.map(state.applying) ?? state
    let last = settled.count - 1
    let trimming = Edit(range: last..<settled.count, replacement: "", caret: min(settled.selection.upperBound, last))
    return settling?.followed(by: trimming, in: settled) ?? trimming
  }

  /// Carries out a replacement and settles the front, unless the settled text stays as it was.
  func settle(_ replacement: Replacement, of state: EditingState, _ effect: Effect) -> KeyResult {
    let edit = settlingEdit(after: replacement, of: state)
    return state.applying(edit).text == settledText(of: state) ? .refused(.leadingZero) : .edit(edit, effect)
  }

  /// A replacement, and what settles the front of what it leaves, as one edit.
  func settlingEdit(after replacement: Replacement, of state: EditingState) -> Edit {
    let edit = replacement.edit
    let middle = state.applying(edit)
    return settlingEdit(of: middle, replacement.result).map { edit.followed(by: $0, in: middle) } ?? edit
  }

  /// The text with a settled front, if it is within limits.
  private func settledText(of state: EditingState) -> String {
    let counts = DigitCounts(state.text)
    guard brokenLimit(of: counts) == nil, let edit = settlingEdit(of: state, counts) else { return state.text }
    return state.applying(edit).text
  }

  /// Settles the front of a text of digits and at most one point; nil where there is nothing to do.
  ///
  /// - Parameter takesSign: whether a sign before zeros alone goes
  private func settlingEdit(of state: EditingState, _ counts: DigitCounts, takesSign: Bool = false) -> Edit? {
    let zeros = dropsLeadingZeros ? counts.superfluousZeros : 0
    let takesSign = takesSign && counts.hasSign && state.hasOnlyZeros
    let range = (takesSign ? 0 : counts.signLength)..<counts.signLength + zeros
    let written = counts.startsWithPoint ? "0" : ""
    if range.isEmpty, written.isEmpty { return nil }
    return Edit(
      range: range, replacement: written, caret: caret(of: state, after: range, gaveWayTo: written.utf8.count))
  }

  /// Where a caret is between the same characters, behind what was written in front of it.
  private func caret(of state: EditingState, after range: Range<Int>, gaveWayTo length: Int) -> Int {
    let caret = state.selection.upperBound
    return caret < range.lowerBound ? caret : range.lowerBound + length + max(caret - range.upperBound, 0)
  }
}

extension EditingState {
  /// Whether no digit but zero stands in the text.
  fileprivate var hasOnlyZeros: Bool { !text.utf8.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 } }
}
