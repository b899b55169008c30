extension Rules {
  /// Puts the sign in front of the number, or takes it away, wherever the caret is.
  ///
  /// That is never refused for a value: the way from 50 to -40 leads past -50.
  func changeSign(in state: EditingState) -> KeyResult {
    guard isSigned else { return .refused(.noSign) }
    let edit = state.signEdit
    if let refusal = brokenLimit(of: DigitCounts(state, replacing: edit.range, with: edit.replacement)) {
      return .refused(refusal)
    }
    return .edit(edit, .ok)
  }
}

extension EditingState {
  /// The edit that puts a sign in front of the text, outside the selection, or takes it away. Caret and selection stay
  /// between the same characters.
  fileprivate var signEdit: Edit {
    guard hasSign else {
      return Edit(
        range: 0..<0, replacement: "-", selection: selection.lowerBound + 1..<selection.upperBound + 1)
    }
    return Edit(
      range: 0..<1, replacement: "",
      selection: max(selection.lowerBound - 1, 0)..<max(selection.upperBound - 1, 0))
  }
}
