extension Rules {
  /// The most characters a text may have, whatever the rules.
  public static let longestText = 1_000

  /// The limit that a text breaks, the first in the order of `Refusal`, or nil if it is within limits.
  ///
  /// - Parameter isPointTyped: whether the point key made the text, so that a point in front is up for judgement.
  func brokenLimit(of text: DigitCounts, isPointTyped: Bool = false) -> Refusal? {
    if text.hasOthers { return .notANumber }
    if text.points > 1 { return .secondPoint }
    if text.points == 1, !hasPoint { return .noPoint }
    if text.hasSign, !isSigned { return .noSign }
    if isPointTyped, text.startsWithPoint { return .leadingPoint }
    if !integerDigits.allows(text.integerDigits) { return .integerFull }
    if !fractionDigits.allows(text.fractionDigits) { return .fractionFull }
    if text.length > Self.longestText { return .tooLong }
    return nil
  }

  /// Whether a text within limits is finished at its front.
  func isFinished(_ text: DigitCounts) -> Bool {
    !text.startsWithPoint && (acceptsLeadingZeros || text.superfluousZeros == 0)
  }

  /// Whether a text is within limits, but not finished at its front.
  func isUnfinished(_ text: DigitCounts) -> Bool {
    brokenLimit(of: text) == nil && !isFinished(text)
  }

  /// Why a text is not to be reached by more digits, or nil if it is: they only lead further from zero.
  func overrunLimit(of text: String) -> Refusal? {
    guard hasBounds, let number = DecimalNumber(text) else { return nil }
    let hasSign = text.utf8.first == UInt8(ascii: "-")
    if let maximum, !hasSign, number > maximum { return .aboveMaximum }
    if let minimum, hasSign, number < minimum { return .belowMinimum }
    return nil
  }

  /// Why a number is not to be confirmed for its value, or nil if it is.
  func brokenValueLimit(of number: String) -> Refusal? {
    guard hasBounds || step != nil, let number = DecimalNumber(number) else { return nil }
    if let maximum, number > maximum { return .aboveMaximum }
    if let minimum, number < minimum { return .belowMinimum }
    if let step, !number.isMultiple(of: step) { return .offStep }
    return nil
  }
}
