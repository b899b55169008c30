extension Rules {
  /// Why a text would not be accepted as it stands, or nil if it is within limits and finished at its front.
  /// An empty text is accepted.
  public func objection(to text: String) -> Refusal? {
    let counts = DigitCounts(text)
    if let limit = brokenLimit(of: counts) { return limit }
    if isFinished(counts) { return nil }
    return counts.startsWithPoint ? .leadingPoint : .leadingZero
  }
}
