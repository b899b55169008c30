import GTKBridge
import KeypadEngine

/// From the focus to the field.
extension FollowingKeypad {
  func gain(_ widget: Widget) {
    if widget.isWindow {
      // A window that becomes active gives the focus back to what had it in there.
      restored = widget.focusInside
      return
    }
    let isRestored = widget.isSame(as: restored)
    restored = nil
    afterLoss.cancel()
    if widget.isInside(pane) { return }
    // A panel of ours works its own field.
    let isFollowed = followed.contains(where: widget.belongs) && !widget.isInside(paneOfClass: KeypadPanel.className)
    let field = isFollowed ? widget as? any InputWidget : nil
    // Only the keypad's own window can have come up for a touch of a key.
    if isRestored, widget.isInWindow(of: pane), interruption?.field.isUsable == true,
      interruption?.wait(before: field, { [weak self] in self?.endInterruption() }) == true
    {
      return
    }
    interruption = nil
    turn(to: field)
  }

  /// The focus has gone from a widget. Where it goes is not known yet: to a key of the keypad perhaps.
  func lose(_ widget: Widget) {
    if let candidate, widget.isSame(as: candidate) {
      if !candidate.isInActiveWindow { return interrupt(candidate) }
      controller.leave()
    }
    if widget.isSame(as: interruption?.next) { interruption?.next = nil }
    // The application may have moved the focus meanwhile.
    if widget.isSame(as: candidate) || widget.isInside(pane) && widget.isInActiveWindow {
      afterLoss.start(milliseconds: 0)
    }
  }

  private func interrupt(_ field: any InputWidget) {
    controller.grid.releaseAll()
    interruption = Interruption(of: field)
    afterInterruption.start(milliseconds: Interruption.duration)
  }

  /// A finger has landed on a key. If the keypad's window has come up for just that, the field is still the one of
  /// before, and gets the focus back.
  func goBack(forLandingAt time: DisplayTime) {
    guard let interruption else { return }
    guard interruption.isCaused(byLandingAt: time), interruption.field.isUsable else { return endInterruption() }
    self.interruption = nil
    interruption.field.activateWindow()
  }

  func endInterruption() {
    guard let interruption else { return }
    self.interruption = nil
    if !interruption.field.hasFocus { turn(to: interruption.next) }
  }

  func turn(to widget: (any InputWidget)?) {
    afterLoss.cancel()
    if let widget, widget.isSame(as: candidate) { return consider() }
    candidate = widget
    candidateWatch = widget?.anotherWrapper
    candidateWatch?.onCondition { [weak self] in self?.consider() }
    candidateWatch?.onTouch { [weak self] in self?.candidate.map(PopoverSpacer.place) }
    candidateWatch?.onDestroy { [weak self] in self?.forget() }
    consider()
  }

  /// The candidate is gone: there is nothing left to normalize.
  func forget() {
    candidate = nil
    if interruption != nil { endInterruption() } else { end() }
  }

  func unfollow(_ window: Widget) {
    followed.removeAll { $0.isSame(as: window) }
    if let interruption, !followed.contains(where: interruption.field.belongs) { self.interruption = nil }
    if let next = interruption?.next, !followed.contains(where: next.belongs) { interruption?.next = nil }
    if let candidate, !followed.contains(where: candidate.belongs) { turn(to: nil) }
  }

  /// Works in the candidate, or in none, as its condition and the rules are now.
  func consider() {
    // The application, asked whether the field may be normalized, may have changed this or that.
    guard !isLeaving else { return }
    if let field = controller.field, candidateRules == nil || !field.widget.isSame(as: candidate) {
      isLeaving = true
      if field.widget.isUsable { controller.leave() }
      isLeaving = false
      end()
    }
    guard let candidate, let rules = candidateRules else { return }
    if controller.field == nil { begin(in: candidate, rules) }
    if candidate.purpose == .pin { (candidate as? Entry)?.mask() }
    if controller.field?.adopt(rules) == true {
      controller.showRules()
      controller.showText()
    }
  }

  /// The rules of what has the focus, or nil if the keypad does not work in it.
  private var candidateRules: Rules? {
    candidate.flatMap { $0.isEditable && $0.isUsable ? rules(for: $0) : nil }
  }

  private func begin(in widget: any InputWidget, _ rules: Rules) {
    let field: any NumberField
    // Wrappers of their own: handlers must end with the field, which the widget may outlive as the candidate.
    switch widget {
    case let entry as Entry:
      let entry = entry.anotherEntry
      field = EntryField(entry, isOwn: false, rules: rules, decimalSeparator: decimalSeparator)
      listen(to: entry)
    case let textView as TextView:
      field = TextViewField(textView.anotherTextView, rules: rules, decimalSeparator: decimalSeparator)
    case let pane as AccessibleTextContainer:
      guard let boxes = BoxesField.of(pane) else { return }
      field = boxes
    default: return
    }
    field.mayChange = { [weak self, unowned widget = field.widget] range, replacement in
      unsafe self?.shouldChange?(widget.pointer, range, replacement) ?? true
    }
    FieldOverrides.made(for: widget).keypad = self
    PopoverSpacer.place(behindPopoverOf: widget)
    listener = widget.possibleGrabHolder.map(controller.grid.surface.hears)
    controller.take(field)
    controller.decorations = TouchDecorations(of: field.widget, clearOf: controller.grid.surface)
    showPresence()
    let before = controller.grid.shuffle
    showShuffle()
    if controller.grid.shuffle == before { controller.grid.shuffleAgain() }
  }

  private func listen(to entry: Entry) {
    entry.onActivate { [weak self, unowned entry] in
      guard let self, entry.isSame(as: controller.field?.widget), !entry.isSame(as: activated) else { return true }
      return activating(entry) { controller.confirm() }
    }
  }

  func end() {
    listener = nil
    if let field = controller.field { FieldOverrides.of(field.widget)?.keypad = nil }
    controller.letGo()
    showPresence()
  }

  /// The rules of a field, or nil where the keypad stays away. Boxes are a field of digits, and go by their own.
  private func rules(for widget: any InputWidget) -> Rules? {
    let wishes = FieldOverrides.of(widget)
    if let other = wishes?.keypad, other !== self { return nil }
    if let rules = wishes?.rules { return rules }
    switch widget.purpose {
    case .digits: return wishes?.addsPoint == true ? rulesWithPoint : Rules.digits
    case .pin: return Rules.digits
    case .number: return rules
    case .freeForm: return takesFreeForm ? rules : nil
    case .other: return nil
    }
  }

  /// The digits are where the field wants them.
  func showShuffle() {
    let wished = controller.field.flatMap { FieldOverrides.of($0.widget)?.shuffle }
    controller.grid.shuffle = wished ?? shuffle
  }

  func showPresence() {
    pane.isVisible = controller.field != nil || whenIdle == .waits
  }
}
