/// Which field a keypad works in, told from where the keyboard focus goes.
///
/// Events come in with the time, in milliseconds; what is to be done goes out. Fields are known by an identity, and so
/// are other widgets that have the focus: the tracker does not know what they are. A dialog's window stops being the
/// active one when a key in another window is touched; so what is lost with a window is held for a moment, until it is
/// known whether a key was meant.
package struct FocusTracker<Identity: Hashable> {
  /// Whether a keypad works in something that has the focus.
  package enum Condition: Equatable, Sendable {
    /// It does.
    case numberField
    /// It does not: another kind of widget, or a field that takes no number now.
    case otherField
    /// Nobody can: it is insensitive, or not on the screen.
    case unusable
  }

  /// What happens.
  package enum Event {
    /// A window becomes the active one, and gives the focus back to what had it there.
    case windowActivated(remembering: Identity?)
    /// Something gets the focus.
    case focusGained(Identity, Condition, isInKeypadWindow: Bool)
    /// A key of the keypad gets the focus.
    case focusGainedByKeypad
    /// Something loses the focus to something else in its window, or to nothing.
    case focusLost(Identity)
    /// The same for a key of the keypad.
    case focusLostByKeypad
    /// Something loses the focus because its window does.
    case focusLostWithWindow(Identity, at: DisplayMoment)
    /// Rules, wishes, sensitivity or the like have changed.
    case conditionChanged(Identity, Condition)
    /// A finger or the mouse lands in something that has the focus.
    case touched(Identity, Condition)
    /// A finger or the mouse lands on a key of the keypad.
    case keyLanded(at: DisplayMoment)
    /// The person is done with a field: it was confirmed, or the keypad put away.
    case released(Identity)
    /// Something exists no longer.
    case gone(Identity)
    /// The normalization that was asked for is done, or was refused.
    case normalized(Identity)
    /// The wake that was asked for is due.
    case woken
  }

  /// What is to be done, in this order.
  package enum Action: Equatable {
    /// Keys work in this field from now on.
    case take(Identity)
    /// The field's rules or looks may have changed.
    case refresh(Identity)
    /// Held keys are let go of: nothing repeats.
    case releaseKeys
    /// The field is being left: its number is normalized. `normalized` answers.
    case normalize(Identity)
    /// Keys work in this field no longer.
    case letGo(Identity)
    /// The field's window is to become the active one again.
    case activateWindow(Identity)
  }

  /// When the tracker wants to be woken.
  package struct Wake: Equatable, Sendable {
    /// In how many milliseconds.
    package let delay: Int
    /// Whether input that has arrived meanwhile is to be dealt with first.
    package let isAfterInput: Bool

    /// A wake in some milliseconds.
    package init(delay: Int, isAfterInput: Bool) {
      self.delay = delay
      self.isAfterInput = isAfterInput
    }
  }

  /// How long after its window has lost the focus a field is held, in milliseconds: the touch that was the cause may
  /// still be on its way.
  package static var interruption: Int { 150 }
  /// How long a window that was asked to become active again is waited for, in milliseconds.
  package static var comingBack: Int { 500 }
  /// How long a field may take to be normalized, in milliseconds.
  package static var patience: Int { 1000 }

  struct Work {
    enum Normalization {
      case needed
      case requested(due: Int)
      case done
    }

    let identity: Identity
    var isUsable = true
    var normalization = Normalization.needed
  }

  var focus = TrackedFocus<Identity>()
  var work: Work?
  /// What the window that has just become active remembers.
  var remembered: Identity?

  /// Nothing has the focus.
  package init() {}

  /// The field that keys work in.
  package var field: Identity? { work?.identity }

  /// All that an event may still be about.
  package var known: Set<Identity> {
    Set([work?.identity, focus.candidate?.identity, focus.next?.identity].compactMap { $0 })
  }

  /// Takes an event in, and returns what is to be done.
  package mutating func handle(_ event: Event, at now: Int) -> [Action] {
    let actions = note(event, now)
    return actions + follow(now)
  }

  /// When to send `woken`, or nil if nothing is waited for.
  package func nextWake(at now: Int) -> Wake? {
    var wakes: [Wake] = []
    switch focus.stage {
    case .resting: break
    case .leaving(let due): wakes.append(Wake(delay: max(due - now, 0), isAfterInput: false))
    case .interrupted(_, let due), .returning(let due):
      wakes.append(Wake(delay: max(due - now, 0), isAfterInput: true))
    }
    if case .requested(let due)? = work?.normalization {
      wakes.append(Wake(delay: max(due - now, 0), isAfterInput: true))
    }
    return wakes.min { $0.delay < $1.delay }
  }
}
