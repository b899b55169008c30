import KeypadEngine
import Testing
import WorkedCases

@Suite("Worked cases")
struct WorkedCaseTests {
  @Test("Every case comes out as it is written", arguments: WorkedCase.all)
  func comesOut(_ example: WorkedCase) {
    var field = EditingState()
    let results = example.steps.map { perform($0, on: &field, under: example) }
    let outcome = [
      field.text, "\(field.selection.lowerBound)", "\(field.selection.upperBound)",
      example.rules.canConfirm(field) ? "1" : "0", example.rules.value(of: field), results.joined(separator: ","),
    ]
    #expect(outcome.joined(separator: "\t") == example.outcome)
  }

  private func perform(_ step: Step, on field: inout EditingState, under example: WorkedCase) -> String {
    let rules = example.rules
    switch step {
    case .key(let key): return carryOut(rules.press(key, in: field), on: &field)
    case .paste(let text):
      return carryOut(rules.paste(text, decimalSeparator: example.decimalSeparator, in: field), on: &field)
    case .confirm:
      switch rules.confirm(field) {
      case .refused(let refusal): return refusal.rawValue
      case .confirmed(let value, let settling):
        if let settling { field.apply(settling) }
        return "confirmed:\(value)"
      }
    case .blur: if let edit = rules.normalize(field) { field.apply(edit) }
    case _ where !rules.canSelectAll: break
    case .set(let text):
      field = EditingState(text)
      if let edit = rules.adopted(text) { field.apply(edit) }
    case .all: field.select(0..<field.count)
    case .select(let range): if rules.hasFreeCaret { field.select(range) }
    case .left, .right, .home, .end:
      field.select(caret(rules.hasFreeCaret ? position(after: step, in: field) : field.count))
    }
    return "ok"
  }

  private func carryOut(_ answer: KeyResult, on field: inout EditingState) -> String {
    switch answer {
    case .refused(let refusal): return refusal.rawValue
    case .edit(let edit, let effect):
      field.apply(edit)
      return effect.rawValue
    }
  }

  /// Where a caret key leads.
  private func position(after step: Step, in field: EditingState) -> Int {
    let selection = field.selection
    return switch step {
    case .left: selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
    case .right: selection.isEmpty ? selection.upperBound + 1 : selection.upperBound
    case .home: 0
    default: field.count
    }
  }

  private func caret(_ position: Int) -> Range<Int> { position..<position }
}
