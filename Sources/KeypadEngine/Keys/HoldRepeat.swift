/// When a held key acts again. It keeps no clock: whoever drives it tells the time, in milliseconds.
package struct HoldRepeat: Equatable, Sendable {
  /// How long a key is held before it acts a second time, in milliseconds.
  package var delay: Int
  /// The time between later actions, in milliseconds.
  package var interval: Int
  /// When the key acts next, while it is held.
  private var due: Int?

  /// A key that is not held. The contract's times: half a second, then five times a second.
  package init(delay: Int = 500, interval: Int = 200) {
    self.delay = delay
    self.interval = interval
  }

  /// Whether the key is held.
  package var isHeld: Bool { due != nil }

  /// The key goes down and acts at once. Returns how many milliseconds from now to ask again.
  package mutating func press(at now: Int) -> Int {
    due = now + delay
    return delay
  }

  /// Time has passed: whether the key acts now, and how many milliseconds from now to ask again (nil: never).
  ///
  /// After a stall it acts once, not once for each time that was missed.
  package mutating func tick(at now: Int) -> (acts: Bool, askAgainIn: Int?) {
    guard let due else { return (false, nil) }
    if now < due { return (false, due - now) }
    self.due = now + interval
    return (true, interval)
  }

  /// The key is held no longer.
  package mutating func release() {
    due = nil
  }
}
