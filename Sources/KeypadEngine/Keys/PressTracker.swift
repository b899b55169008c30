/// Which fingers are on which keys, and what follows from their landing, moving and lifting.
///
/// Every contact counts for itself: a finger that lands before another has lifted presses its own key. Contacts are
/// whatever tells fingers and the mouse apart.
package struct PressTracker<Contact: Hashable> {
  /// What is to be done after an event.
  package enum Action: Equatable, Sendable {
    /// The key acts.
    case act(ScreenKey)
    /// The delete key acts, and repeats from now on.
    case beginHold
    /// The delete key repeats no longer.
    case endHold
  }

  private struct Press {
    let key: ScreenKey
    var isInside = true
  }

  private var presses: [Contact: Press] = [:]

  /// No contacts.
  package init() {}

  /// Whether a key looks pressed.
  package func isPressed(_ key: ScreenKey) -> Bool {
    presses.values.contains { $0.key == key && $0.isInside }
  }

  /// The key that a contact landed on, while the contact lasts.
  package func key(under contact: Contact) -> ScreenKey? {
    presses[contact]?.key
  }

  /// A contact lands on a key: digits, point and delete act now.
  package mutating func land(_ contact: Contact, on key: ScreenKey) -> Action? {
    presses[contact] = Press(key: key)
    return switch key {
    case .digit, .point: .act(key)
    case .delete: .beginHold
    case .confirm, .hide: nil
    }
  }

  /// A contact has moved, and is inside its key or has left it. Delete is not taken up again by coming back.
  package mutating func move(_ contact: Contact, isInside: Bool) -> Action? {
    guard let press = presses[contact], press.isInside != isInside else { return nil }
    if press.key == .delete, isInside { return nil }
    presses[contact]?.isInside = isInside
    return endOfHold(after: press)
  }

  /// A contact is lifted: confirm and hide act if that is inside, and if no other contact holds them.
  package mutating func lift(_ contact: Contact, isInside: Bool) -> Action? {
    guard let press = presses.removeValue(forKey: contact) else { return nil }
    switch press.key {
    case .confirm, .hide: return isInside && !isPressed(press.key) ? .act(press.key) : nil
    default: return endOfHold(after: press)
    }
  }

  /// A contact has become void: nothing acts.
  package mutating func cancel(_ contact: Contact) -> Action? {
    presses.removeValue(forKey: contact).flatMap(endOfHold)
  }

  /// A key accepts no more: whatever is on it has become void.
  package mutating func cancel(_ key: ScreenKey) -> Action? {
    presses = presses.filter { $0.value.key != key }
    return key == .delete ? .endHold : nil
  }

  /// All contacts have become void.
  package mutating func cancelAll() -> Action? {
    presses.removeAll()
    return .endHold
  }

  private func endOfHold(after press: Press) -> Action? {
    press.key == .delete && press.isInside && !isPressed(.delete) ? .endHold : nil
  }
}
