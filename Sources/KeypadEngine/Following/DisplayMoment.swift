/// A moment by the clock of a display, which counts milliseconds and begins anew after 49 days.
package struct DisplayMoment: Equatable, Sendable {
  private let milliseconds: UInt32?

  /// - Parameter milliseconds: what the display says; nil where it has no clock that can be asked
  package init(_ milliseconds: UInt32?) {
    self.milliseconds = milliseconds
  }

  /// Whether it is not later than another moment. Where one of them is not known, it is taken to be.
  package func isNotLater(than other: DisplayMoment) -> Bool {
    guard let milliseconds, let otherMilliseconds = other.milliseconds else { return true }
    return Int32(bitPattern: milliseconds &- otherMilliseconds) <= 0
  }
}
