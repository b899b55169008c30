extension Rules {
  /// What a key does to a field: an edit, or a refusal.
  ///
  /// What counts is always the whole resulting text, wherever the caret is.
  public func press(_ key: Key, in state: EditingState) -> KeyResult {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return typeDigit(digit, in: state)
    case .doubleZero: return type(Replacement(state, state.typingRange, "00"), in: state)
    case .tripleZero: return type(Replacement(state, state.typingRange, "000"), in: state)
    case .point: return typePoint(in: state)
    case .sign: return changeSign(in: state)
    case .delete: return delete(.before, in: state)
    case .forwardDelete: return delete(.behind, in: state)
    case .clear: return clear(state)
    }
  }

  private func typeDigit(_ digit: Int, in state: EditingState) -> KeyResult {
    let typed = String(UnicodeScalar(UInt8(ascii: "0") + UInt8(digit)))
    if leadingZeros == .replace, digit != 0, let zero = loneZero(beforeCaretOf: state) {
      return type(Replacement(state, zero, typed), in: state)
    }
    return type(Replacement(state, state.typingRange, typed), in: state)
  }

  /// The zero that is the whole integer part, if the caret stands right behind it.
  private func loneZero(beforeCaretOf state: EditingState) -> Range<Int>? {
    let front = state.hasSign ? 1 : 0
    guard state.selection == front + 1..<front + 1 else { return nil }
    let bytes = state.text.utf8.dropFirst(front).prefix(2)
    guard bytes.first == UInt8(ascii: "0"), bytes.count == 1 || bytes.last == UInt8(ascii: ".") else { return nil }
    return front..<front + 1
  }

  private func typePoint(in state: EditingState) -> KeyResult {
    let caret = state.selection.lowerBound
    if hasPoint, state.selection.isEmpty, caret < state.count, state[caret..<caret + 1] == "." {
      return .edit(Edit(range: caret..<caret, replacement: "", caret: caret + 1), .moved)
    }
    let range = state.typingRange
    let isInFront = range.lowerBound == 0 || range.lowerBound == 1 && state.hasSign
    let bringsZero = hasPoint && leadingPoint == .zero && isInFront
    return type(Replacement(state, range, bringsZero ? "0." : "."), in: state, isPoint: true)
  }

  /// Judges what a typing key would make of the text.
  private func type(_ replacement: Replacement, in state: EditingState, isPoint: Bool = false) -> KeyResult {
    if let refusal = brokenLimit(of: replacement.result, isPointTyped: isPoint) { return .refused(refusal) }
    // A text that is longer than it is settled has the same value.
    if hasBounds, let refusal = overrunLimit(of: state.applying(replacement.edit).text) { return .refused(refusal) }
    let effect: Effect = replacement.joinsDigits ? .joined : .ok
    if isFinished(replacement.result) { return .edit(replacement.edit, effect) }
    guard isUnfinished(DigitCounts(state.text)) else { return .refused(.leadingZero) }
    return settle(replacement, of: state, effect)
  }
}
