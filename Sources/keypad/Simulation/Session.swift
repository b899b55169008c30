import KeypadEngine

/// One session: a field that starts empty, and the results of the tokens so far.
struct Session {
  let rules: any FieldRules
  let decimalSeparator: DecimalSeparator
  private var field = EditingState()
  private var results: [String] = []

  init(rules: any FieldRules, decimalSeparator: DecimalSeparator) {
    self.rules = rules
    self.decimalSeparator = decimalSeparator
  }

  /// Runs a line and returns what is printed for it: nothing where it has no tokens.
  mutating func run(_ line: Line) throws(InputError) -> String? {
    do throws(TokenError) {
      for token in line.text.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        results.append(run(try Token(Substring(token))))
      }
    } catch {
      throw InputError(line: line.number, message: error.message)
    }
    return results.isEmpty ? nil : summary
  }

  private var summary: String {
    let columns = [
      field.text, String(field.selection.lowerBound), String(field.selection.upperBound),
      rules.canConfirm(field) ? "1" : "0", rules.value(of: field), results.joined(separator: ","),
    ]
    return columns.joined(separator: "\t")
  }

  /// Carries out a token and returns its result word.
  private mutating func run(_ token: Token) -> String {
    switch token {
    case .key(let key): return carryOut(rules.press(key, in: field))
    case .paste(let text): return carryOut(rules.paste(text, decimalSeparator: decimalSeparator, in: field))
    case .confirm: return confirm()
    case .blur: if let edit = rules.normalize(field) { field.apply(edit) }
    // Into boxes nothing gets around their rules, and their caret cannot be moved.
    case _ where !rules.canSelectAll: break
    case .set(let text): put(text)
    case .all: field.select(0..<field.count)
    case .caret, .select: if rules.hasFreeCaret { field.select(selection(after: token)) }
    case .left, .right, .home, .end: field.select(rules.hasFreeCaret ? selection(after: token) : caret(at: field.count))
    }
    return "ok"
  }

  /// Puts a text into the field around the rules.
  private mutating func put(_ text: String) {
    field = EditingState(text)
    if let edit = rules.adopted(text) { field.apply(edit) }
  }

  private mutating func carryOut(_ answer: KeyResult) -> String {
    switch answer {
    case .refused(let refusal): return refusal.rawValue
    case .edit(let edit, let effect):
      field.apply(edit)
      return effect.rawValue
    }
  }

  private mutating func confirm() -> String {
    switch rules.confirm(field) {
    case .refused(let refusal): return refusal.rawValue
    case .confirmed(let value, let normalizing):
      if let normalizing { field.apply(normalizing) }
      return "confirmed:" + value
    }
  }

  /// Where a caret token puts the selection.
  private func selection(after token: Token) -> Range<Int> {
    let current = field.selection
    return switch token {
    case .left: caret(at: current.isEmpty ? max(current.lowerBound - 1, 0) : current.lowerBound)
    case .right: caret(at: current.isEmpty ? current.upperBound + 1 : current.upperBound)
    case .home: caret(at: 0)
    case .end: caret(at: field.count)
    case .caret(let position): caret(at: position)
    case .select(let first, let second): min(first, second)..<max(first, second)
    default: current
    }
  }

  private func caret(at position: Int) -> Range<Int> { position..<position }
}
