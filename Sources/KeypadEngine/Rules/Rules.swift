/// What an amount may look like: how many digits each part has, what may stand at its front, and which values it may have.
///
/// Rules hold no state: the same value serves every field. Those with a name are `Rules.payment`, `money`, `digits` and `free`.
public struct Rules: Equatable, Sendable {
  /// What becomes of a decimal point that is typed before any digit.
  public enum LeadingPoint: String, CaseIterable, Sendable {
    /// The point is refused.
    case reject
    /// The point brings its zero: `0.`
    case zero
  }

  /// What becomes of zeros at the front of the integer part. A single `0` alone or before the point is none.
  public enum LeadingZeros: String, CaseIterable, Sendable {
    /// A key that would make one is refused.
    case reject
    /// As `reject`, but a lone 0 gives way to a digit 1…9 typed right after it.
    case replace
    /// They may be typed, and are dropped when the number is normalized.
    case drop
    /// They are kept, as codes need them.
    case allow
  }

  /// Digits before the decimal point, at least 1.
  public var integerDigits: DigitLimit {
    didSet { checkLimits() }
  }
  /// Digits behind the decimal point, at least 0. With 0 there is no point either, nor a key for it.
  public var fractionDigits: DigitLimit {
    didSet { checkLimits() }
  }
  /// The rule for a point typed first.
  public var leadingPoint: LeadingPoint
  /// The rule for zeros at the front.
  public var leadingZeros: LeadingZeros
  /// Whether numbers can have a minus sign.
  public var isSigned = false
  /// The least number that can be confirmed. No digit leads beyond it that has no way back but by deletion.
  public var minimum: DecimalNumber?
  /// The greatest number that can be confirmed. No digit leads beyond it that has no way back but by deletion.
  public var maximum: DecimalNumber?
  /// What a number is a whole multiple of when it is confirmed; above zero.
  public var step: DecimalNumber? {
    didSet { if let step { precondition(!step.isZero && !step.isNegative, "a step is above zero") } }
  }
  /// The currency that amounts are in, where one is meant: then no paste is read that names another one by its code.
  public var currency: Currency?

  /// Rules of one's own.
  ///
  /// - Precondition: a limit on integer digits is at least 1, one on fraction digits at least 0.
  public init(
    integerDigits: DigitLimit, fractionDigits: DigitLimit, leadingPoint: LeadingPoint, leadingZeros: LeadingZeros
  ) {
    self.integerDigits = integerDigits
    self.fractionDigits = fractionDigits
    self.leadingPoint = leadingPoint
    self.leadingZeros = leadingZeros
    checkLimits()
  }

  /// Whether numbers under these rules can have a decimal point.
  public var hasPoint: Bool { fractionDigits != .atMost(0) }

  /// Whether there is a least or a greatest number.
  var hasBounds: Bool { minimum != nil || maximum != nil }

  /// Whether zeros at the front are dropped when a number is normalized.
  var dropsLeadingZeros: Bool { leadingZeros != .allow }

  /// Whether a text with zeros at its front counts as finished.
  var acceptsLeadingZeros: Bool { leadingZeros == .allow || leadingZeros == .drop }

  private func checkLimits() {
    if case .atMost(let count) = integerDigits {
      precondition(count >= 1, "a number has at least one integer digit")
    }
    if case .atMost(let count) = fractionDigits {
      precondition(count >= 0, "fraction digits cannot be fewer than none")
    }
  }
}
