import CRules
import KeypadEngine

/// The same session as the rules in C take it.
struct EngineSessionInC {
  private enum Step {
    case press(Int32)
    case select(start: Int32, end: Int32)
  }

  private let rules: CRules.rules
  private let steps: [Step]

  init(_ session: EngineSession) {
    rules = CRules.rules(session.rules)
    steps = session.steps.map { step in
      switch step {
      case .press(let key): .press(key.inC)
      case .select(let range): .select(start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
      }
    }
  }

  /// Works through the session and hands each outcome to a closure.
  @inline(__always)
  func run(_ visit: (CRules.field, CRules.answer) -> Void = { _, _ in }) -> Outcome {
    var outcome = Outcome()
    var field = CRules.field()
    withUnsafePointer(to: rules) { rules in
      for step in steps {
        switch step {
        case .press(let key):
          let answer = rules_press(rules, &field, key)
          outcome.note(length: Int(field.length), isRefusal: answer.rawValue >= answer_not_a_number.rawValue)
          visit(field, answer)
        case .select(let start, let end): field_select(&field, start, end)
        }
      }
    }
    return outcome
  }
}

extension CRules.field {
  /// What the field holds.
  var string: String {
    withUnsafeBytes(of: text) { String(decoding: $0.prefix(Int(length)), as: UTF8.self) }
  }
}

extension CRules.rules {
  fileprivate init(_ rules: Rules) {
    func limit(_ limit: DigitLimit) -> Int32 {
      guard case .atMost(let count) = limit else { return Int32(rules_unlimited) }
      return Int32(count)
    }
    let zeros =
      switch rules.leadingZeros {
      case .reject: leading_zeros_reject
      case .replace: leading_zeros_replace
      case .drop: leading_zeros_drop
      case .allow: leading_zeros_allow
      }
    self.init(
      integer_digits: limit(rules.integerDigits), fraction_digits: limit(rules.fractionDigits),
      point: rules.leadingPoint == .zero ? leading_point_zero : leading_point_reject, zeros: zeros)
  }
}

extension Key {
  fileprivate var inC: Int32 {
    switch self {
    case .digit(let digit): Int32(digit)
    case .doubleZero: Int32(key_double_zero.rawValue)
    case .point: Int32(key_point.rawValue)
    case .delete: Int32(key_delete.rawValue)
    case .forwardDelete: Int32(key_forward_delete.rawValue)
    case .clear: Int32(key_clear.rawValue)
    case .tripleZero, .sign: preconditionFailure("the rules in C have no such key")
    }
  }
}
