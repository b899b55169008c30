extension Rules {
  /// What leaving the field does to it: zeros at the front are dropped (not under `allow`), and a leading point
  /// gets its 0. The caret stays between the same characters; a selection collapses to its end.
  ///
  /// - Returns: nil where there is nothing to settle, or where the text is outside the limits: what was there
  ///   before is never changed by itself.
  public func settle(_ field: Field) -> Edit? {
    brokenLimit(of: Composition(field.text)) == nil ? settlingEdit(of: field) : nil
  }

  /// Whether the confirm key is enabled: exactly while the text has a digit.
  public func canConfirm(_ field: Field) -> Bool {
    Composition(field.text).hasDigit
  }

  /// What the confirm key does: the settled number, without a trailing point, is delivered and shown.
  public func confirm(_ field: Field) -> Confirmation {
    let composition = Composition(field.text)
    guard composition.hasDigit else { return .refused(.empty) }
    if let refusal = brokenLimit(of: composition) { return .refused(refusal) }
    let settling = settlingEdit(of: field)
    let settled = settling.map(field.applying) ?? field
    guard settled.text.utf8.last == UInt8(ascii: ".") else {
      return .confirmed(value: settled.text, settling: settling)
    }
    let value = String(settled.text.dropLast())
    return .confirmed(
      value: value,
      settling: Edit(
        range: 0..<field.count, replacement: value, caret: min(settled.selection.upperBound, value.utf8.count)))
  }

  /// Settles a text of digits and at most one point.
  private func settlingEdit(of field: Field) -> Edit? {
    let end = field.selection.upperBound
    let edit = Replacement(field, end..<end, "").settledEdit(of: field, dropsLeadingZeros: dropsLeadingZeros)
    return edit.movesOnly ? nil : edit
  }
}
