extension MinorUnitsRules {
  /// What a key does: a digit pushes in from the right, delete moves what is left to the right.
  public func press(_ key: Key, in state: EditingState) -> KeyResult {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return push(String(digit), into: state)
    case .doubleZero: return push("00", into: state)
    case .tripleZero: return push("000", into: state)
    case .point: return .refused(.noPoint)
    case .sign, .clear: return rules.press(key, in: state)
    case .delete: return delete(.before, in: state)
    case .forwardDelete: return delete(.behind, in: state)
    }
  }

  /// What pasting a text does: it is read as people write amounts and takes the place of everything. Without a sign it
  /// leaves one alone that was put there for it.
  public func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in state: EditingState) -> KeyResult {
    do throws(Refusal) {
      let number = try rules.read(pasted, decimalSeparator)
      let counts = DigitCounts(number)
      if counts.fractionDigits > decimals { throw objection(toDecimalsOf: counts) }
      var amount = MinorUnitsAmount(number, decimals: decimals)
      if isSigned, state.text == "-" { amount.isNegative = true }
      return .edit(try replacingAll(of: state, with: amount), .ok)
    } catch {
      return .refused(error)
    }
  }

  /// What is said of a number with more decimals than there are.
  private func objection(toDecimalsOf counts: DigitCounts) -> Refusal {
    if !rules.hasPoint { return .noPoint }
    return integerDigits.allows(counts.integerDigits - counts.superfluousZeros) ? .fractionFull : .integerFull
  }

  private func push(_ digits: String, into state: EditingState) -> KeyResult {
    do throws(Refusal) {
      var amount = try amountToPushInto(of: state)
      amount.push(digits)
      let edit = try replacingAll(of: state, with: amount)
      if edit.replacement == state.text, state.selection.isEmpty { throw .leadingZero }
      return .edit(edit, .ok)
    } catch {
      return .refused(error)
    }
  }

  /// What a digit is added to: nothing where everything is selected, but for a sign that is not.
  private func amountToPushInto(of state: EditingState) throws(Refusal) -> MinorUnitsAmount {
    if state.selection.isEmpty, !isEmpty(state.text) { return try amount(in: state.text) }
    let keepsSign = state.hasSign && (state.selection.isEmpty || state.selection.lowerBound > 0)
    return MinorUnitsAmount(keepsSign ? "-" : "", decimals: decimals)
  }

  /// The edit that puts an amount in the place of everything, if it is within the limits.
  private func replacingAll(of state: EditingState, with amount: MinorUnitsAmount) throws(Refusal) -> Edit {
    let text = amount.text
    if let refusal = rules.brokenLimit(of: DigitCounts(text)) ?? rules.overrunLimit(of: text) { throw refusal }
    return Edit(range: 0..<state.count, replacement: text, caret: text.utf8.count)
  }

  private func delete(_ side: Rules.Side, in state: EditingState) -> KeyResult {
    let range = state.deletionRange(side)
    guard !range.isEmpty else { return .refused(.nothingToDelete) }
    if state.selection.isEmpty, var amount = try? amount(in: state.text) {
      amount.pop()
      let text = amount.isZero ? amount.sign : amount.text
      return .edit(Edit(range: 0..<state.count, replacement: text, caret: text.utf8.count), .ok)
    }
    let edit = Edit(range: range, replacement: "", caret: state.count - range.count)
    let rest = state.applying(edit)
    return .edit(adopted(rest.text).map { edit.followed(by: $0, in: rest) } ?? edit, .ok)
  }
}
