import KeypadEngine
import Testing

/// Every text of up to five characters from 0, 5, the point and the sign, with every selection, under every key.
///
/// What the laws ask is worked out here from the texts themselves and with whole numbers, not with the engine's counts.
@Suite("Laws of signs and values")
struct SignedTests {
  static let allRules: [Rules] = Rules.LeadingZeros.allCases.flatMap { zeros in
    Rules.LeadingPoint.allCases.map { point in
      var rules = Rules(integerDigits: 3, fractionDigits: 2, leadingPoint: point, leadingZeros: zeros)
      rules.isSigned = true
      return rules
    }
  }

  /// In hundredths.
  static let ranges = [-4000...12_000, 5...505, -550 ... -5, 0...0, -500...50_000]

  static let texts = texts(of: ["0", "5", "."])

  static func texts(of characters: [String]) -> [String] {
    var texts = [""]
    var longest = [""]
    for _ in 1...5 {
      longest = longest.flatMap { text in characters.map { text + $0 } }
      texts += longest
    }
    return texts
  }

  @Test("A number with a sign is edited as the same number without one", arguments: allRules)
  func mirror(_ rules: Rules) {
    for field in Self.fields(Self.texts) {
      let signed = Self.signed(field)
      for key in ExhaustiveTests.keys + [.tripleZero] where key != .clear {
        // In front of all it would be the sign that is deleted.
        if key == .delete, field.selection.upperBound == 0 { continue }
        let (answer, mirrored) = (rules.press(key, in: field), rules.press(key, in: signed))
        switch (answer, mirrored) {
        case (.refused(let refusal), .refused(let other)): expect(refusal == other, field, key, other)
        case (.edit(let edit, let effect), .edit(let other, let otherEffect)):
          let result = signed.applying(other)
          expect(result == Self.signed(field.applying(edit)) && effect == otherEffect, field, key, result)
        default: expect(false, field, key, mirrored)
        }
      }
    }
  }

  @Test("What is typed in front of the sign goes in as behind it", arguments: allRules)
  func inFront(_ rules: Rules) {
    for text in Self.texts {
      let (inFront, behind) = (EditingState("-" + text, selection: 0..<0), EditingState("-" + text, selection: 1..<1))
      for key in ExhaustiveTests.keys where ![.delete, .forwardDelete, .clear].contains(key) {
        let answer = rules.press(key, in: inFront)
        // A point steps over one that it stands directly in front of.
        if key == .point, text.hasPrefix(".") { continue }
        expect(answer == rules.press(key, in: behind), inFront, key, answer)
      }
    }
  }

  @Test("The sign changes nothing but itself, and is refused only outside the limits", arguments: allRules)
  func signKey(_ rules: Rules) {
    for field in Self.fields(Self.texts(of: ["0", "5", ".", "-"])) {
      let wanted = field.text.hasPrefix("-") ? String(field.text.dropFirst()) : "-" + field.text
      switch rules.press(.sign, in: field) {
      case .refused(let refusal): expect(!Self.isWithinLimits(wanted, rules), field, .sign, refusal)
      case .edit(let edit, let effect):
        let result = field.applying(edit)
        expect(result.text == wanted && Self.isWithinLimits(wanted, rules) && effect == .ok, field, .sign, result)
        let losesSign = field.text.hasPrefix("-") && field.selection.lowerBound == 0
        let selected = Self.selected(in: field).dropFirst(losesSign ? 1 : 0)
        expect(Self.selected(in: result) == selected, field, .sign, result)
        let behind = result.count - result.selection.upperBound
        expect(behind == min(field.count - field.selection.upperBound, result.count), field, .sign, result)
      }
    }
    var unsigned = rules
    unsigned.isSigned = false
    for field in Self.fields(["", "5", "-5", "x"]) {
      let answer = unsigned.press(.sign, in: field)
      expect(answer == .refused(.noSign), field, .sign, answer)
    }
  }

  @Test("No digit leads beyond the least and the greatest value, and none that does not is refused", arguments: ranges)
  func values(_ range: ClosedRange<Int>) {
    for free in Self.allRules where free.leadingPoint == .zero {
      let rules = Self.bounded(free, range)
      for field in Self.fields(Self.texts) + Self.fields(Self.texts).map(Self.signed) {
        for key in ExhaustiveTests.keys + [.tripleZero] {
          let (answer, unbounded) = (rules.press(key, in: field), free.press(key, in: field))
          guard case .edit(let edit, let effect) = unbounded else { continue }
          let result = field.applying(edit).text
          let isJudged = ![.delete, .forwardDelete, .clear].contains(key) && effect != .moved || effect == .joined
          let beyond = isJudged && Self.isWithinLimits(field.text, free) ? Self.overrun(result, range) : nil
          expect(
            answer == beyond.map(KeyResult.refused) ?? unbounded || !Self.isWithinLimits(field.text, free), field, key,
            answer)
        }
      }
    }
  }

  @Test("What is confirmed is within the range and a multiple of the step, and no zero has a sign", arguments: ranges)
  func confirming(_ range: ClosedRange<Int>) {
    for free in Self.allRules {
      var rules = Self.bounded(free, range)
      rules.step = DecimalNumber("0.25")
      for text in Self.texts(of: ["0", "5", ".", "-"]) where Self.isWithinLimits(text, free) {
        let field = EditingState(text)
        let number = Self.hundredths(text)
        var wanted: Refusal? = number == nil ? .empty : nil
        if let number {
          wanted = number > range.upperBound ? .aboveMaximum : number < range.lowerBound ? .belowMinimum : nil
          if wanted == nil, number % 25 != 0 { wanted = .offStep }
        }
        switch rules.confirm(field) {
        case .refused(let refusal): expect(refusal == wanted, field, nil, refusal)
        case .confirmed(let value, let settling):
          let shown = settling.map(field.applying) ?? field
          expect(wanted == nil && shown.text == value && Self.hundredths(value) == number, field, nil, value)
          expect(!value.hasPrefix("-") || number != 0, field, nil, value)
        }
        let left = rules.normalize(field).map(field.applying) ?? field
        expect(
          Self.hundredths(left.text) == number && (!left.text.hasPrefix("-") || number != 0 && number != nil), field,
          nil, left)
      }
    }
  }

  private func expect(_ holds: Bool, _ field: EditingState, _ key: Key?, _ outcome: Any) {
    if !holds { Issue.record("\(field) \(key.map { "\($0)" } ?? "") → \(outcome)") }
  }
}

extension SignedTests {
  private static func fields(_ texts: [String]) -> [EditingState] {
    texts.flatMap { text in
      (0...text.count).flatMap { start in (start...text.count).map { EditingState(text, selection: start..<$0) } }
    }
  }

  private static func signed(_ field: EditingState) -> EditingState {
    EditingState("-" + field.text, selection: field.selection.lowerBound + 1..<field.selection.upperBound + 1)
  }

  private static func selected(in field: EditingState) -> Substring {
    field.text.dropFirst(field.selection.lowerBound).prefix(field.selection.count)
  }

  private static func isWithinLimits(_ text: String, _ rules: Rules) -> Bool {
    let number = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !number.contains("-") && ExhaustiveTests.isWithinLimits(String(number), rules)
  }

  private static func bounded(_ rules: Rules, _ hundredths: ClosedRange<Int>) -> Rules {
    var rules = rules
    rules.minimum = DecimalNumber(written(hundredths.lowerBound))
    rules.maximum = DecimalNumber(written(hundredths.upperBound))
    return rules
  }

  private static func written(_ hundredths: Int) -> String {
    let digits = String(1000 + hundredths.magnitude % 100).suffix(2)
    return (hundredths < 0 ? "-" : "") + String(hundredths.magnitude / 100) + "." + digits
  }

  /// The number of a text with at most two decimals, or nil where there is no digit.
  private static func hundredths(_ text: String) -> Int? {
    guard text.contains(where: \.isNumber) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] + String(repeating: "0", count: 2 - parts[1].count) : "00"
    let digits = parts[0].drop { $0 == "-" } + decimals
    return (text.hasPrefix("-") ? -1 : 1) * Int(digits)!
  }

  private static func overrun(_ text: String, _ range: ClosedRange<Int>) -> Refusal? {
    guard let number = hundredths(text) else { return nil }
    if text.hasPrefix("-") { return number < range.lowerBound ? .belowMinimum : nil }
    return number > range.upperBound ? .aboveMaximum : nil
  }
}
