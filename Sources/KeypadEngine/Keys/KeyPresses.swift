/// Which contacts are on which keys, which of them holds delete, and what follows from their landing, moving and lifting,
/// and from time. It keeps no clock: whoever drives it tells the time, in milliseconds.
///
/// Every contact counts for itself: a finger that lands before another has lifted presses its own key. Contacts are
/// whatever tells fingers and the mouse apart.
package struct KeyPresses<Contact: Hashable & Sendable>: Sendable {
  /// What happens to contacts and keys.
  package enum Event: Sendable {
    /// A contact lands on a key, which may be disabled.
    case landed(Contact, on: ScreenKey, isEnabled: Bool)
    /// A contact has moved, and is inside its key or has left it.
    case moved(Contact, isInside: Bool)
    /// A contact is lifted.
    case lifted(Contact, isInside: Bool)
    /// Nothing more is heard of a contact.
    case lost(Contact)
    /// A key is disabled, or stands elsewhere: whatever is on it has become void.
    case withdrawn(ScreenKey)
    /// All contacts have become void.
    case lostAll
    /// Delete has found that nothing is left to delete.
    case nothingLeft
    /// The time has come that was asked for.
    case woken
  }

  private struct Press {
    let key: ScreenKey
    var isInside = true
  }

  /// How long delete is held before it acts a second time.
  package var delay = Duration.milliseconds(500)
  /// The time between its later actions.
  package var interval = Duration.milliseconds(200)
  private var presses: [Contact: Press] = [:]
  /// Who holds delete, and when that acts next.
  private var hold: (contact: Contact, due: Int)?

  /// No contacts.
  package init() {}

  /// The keys that look pressed.
  package var pressedKeys: Set<ScreenKey> { Set(presses.values.filter(\.isInside).map(\.key)) }

  /// The key that a contact landed on, while the contact lasts.
  package func key(under contact: Contact) -> ScreenKey? {
    presses[contact]?.key
  }

  /// Something happens. Returns the key that acts now, if one does, and in how many milliseconds to wake the presses, or
  /// nil for never.
  ///
  /// After a stall a held key acts once, not once for each time that was missed.
  package mutating func handle(_ event: Event, at now: Int) -> (acts: ScreenKey?, wake: Int?) {
    let key = key(actingAfter: event, at: now)
    return (key, hold.map { max($0.due - now, 0) })
  }

  private mutating func key(actingAfter event: Event, at now: Int) -> ScreenKey? {
    switch event {
    case .landed(let contact, let key, let isEnabled): return land(contact, on: key, isEnabled, at: now)
    case .moved(let contact, let isInside): move(contact, isInside)
    case .lifted(let contact, let isInside): return lift(contact, isInside)
    case .lost(let contact): remove(contact)
    case .withdrawn(let key):
      presses = presses.filter { $0.value.key != key }
      if key == .delete { hold = nil }
    case .lostAll:
      presses.removeAll()
      hold = nil
    case .nothingLeft: hold = nil
    case .woken:
      guard let hold, now >= hold.due else { return nil }
      self.hold?.due = now.later(by: interval)
      return .delete
    }
    return nil
  }

  /// Keys act now, except those that wait for the lifting. Whoever has held delete holds it no more: a palm that rests
  /// there must not eat what other fingers type.
  private mutating func land(_ contact: Contact, on key: ScreenKey, _ isEnabled: Bool, at now: Int) -> ScreenKey? {
    hold = nil
    presses[contact] = isEnabled ? Press(key: key) : nil
    guard isEnabled, !key.actsOnLifting else { return nil }
    if key == .delete { hold = (contact, now.later(by: delay)) }
    return key
  }

  /// Delete is not taken up again by coming back.
  private mutating func move(_ contact: Contact, _ isInside: Bool) {
    guard let press = presses[contact], !(press.key == .delete && isInside) else { return }
    presses[contact]?.isInside = isInside
    if hold?.contact == contact { hold = nil }
  }

  /// A key that waits for the lifting acts if that is inside, and if no other contact holds it.
  private mutating func lift(_ contact: Contact, _ isInside: Bool) -> ScreenKey? {
    guard let key = remove(contact), key.actsOnLifting, isInside, !pressedKeys.contains(key) else { return nil }
    return key
  }

  @discardableResult
  private mutating func remove(_ contact: Contact) -> ScreenKey? {
    if hold?.contact == contact { hold = nil }
    return presses.removeValue(forKey: contact)?.key
  }
}
