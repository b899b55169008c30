extension Duration {
  /// The time in whole milliseconds; what cannot be counted in an `Int` is as long as can be.
  package var wholeMilliseconds: Int { Int(clamping: attoseconds / 1_000_000_000_000_000) }
}

extension Int {
  /// The moment after a time, both in milliseconds. A time that is not above zero has passed at once, and the end of
  /// all times is never reached.
  func later(by time: Duration) -> Int {
    let (sum, isOver) = addingReportingOverflow(Swift.max(time.wholeMilliseconds, 0))
    return isOver ? .max : sum
  }
}
