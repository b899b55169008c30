extension Rules {
  /// What pasting a text does: it is read as people write amounts, goes in over the selection or at the caret, and
  /// the front of the whole text is normalized. Refused as a whole where the result would be outside the limits.
  public func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in state: EditingState) -> KeyResult {
    do throws(Refusal) {
      let number = try read(pasted, decimalSeparator)
      let range = number.utf8.first == UInt8(ascii: "-") ? state.selection : state.typingRange
      return paste(Replacement(state, range, number), in: state)
    } catch {
      return .refused(error)
    }
  }

  /// The number that a text is read as: digits, at most one `.` and perhaps a `-` in front. What keeps it from being one is
  /// thrown.
  func read(_ pasted: String, _ decimalSeparator: DecimalSeparator) throws(Refusal) -> String {
    if pasted.isLonger(than: Self.longestText) { throw .tooLong }
    let conventions = PastedAmount.Conventions(
      decimalSeparator: decimalSeparator, isSigned: isSigned, hasThreeDecimals: fractionDigits.allows(3),
      currency: currency)
    switch PastedAmount(pasted, conventions) {
    case nil: throw .notANumber
    case .ambiguous: throw .ambiguous
    case .number(let number): return number
    }
  }

  private func paste(_ replacement: Replacement, in state: EditingState) -> KeyResult {
    if replacement.result.hasOthers { return .refused(.notANumber) }
    if replacement.result.points > 1 { return .refused(.secondPoint) }
    let edit = settlingEdit(after: replacement, of: state)
    let text = state.applying(edit).text
    if let refusal = brokenLimit(of: DigitCounts(text)) ?? overrunLimit(of: text) { return .refused(refusal) }
    let effect: Effect = replacement.joinsDigits ? .joined : .ok
    return isFinished(replacement.result) ? .edit(edit, effect) : settle(replacement, of: state, effect)
  }
}

extension String {
  /// Whether there are more characters (Unicode scalars) than that, told without looking at all of a long text.
  func isLonger(than limit: Int) -> Bool {
    // No character has more than four bytes.
    utf8.count > limit && (utf8.count > 4 * limit || characterCount > limit)
  }
}
