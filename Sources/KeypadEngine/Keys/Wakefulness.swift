/// Whether a touch does its work, or only wakes a screen that has been dark or left alone. It keeps no clock: whoever
/// drives it brings the time, in milliseconds.
package struct Wakefulness<Contact: Hashable & Sendable>: Sendable {
  /// What is heard.
  package enum Event: Sendable {
    /// Somebody has looked, and the screen was dark.
    case seenDark
    /// A finger or the mouse lands.
    case landed(Contact)
    /// It slides.
    case slid(Contact)
    /// It is lifted.
    case lifted(Contact)
    /// A key of a keyboard goes down, which does its work in any case.
    case typed
  }

  /// How long nothing may have been touched.
  private let limit: Int
  private var lastInput: Int
  private var isDark = false
  /// What has woken the screen, and what has landed beside it, until lifted.
  private var waking: Set<Contact> = []

  /// Awake from `now` on, for so long without a touch.
  package init(limit: Int, at now: Int) {
    self.limit = limit
    lastInput = now
  }

  /// Something happens. Returns whether it does its work.
  package mutating func handle(_ event: Event, at now: Int) -> Bool {
    switch event {
    case .seenDark:
      isDark = true
      return false
    case .typed:
      wake(at: now)
      return true
    case .landed(let contact):
      // While the first finger rests, the others of the same hand wake, too.
      let isAsleep = isDark || now - lastInput >= limit || !waking.isEmpty
      wake(at: now)
      if isAsleep { waking.insert(contact) }
      return !isAsleep
    case .slid(let contact):
      lastInput = now
      return !waking.contains(contact)
    case .lifted(let contact):
      lastInput = now
      return waking.remove(contact) == nil
    }
  }

  private mutating func wake(at now: Int) {
    isDark = false
    lastInput = now
  }
}
