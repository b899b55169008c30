extension Rules {
  /// What pasting a text does: it is read as people write amounts, goes in over the selection or at the caret, and
  /// the front of the whole text is normalized. Refused as a whole where the result would be outside the limits.
  public func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in state: EditingState) -> KeyResult {
    switch PastedAmount(pasted, decimalSeparator: decimalSeparator) {
    case nil: return .refused(.notANumber)
    case .number(let number): return paste(number, in: state)
    case .numberOrGroups(let number, let groups):
      // Before three digits a separator parts thousands, unless numbers with three decimals are possible.
      if !fractionDigits.allows(3) { return paste(groups, in: state) }
      let hasOthers = Replacement(state, state.selection, number).result.hasOthers
      return .refused(hasOthers ? .notANumber : .ambiguous)
    }
  }

  private func paste(_ number: String, in state: EditingState) -> KeyResult {
    let replacement = Replacement(state, state.selection, number)
    let effect: Effect = replacement.joinsDigits ? .joined : .ok
    guard replacement.result.isNumber else {
      return .refused(replacement.result.hasOthers ? .notANumber : .secondPoint)
    }
    let edit = replacement.normalizedEdit(of: state, dropsLeadingZeros: dropsLeadingZeros)
    if let refusal = brokenLimit(of: DigitCounts(state.applying(edit).text)) { return .refused(refusal) }
    return isFinished(replacement.result) ? .edit(edit, effect) : normalized(replacement, of: state, effect)
  }
}
