import KeypadEngine
import Testing

/// Amounts typed in their minor units beside whole numbers: what is shown is the number, written with its decimals.
@Suite("Laws of amounts in minor units")
struct MinorUnitsTests {
  static let allDecimals = [0, 1, 2, 3]
  static let mostIntegerDigits = 3

  /// Rules with these decimals.
  static func rules(_ decimals: Int) -> MinorUnitsRules {
    var rules = Rules.payment
    rules.integerDigits = .atMost(mostIntegerDigits)
    rules.fractionDigits = .atMost(decimals)
    rules.isSigned = true
    return MinorUnitsRules(rules)
  }

  /// What a field can hold, of numbers with the digits 0, 1 and 5.
  private enum Content: Equatable {
    case nothing
    case number(Int)
  }

  private static let contents: [Content] = {
    var numbers = [0]
    for _ in 1...5 { numbers = Array(Set(numbers.flatMap { number in [0, 1, 5].map { number * 10 + $0 } })) }
    return [.nothing] + numbers.sorted().map(Content.number)
  }()

  private static func text(_ content: Content, isNegative: Bool, _ decimals: Int) -> String {
    let sign = isNegative ? "-" : ""
    guard case .number(let number) = content else { return sign }
    var digits = String(number)
    while digits.count <= decimals { digits = "0" + digits }
    return sign + digits.dropLast(decimals) + (decimals > 0 ? "." : "") + digits.suffix(decimals)
  }

  private static func limit(_ decimals: Int) -> Int {
    (0..<mostIntegerDigits + decimals).reduce(1) { power, _ in power * 10 }
  }

  private func forEachField(_ decimals: Int, _ body: (Content, _ isNegative: Bool, EditingState) -> Void) {
    for content in Self.contents {
      if case .number(let number) = content, number >= Self.limit(decimals) { continue }
      for isNegative in [false, true] {
        body(content, isNegative, EditingState(Self.text(content, isNegative: isNegative, decimals)))
      }
    }
  }

  @Test("A digit multiplies by ten and adds; several zeros are as many digits", arguments: allDecimals)
  func digits(_ decimals: Int) {
    let rules = Self.rules(decimals)
    let keys: [(Key, factor: Int, digit: Int)] =
      (0...9).map { (.digit($0), 10, $0) } + [(.doubleZero, 100, 0), (.tripleZero, 1000, 0)]
    forEachField(decimals) { content, isNegative, field in
      for (key, factor, digit) in keys {
        var wanted = Content.number(digit)
        if case .number(let number) = content { wanted = .number(number * factor + digit) }
        let answer = rules.press(key, in: field)
        guard case .number(let number) = wanted, number < Self.limit(decimals) else {
          expect(answer == .refused(.integerFull), field, key, answer)
          continue
        }
        if wanted == content {
          expect(answer == .refused(.leadingZero), field, key, answer)
        } else {
          expect(answer, field, key, Self.text(wanted, isNegative: isNegative, decimals))
        }
      }
    }
  }

  @Test("With everything selected a digit starts anew; a sign outside the selection stays", arguments: allDecimals)
  func startingAnew(_ decimals: Int) {
    let rules = Self.rules(decimals)
    forEachField(decimals) { content, isNegative, field in
      for keepsSign in [false, true] where field.count > (keepsSign && isNegative ? 1 : 0) && (isNegative || !keepsSign)
      {
        let selected = EditingState(field.text, selection: (keepsSign ? 1 : 0)..<field.count)
        for digit in 0...9 {
          let text = Self.text(.number(digit), isNegative: keepsSign, decimals)
          expect(rules.press(.digit(digit), in: selected), selected, .digit(digit), text)
        }
        for key in [Key.delete, .forwardDelete] {
          expect(rules.press(key, in: selected), selected, key, keepsSign ? "-" : "")
        }
      }
    }
  }

  @Test("Delete divides by ten; what is nothing then is gone, and the sign after it", arguments: allDecimals)
  func deleting(_ decimals: Int) {
    let rules = Self.rules(decimals)
    forEachField(decimals) { content, isNegative, field in
      let answer = rules.press(.delete, in: field)
      switch content {
      case .nothing where !isNegative: expect(answer == .refused(.nothingToDelete), field, .delete, answer)
      case .nothing: expect(answer, field, .delete, "")
      case .number(let number):
        let rest = number / 10 == 0 ? Content.nothing : .number(number / 10)
        expect(answer, field, .delete, Self.text(rest, isNegative: isNegative, decimals))
      }
      for (key, refusal) in [(Key.forwardDelete, Refusal.nothingToDelete), (.point, .noPoint)] {
        let answer = rules.press(key, in: field)
        expect(answer == .refused(refusal), field, key, answer)
      }
    }
  }

  @Test("What is confirmed is what is shown, but for the sign of zero", arguments: allDecimals)
  func confirming(_ decimals: Int) {
    let rules = Self.rules(decimals)
    forEachField(decimals) { content, isNegative, field in
      let hasSign = isNegative && content != .nothing && content != .number(0)
      let wanted = Self.text(content, isNegative: hasSign, decimals)
      let left = rules.normalize(field).map(field.applying) ?? field
      expect(left == EditingState(wanted), field, nil, left)
      expect(rules.canConfirm(field) == (content != .nothing), field, nil, left)
      switch rules.confirm(field) {
      case .refused(let refusal): expect(refusal == .empty && content == .nothing, field, nil, refusal)
      case .confirmed(let value, let settling):
        expect(value == wanted && (settling.map(field.applying) ?? field).text == wanted, field, nil, value)
      }
    }
  }

  @Test("A text from outside becomes the same number in form, or stays", arguments: allDecimals)
  func adopting(_ decimals: Int) {
    let rules = Self.rules(decimals)
    for text in SignedTests.texts(of: ["0", "5", ".", "-"]) {
      let field = EditingState(text)
      let adopted = rules.adopted(text).map(field.applying) ?? field
      expect(rules.adopted(adopted.text) == nil, field, nil, adopted)
      guard let units = Self.units(text, decimals) else {
        expect(adopted == field, field, nil, adopted)
        if !["", "-"].contains(text) {
          let answer = rules.press(.digit(5), in: field)
          if case .edit = answer { expect(false, field, .digit(5), answer) }
          expect(rules.press(.delete, in: field), field, .delete, Self.formed(String(text.dropLast()), decimals))
        }
        continue
      }
      let form = Self.text(.number(units), isNegative: text.hasPrefix("-"), decimals)
      expect(adopted == EditingState(form), field, nil, adopted)
    }
  }

  /// The minor units of a text that is a number within the limits, else nil.
  private static func units(_ text: String, _ decimals: Int) -> Int? {
    let number = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (decimals > 0 ? 2 : 1), !number.contains("-"), number.contains(where: \.isNumber) else {
      return nil
    }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard parts[0].count <= mostIntegerDigits, fraction.count <= decimals else { return nil }
    return Int(parts[0] + fraction + String(repeating: "0", count: decimals - fraction.count))
  }

  private static func formed(_ text: String, _ decimals: Int) -> String {
    guard let units = units(text, decimals) else { return text }
    return Self.text(.number(units), isNegative: text.hasPrefix("-"), decimals)
  }

  /// - Parameter text: what stands there then, with the caret at its end
  private func expect(_ answer: KeyResult, _ field: EditingState, _ key: Key, _ text: String) {
    var isRight = false
    if case .edit(let edit, .ok) = answer { isRight = field.applying(edit) == EditingState(text) }
    expect(isRight, field, key, "\(answer), not \(text)")
  }

  private func expect(_ holds: Bool, _ field: EditingState, _ key: Key?, _ outcome: Any) {
    if !holds { Issue.record("\(field) \(key.map { "\($0)" } ?? "") → \(outcome)") }
  }
}
