import GTKBridge
import KeypadEngine

/// A request whose options go together.
@dynamicMemberLookup
struct ValidatedRequest: Sendable {
  private let request: KeypadRequest
  /// What kind of number is asked for.
  let field: RequestedField

  fileprivate init(_ request: KeypadRequest, field: RequestedField) {
    self.request = request
    self.field = field
  }

  /// What was asked for.
  subscript<Value>(dynamicMember option: KeyPath<KeypadRequest, Value>) -> Value { request[keyPath: option] }
}

/// What kind of number is asked for.
enum RequestedField: Sendable {
  case number(any FieldRules)
  case boxes(DigitBoxes)

  /// The rules of it.
  var rules: any FieldRules {
    switch self {
    case .number(let rules): rules
    case .boxes(let boxes): boxes
    }
  }
}

extension KeypadRequest {
  /// The request, if its options go together.
  func validated() throws(UsageError) -> ValidatedRequest {
    for option in KeypadOption.all where given.contains(option.name) { try check(option) }
    if copiesToClipboard, isMasked {
      throw UsageError(
        translated("--clipboard cannot be combined with --masked: everybody can read the clipboard"))
    }
    if dock != nil, !coversMonitor { throw UsageError(translated("--dock needs --kiosk, too")) }
    let field = try field()
    try checkValue(field.rules)
    return ValidatedRequest(self, field: field)
  }

  /// Whether an option that was given goes with the kind of field.
  private func check(_ option: KeypadOption) throws(UsageError) {
    let boxes = DigitBoxes.possibleCounts
    switch option.fields {
    case .numbers where boxCount != nil:
      throw UsageError(
        translated("%1$s cannot be combined with --boxes, which has rules of its own", with: option.word))
    case .boxes where boxCount == nil:
      throw UsageError(
        translated(
          "%1$s needs digit boxes: give --boxes with a whole number from %2$s to %3$s, too", with: option.word,
          String(boxes.lowerBound), String(boxes.upperBound)))
    default: break
    }
  }

  private func field() throws(UsageError) -> RequestedField {
    guard let boxCount else { return .number(try numberRules()) }
    if let preset, preset.confirmStyle == .standard {
      let option = KeypadOption.word("preset") + "=" + preset.rawValue
      throw UsageError(
        translated(
          "%1$s cannot be combined with --boxes, which has rules of its own; buyer and seller can, for their colour",
          with: option))
    }
    do {
      return .boxes(try DigitBoxes(count: boxCount, pointAfter: pointPosition))
    } catch {
      throw UsageError(words(forBoxes: boxCount))
    }
  }

  /// Why there is no point at its position among so many boxes.
  private func words(forBoxes count: Int) -> String {
    guard count > 1 else { return translated("--point-after needs two boxes at least, not --boxes=1") }
    return translated(
      "With --boxes=%1$s, --point-after takes a whole number from 1 to %2$s, not %3$s", with: String(count),
      String(count - 1), String(pointPosition ?? 0))
  }

  /// The preset, refined by the single rules, whatever their order.
  private var rules: Rules {
    var rules = (preset ?? .payment).rules
    rules.integerDigits = integerDigits ?? rules.integerDigits
    rules.fractionDigits = fractionDigits ?? currency.map { .atMost($0.minorUnits) } ?? rules.fractionDigits
    rules.leadingPoint = leadingPoint ?? rules.leadingPoint
    rules.leadingZeros = leadingZeros ?? rules.leadingZeros
    rules.isSigned = isSigned
    rules.minimum = minimum
    rules.maximum = maximum
    rules.step = step
    rules.currency = currency
    return rules
  }

  /// The rules of a number that is typed as the options say, if they go together.
  private func numberRules() throws(UsageError) -> any FieldRules {
    if let minimum, let maximum, minimum > maximum {
      throw UsageError(
        translated(
          "--min takes a number that is not above --max, not %1$s with --max=%2$s", with: minimum.description,
          maximum.description))
    }
    if let maximum, maximum < .zero, !isSigned {
      throw UsageError(
        translated(
          "--max takes a number from 0 on where there is no sign, not %1$s: give --signed, too",
          with: maximum.description))
    }
    let rules = rules
    guard entry == .cents else { return rules }
    if rules.fractionDigits == .unlimited {
      throw UsageError(
        translated("--entry=cents needs a number of decimals: give --fraction-digits=N or --currency=CODE, too"))
    }
    return MinorUnitsRules(rules)
  }

  private func checkValue(_ rules: any FieldRules) throws(UsageError) {
    guard let value, let refusal = rules.objection(to: value) else { return }
    let words = rules.words(for: refusal)
    // A secret is not to be read in a log.
    if isMasked {
      // Translators: the last is a sentence
      throw UsageError(translated("--value takes a number within the rules: %1$s", with: words))
    }
    throw UsageError(translated("--value takes a number within the rules"), not: value, because: words)
  }
}
