extension Rules {
  /// Why a text would not be accepted as it stands, or nil if it could be confirmed and is finished at its front.
  /// An empty text is accepted.
  public func objection(to text: String) -> Refusal? {
    if text.isEmpty { return nil }
    let counts = DigitCounts(text)
    if let limit = brokenLimit(of: counts) { return limit }
    if counts.startsWithPoint { return .leadingPoint }
    if !counts.hasDigit { return .empty }
    let broken = brokenValueLimit(of: text)
    // A zero too many is said before a step that is missed.
    return isFinished(counts) || broken == .aboveMaximum || broken == .belowMinimum ? broken : .leadingZero
  }
}
