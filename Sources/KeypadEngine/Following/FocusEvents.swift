extension FocusTracker {
  /// Brings what is known of the focus up to date.
  mutating func note(_ event: Event, _ now: Int) -> [Action] {
    switch event {
    case .windowActivated(let identity): remembered = identity
    case .focusGained(let identity, let condition, let isInKeypadWindow):
      gain(TrackedFocus.Candidate(identity: identity, condition: condition), isInKeypadWindow)
    case .focusGainedByKeypad:
      remembered = nil
      if case .leaving = focus.stage { focus.stage = .resting }
    case .focusLost(let identity): return lose(identity, now)
    case .focusLostByKeypad:
      if focus.candidate != nil, case .resting = focus.stage { focus.stage = .leaving(due: now) }
    case .focusLostWithWindow(let identity, let moment): return loseWindow(of: identity, moment, now)
    case .conditionChanged(let identity, let condition): return change(identity, condition)
    case .touched(let identity, let condition):
      if focus.candidate?.identity == identity { break }
      focus = TrackedFocus(on: TrackedFocus.Candidate(identity: identity, condition: condition))
    case .keyLanded(let moment): return land(at: moment, now)
    case .released(let identity): if focus.candidate?.identity == identity { focus = TrackedFocus() }
    case .gone(let identity): return forget(identity)
    case .normalized(let identity):
      if work?.identity == identity, case .requested? = work?.normalization { work?.normalization = .done }
    case .woken: wake(now)
    }
    return []
  }

  private mutating func gain(_ candidate: TrackedFocus<Identity>.Candidate, _ isInKeypadWindow: Bool) {
    let isRemembered = remembered == candidate.identity
    remembered = nil
    // Only the keypad's own window can have come up for a touch of a key.
    let isPutOff =
      isRemembered && isInKeypadWindow && focus.isHeld && focus.candidate?.condition != .unusable
      && focus.candidate?.identity != candidate.identity
    if isPutOff { focus.next = candidate } else { focus = TrackedFocus(on: candidate) }
  }

  private mutating func lose(_ identity: Identity, _ now: Int) -> [Action] {
    if focus.next?.identity == identity { focus.next = nil }
    guard let candidate = focus.candidate, candidate.identity == identity else { return [] }
    focus = TrackedFocus(on: candidate)
    focus.stage = .leaving(due: now)
    guard work?.identity == identity else { return [] }
    // Now, so that who hears of the loss finds the number as it is to be.
    return [.releaseKeys] + normalize(now)
  }

  private mutating func loseWindow(of identity: Identity, _ moment: DisplayMoment, _ now: Int) -> [Action] {
    if focus.next?.identity == identity { focus.next = nil }
    guard focus.candidate?.identity == identity, case .resting = focus.stage else { return [] }
    focus.stage = .interrupted(at: moment, due: now + Self.interruption)
    return work?.identity == identity ? [.releaseKeys] : []
  }

  private mutating func change(_ identity: Identity, _ condition: Condition) -> [Action] {
    if focus.candidate?.identity == identity { focus.candidate?.condition = condition }
    if focus.next?.identity == identity { focus.next?.condition = condition }
    guard work?.identity == identity else { return [] }
    work?.isUsable = condition != .unusable
    return condition == .numberField && wanted == identity ? [.refresh(identity)] : []
  }

  /// If the keypad's window has come up for just this landing, the field is still the one of before.
  private mutating func land(at moment: DisplayMoment, _ now: Int) -> [Action] {
    guard case .interrupted(let loss, _) = focus.stage, let field = focus.candidate else { return [] }
    guard moment.isNotLater(than: loss), field.condition != .unusable else {
      focus = TrackedFocus(on: focus.next)
      return []
    }
    focus.stage = .returning(due: now + Self.comingBack)
    return [.activateWindow(field.identity)]
  }

  private mutating func forget(_ identity: Identity) -> [Action] {
    if remembered == identity { remembered = nil }
    if focus.next?.identity == identity { focus.next = nil }
    if focus.candidate?.identity == identity { focus = TrackedFocus(on: focus.next) }
    guard work?.identity == identity else { return [] }
    work = nil
    return [.letGo(identity)]
  }

  private mutating func wake(_ now: Int) {
    switch focus.stage {
    case .leaving(let due) where due <= now: focus = TrackedFocus()
    case .interrupted(_, let due) where due <= now: focus = TrackedFocus(on: focus.next)
    case .returning(let due) where due <= now:
      // Nobody has brought the window up. What has the focus to be seen is meant, if it is a number field.
      focus = TrackedFocus(on: focus.next?.condition == .numberField ? focus.next : focus.candidate)
    default: break
    }
    if case .requested(let due)? = work?.normalization, due <= now { work?.normalization = .done }
  }
}

extension FocusTracker {
  /// The field to work in, as the focus is now.
  private var wanted: Identity? {
    focus.candidate.flatMap { $0.condition == .numberField ? $0.identity : nil }
  }

  private mutating func normalize(_ now: Int) -> [Action] {
    guard let work, work.isUsable, case .needed = work.normalization else { return [] }
    self.work?.normalization = .requested(due: now + Self.patience)
    return [.normalize(work.identity)]
  }

  /// From the field that is worked in to the one that is wanted: a field is normalized before it is let go of.
  mutating func follow(_ now: Int) -> [Action] {
    var actions: [Action] = []
    if let work, work.identity != wanted {
      actions += normalize(now)
      if work.isUsable, case .requested? = self.work?.normalization { return actions }
      self.work = nil
      actions.append(.letGo(work.identity))
    }
    guard let wanted else { return actions }
    if work == nil {
      work = Work(identity: wanted)
      actions.append(.take(wanted))
    } else if case .resting = focus.stage, case .done? = work?.normalization {
      work?.normalization = .needed
    }
    return actions
  }
}
