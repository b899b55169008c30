/// How asking for a number has ended.
enum Outcome: Equatable, Sendable {
  /// This number was confirmed and handed over: normalized, with `.` as decimal point.
  case confirmed(String)
  /// The person did not want to.
  case cancelled
  /// Somebody else has destroyed the window.
  case windowLost
  /// Nobody confirmed in time.
  case timedOut
  /// The person gave up on a number that was confirmed but could not be handed over, for this reason, a sentence.
  case notHandedOver(String)
}
