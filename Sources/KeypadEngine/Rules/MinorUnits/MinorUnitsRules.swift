/// Rules of a number that is typed in its minor units, as on card terminals: digits push in from the right, and 1, 2, 3
/// show 0.01, 0.12, 1.23. It always has all its decimals, and its caret is at the end.
public struct MinorUnitsRules: Equatable, Sendable {
  /// What the number may be. What these say about points and zeros that are typed first means nothing here.
  public let rules: Rules
  /// How many decimals the number has.
  let decimals: Int

  /// A number under these rules, typed in its minor units.
  ///
  /// - Precondition: there is a limit on fraction digits: as many decimals does the number have.
  public init(_ rules: Rules) {
    guard case .atMost(let decimals) = rules.fractionDigits else {
      preconditionFailure("minor units need a number of decimals")
    }
    self.rules = rules
    self.decimals = decimals
  }
}

extension MinorUnitsRules: FieldRules {
  /// Digits before the decimal point.
  public var integerDigits: DigitLimit { rules.integerDigits }
  /// Digits behind the decimal point: so many there are.
  public var fractionDigits: DigitLimit { rules.fractionDigits }
  /// Whether numbers can have a minus sign.
  public var isSigned: Bool { rules.isSigned }
  /// The least number that can be confirmed.
  public var minimum: DecimalNumber? { rules.minimum }
  /// The greatest number that can be confirmed.
  public var maximum: DecimalNumber? { rules.maximum }
  /// What a number is a whole multiple of when it is confirmed.
  public var step: DecimalNumber? { rules.step }
  /// The point is there by itself: it is not typed.
  public var takesPoint: Bool { false }
  /// Digits come and go at the end.
  public var hasFreeCaret: Bool { false }
  /// Nothing entered is an amount of zero, with all its decimals.
  public var zero: String? { decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals) }
  /// With everything selected a digit starts anew.
  public var canSelectAll: Bool { true }

  /// Whether the confirm key is enabled: exactly while the text has a digit.
  public func canConfirm(_ state: EditingState) -> Bool { rules.canConfirm(state) }

  /// An amount that was put in around the rules gets all its decimals and loses the zeros that it has too many.
  public func adopted(_ text: String) -> Edit? {
    (try? amount(in: text)).flatMap { changing(EditingState(text), to: $0.text) }
  }

  /// Leaving takes away a sign before nothing or zeros alone.
  public func normalize(_ state: EditingState) -> Edit? {
    if isEmpty(state.text) { return changing(state, to: "") }
    return (try? amount(in: state.text)).flatMap { changing(state, to: $0.settledText) }
  }

  /// What the confirm key does: the number is delivered with all its decimals.
  public func confirm(_ state: EditingState) -> Confirmation {
    guard canConfirm(state) else { return .refused(.empty) }
    do throws(Refusal) {
      let value = try amount(in: state.text).settledText
      if let refusal = rules.brokenValueLimit(of: value) { return .refused(refusal) }
      return .confirmed(value: value, normalizing: changing(state, to: value))
    } catch {
      return .refused(error)
    }
  }

  /// Why a number would be refused by the confirm key, or nil if it would not. An empty text is accepted.
  public func objection(to text: String) -> Refusal? {
    guard !text.isEmpty, case .refused(let refusal) = confirm(EditingState(text)) else { return nil }
    return refusal
  }
}

extension MinorUnitsRules {
  /// The amount that a text stands for; what keeps it from being one is thrown.
  func amount(in text: String) throws(Refusal) -> MinorUnitsAmount {
    let counts = DigitCounts(text)
    if let refusal = rules.brokenLimit(of: counts) { throw refusal }
    guard counts.hasDigit else { throw .notANumber }
    let amount = MinorUnitsAmount(text, decimals: decimals)
    if let refusal = rules.brokenLimit(of: DigitCounts(amount.text)) { throw refusal }
    return amount
  }

  /// Whether there is no amount yet: the text is empty, or a sign alone.
  func isEmpty(_ text: String) -> Bool { text.isEmpty || isSigned && text == "-" }

  /// The edit that puts another text in the place of everything, or nil where it is there already.
  func changing(_ state: EditingState, to text: String) -> Edit? {
    text == state.text ? nil : Edit(range: 0..<state.count, replacement: text, caret: text.utf8.count)
  }
}
