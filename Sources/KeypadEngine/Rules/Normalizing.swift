extension Rules {
  /// What leaving the field does to it: zeros at the front are dropped (not under `allow`), and a leading point
  /// gets its 0. The caret stays between the same characters; a selection collapses to its end.
  ///
  /// - Returns: nil where there is nothing to normalize, or where the text is outside the limits: what was there
  ///   before is never changed by itself.
  public func normalize(_ state: EditingState) -> Edit? {
    brokenLimit(of: DigitCounts(state.text)) == nil ? normalizingEdit(of: state) : nil
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
    let normalizing = normalizingEdit(of: state)
    let normalized = normalizing.map(state.applying) ?? state
    guard normalized.text.utf8.last == UInt8(ascii: ".") else {
      return .confirmed(value: normalized.text, normalizing: normalizing)
    }
    let value = String(normalized.text.dropLast())
    return .confirmed(
      value: value,
      normalizing: Edit(
        range: 0..<state.count, replacement: value, caret: min(normalized.selection.upperBound, value.utf8.count)))
  }

  /// Settles a text of digits and at most one point.
  private func normalizingEdit(of state: EditingState) -> Edit? {
    let end = state.selection.upperBound
    let edit = Replacement(state, end..<end, "").normalizedEdit(of: state, dropsLeadingZeros: dropsLeadingZeros)
    return edit.movesOnly ? nil : edit
  }
}
