extension Rules {
  /// Why a text would not be accepted as it stands, or nil if it is within limits and finished at its front.
  /// An empty text is accepted.
  public func objection(to text: String) -> Refusal? {
    let composition = Composition(text)
    if let limit = brokenLimit(of: composition) { return limit }
    if isFinished(composition) { return nil }
    return composition.startsWithPoint ? .leadingPoint : .leadingZero
  }
}
