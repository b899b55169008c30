import GTKBridge
import KeypadEngine

/// From GTK's focus to the tracker's events.
extension FollowingKeypad {
  func gain(_ widget: Widget) {
    if widget.isWindow {
      report(.windowActivated(remembering: widget.focusInside?.identity))
    } else if widget.isInside(pane) {
      report(.focusGainedByKeypad)
    } else {
      know(widget)
      report(.focusGained(widget.identity, condition(of: widget), isInKeypadWindow: widget.isInWindow(of: pane)))
    }
  }

  func lose(_ widget: Widget) {
    if widget.isInside(pane) {
      if widget.isInActiveWindow { report(.focusLostByKeypad) }
    } else if widget.isInActiveWindow {
      report(.focusLost(widget.identity))
    } else {
      report(.focusLostWithWindow(widget.identity, at: DisplayMoment(widget.displayTime.milliseconds)))
    }
  }

  /// Rules, wishes or the windows that are followed are other ones now.
  func reconsider() {
    for known in knownWidgets.values { reconsider(known.widget) }
  }

  /// Takes an event to the tracker and carries out what follows. What is reported meanwhile has its turn afterwards.
  func report(_ event: FocusTracker<WidgetIdentity>.Event) {
    reports.append(event)
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while !reports.isEmpty {
      for action in tracker.handle(reports.removeFirst(), at: monotonicMilliseconds()) { carryOut(action) }
    }
    isCarryingOut = false
    forgetUnknown()
    waitForWake()
  }

  private func waitForWake() {
    let wake = tracker.nextWake(at: monotonicMilliseconds())
    for (timeout, isAfterInput) in [(wakeBeforeInput, false), (wakeAfterInput, true)] {
      if let wake, wake.isAfterInput == isAfterInput {
        timeout.start(milliseconds: wake.delay)
      } else {
        timeout.cancel()
      }
    }
  }

  private func reconsider(_ widget: Widget) {
    report(.conditionChanged(widget.identity, condition(of: widget)))
  }

  /// Listens to what has the focus for as long as the tracker may speak of it.
  private func know(_ widget: Widget) {
    guard knownWidgets[widget.identity] == nil else { return }
    let known = KnownWidget(widget: widget, watch: widget.anotherWrapper)
    knownWidgets[widget.identity] = known
    guard widget is any InputWidget else { return }
    known.watch.onCondition { [weak self, unowned widget] in self?.reconsider(widget) }
    (widget as? Entry)?.onSpinLimits { [weak self, unowned widget] in self?.reconsider(widget) }
    known.watch.onTouch { [weak self, unowned widget] in
      guard let self else { return }
      PopoverSpacer.place(behindPopoverOf: widget)
      if widget.hasFocus { report(.touched(widget.identity, condition(of: widget))) }
    }
    known.watch.onDestroy { [weak self, unowned widget] in self?.report(.gone(widget.identity)) }
  }

  private func forgetUnknown() {
    let known = tracker.known
    // What has the focus is touched again when the keypad was put away.
    knownWidgets = knownWidgets.filter { known.contains($0.key) || $0.value.widget.hasFocus }
  }

  /// Whether the keypad works in a widget that has the focus.
  private func condition(of widget: Widget) -> FocusTracker<WidgetIdentity>.Condition {
    guard widget.isUsable else { return .unusable }
    // A panel of ours works its own field.
    let isFollowed = followed.contains(where: widget.belongs) && !widget.isInside(paneOfClass: KeypadPanel.className)
    guard isFollowed, let field = widget as? any InputWidget, field.isEditable, rules(for: field) != nil else {
      return .otherField
    }
    return .numberField
  }

  /// The rules of a field, or nil where the keypad stays away. Boxes are a field of digits, and go by their own.
  func rules(for widget: any InputWidget) -> (any FieldRules)? {
    let overrides = FieldOverrides.of(widget)
    if let other = overrides?.keypad, other !== self { return nil }
    guard unsafe isWanted?(widget.pointer) ?? true else { return nil }
    if let rules = overrides?.rules { return rules }
    if let limits = (widget as? Entry)?.spinLimits { return Rules(limits) }
    switch widget.purpose {
    case .digits: return overrides?.addsPoint == true ? rulesWithPoint : Rules.digits
    case .pin: return Rules.digits
    case .number: return rules
    case .freeForm: return takesFreeForm ? rules : nil
    case .other: return nil
    }
  }
}

/// A widget that the tracker may speak of.
struct KnownWidget {
  let widget: Widget
  /// A wrapper of its own: handlers end with it.
  let watch: Widget
}
