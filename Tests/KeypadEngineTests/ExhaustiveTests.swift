import KeypadEngine
import Testing

/// Every text of up to six characters from 0, 5 and the point, with every selection, under every key.
///
/// What the laws ask is worked out here from the texts themselves, not with the engine's own counts.
@Suite("Laws that hold for every text, selection and key")
struct ExhaustiveTests {
  static let allRules: [Rules] = {
    var rules = [Rules.payment, .money, .digits, .free]
    for zeros in Rules.LeadingZeros.allCases {
      for point in Rules.LeadingPoint.allCases {
        rules.append(Rules(integerDigits: 3, fractionDigits: 2, leadingPoint: point, leadingZeros: zeros))
        rules.append(Rules(integerDigits: 4, fractionDigits: 0, leadingPoint: point, leadingZeros: zeros))
      }
    }
    return rules
  }()

  static let keys: [Key] = [.digit(0), .digit(5), .doubleZero, .point, .delete, .forwardDelete, .clear]

  static let texts: [String] = {
    var texts = [""]
    var longest = [""]
    for _ in 1...6 {
      longest = longest.flatMap { text in ["0", "5", "."].map { text + $0 } }
      texts += longest
    }
    return texts
  }()

  @Test("Keys keep the limits", arguments: allRules)
  func keysKeepTheLimits(_ rules: Rules) {
    forEachField { field in
      let wasWithin = Self.isWithinLimits(field.text, rules)
      for key in Self.keys {
        guard case .edit(let edit, let effect) = rules.press(key, in: field) else { continue }
        let result = field.applying(edit)
        let isTyping = ![.delete, .forwardDelete, .clear].contains(key) && effect != .moved
        if wasWithin || isTyping {
          expect(Self.isWithinLimits(result.text, rules), field, key, result)
        }
        if isTyping { expect(Self.isCanonical(result.text, rules), field, key, result) }
        expect(result.selection.isEmpty && result.selection.upperBound <= result.count, field, key, result)
      }
    }
  }

  @Test("A number that has grown by losing its point is told of, and nothing else is", arguments: allRules)
  func joiningIsTold(_ rules: Rules) {
    forEachField { field in
      for key in Self.keys where key != .clear {
        guard case .edit(let edit, let effect) = rules.press(key, in: field) else { continue }
        let result = field.applying(edit)
        if effect == .moved {
          expect(result.text == field.text && key == .point, field, key, result)
          continue
        }
        let isDeletion = key == .delete || key == .forwardDelete
        let taken = isDeletion ? edit.range : field.selection
        let hasGrown =
          Array(field.text)[taken].contains(".") && taken.upperBound < field.count && !result.text.contains(".")
        expect((effect == .joined) == hasGrown, field, key, result)
      }
    }
  }

  @Test("Settling makes canonical what is within limits, and leaves the rest alone", arguments: allRules)
  func settling(_ rules: Rules) {
    forEachField { field in
      let edit = rules.normalize(field)
      let result = edit.map(field.applying) ?? field
      guard Self.isWithinLimits(field.text, rules) else { return expect(edit == nil, field, nil, result) }
      expect(Self.isSettled(result.text, rules), field, nil, result)
      expect(rules.normalize(result) == nil, field, nil, result)
      expect(Self.value(result.text) == Self.value(field.text), field, nil, result)
    }
  }

  @Test("Confirm is enabled exactly with a digit in the text, and delivers the same number", arguments: allRules)
  func confirming(_ rules: Rules) {
    forEachField { field in
      let hasDigit = field.text.contains { $0 != "." }
      expect(rules.canConfirm(field) == hasDigit, field, nil, field)
      switch rules.confirm(field) {
      case .refused(let refusal):
        expect(refusal == .empty ? !hasDigit : !Self.isWithinLimits(field.text, rules), field, nil, field)
      case .confirmed(let value, let settling):
        let shown = settling.map(field.applying) ?? field
        expect(shown.text == value && !value.hasSuffix("."), field, nil, shown)
        expect(Self.isSettled(value, rules) && Self.value(value) == Self.value(field.text), field, nil, shown)
      }
    }
  }

  @Test("Typing over a selection is the same as deleting it and typing, where both are allowed", arguments: allRules)
  func oneEdit(_ rules: Rules) {
    forEachField { field in
      guard !field.selection.isEmpty, case .edit(let edit, _) = rules.press(.digit(5), in: field) else { return }
      guard case .edit(let deletion, _) = rules.press(.delete, in: field) else { return }
      let between = field.applying(deletion)
      guard case .edit(let typing, _) = rules.press(.digit(5), in: between) else { return }
      let direct = field.applying(edit)
      let detour = between.applying(typing)
      expect(Self.value(direct.text) == Self.value(detour.text), field, .digit(5), direct)
    }
  }

  private func forEachField(_ body: (EditingState) -> Void) {
    for text in Self.texts {
      for start in 0...text.count {
        for end in start...text.count { body(EditingState(text, selection: start..<end)) }
      }
    }
  }

  private func expect(_ holds: Bool, _ field: EditingState, _ key: Key?, _ result: EditingState) {
    if !holds { Issue.record("\(field) \(key.map { "\($0)" } ?? "") → \(result)") }
  }
}

extension ExhaustiveTests {
  private static func parts(_ text: String) -> (integer: String, fraction: String?)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 2 ? nil : (parts[0], parts.count == 2 ? parts[1] : nil)
  }

  static func isWithinLimits(_ text: String, _ rules: Rules) -> Bool {
    guard let parts = parts(text) else { return false }
    if parts.fraction != nil, rules.fractionDigits == .atMost(0) { return false }
    return rules.integerDigits.allows(parts.integer.count)
      && rules.fractionDigits.allows(parts.fraction?.count ?? 0)
  }

  static func isCanonical(_ text: String, _ rules: Rules) -> Bool {
    if rules.leadingZeros == .allow || rules.leadingZeros == .drop { return !text.hasPrefix(".") }
    return isSettled(text, rules)
  }

  static func isSettled(_ text: String, _ rules: Rules) -> Bool {
    if text.hasPrefix(".") { return false }
    guard let parts = parts(text), rules.leadingZeros != .allow else { return true }
    return parts.integer.count <= 1 || !parts.integer.hasPrefix("0")
  }

  /// The number a text stands for, without zeros that say nothing.
  static func value(_ text: String) -> String {
    guard let parts = parts(text) else { return text }
    let integer = parts.integer.drop { $0 == "0" }
    let fraction = (parts.fraction ?? "").reversed().drop { $0 == "0" }.reversed()
    return integer + "." + String(fraction)
  }
}
