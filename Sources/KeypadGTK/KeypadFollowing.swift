import GTKBridge
import KeypadEngine

/// From the focus to the field.
extension Keypad {
  func gain(_ widget: Widget) {
    afterLoss.cancel()
    if widget.isInside(pane) { return }
    // A view of ours works its own field.
    let isFollowed = followed.contains(where: widget.belongs) && !widget.isInside(paneOfClass: KeypadPanel.className)
    if widget.isSame(as: interruption?.widget) { interruption = nil }
    let field = isFollowed ? widget as? any InputWidget : nil
    if field != nil || interruption == nil { turn(to: field) }
  }

  /// The focus has gone from a widget. Where it goes is not known yet: to a key of the keypad perhaps.
  func lose(_ widget: Widget) {
    let isField = widget.isSame(as: candidate)
    if isField { typist.leave() }
    if isField, let candidate, !candidate.isInActiveWindow {
      interruption = (candidate, candidate.displayTime)
      afterInterruption.start(milliseconds: Self.interruptionTime)
    } else if isField || widget.isInside(pane) {
      afterLoss.start(milliseconds: 0)
    }
  }

  /// A finger has landed on a key. If its window has come up for just that, the field is still the one of before.
  func goBack(forLandingAt time: DisplayTime) {
    guard let (widget, lost) = interruption, time.isNotLater(than: lost) else { return }
    interruption = nil
    guard widget.isUsable else { return }
    turn(to: widget)
    widget.activateWindow()
  }

  func endInterruption() {
    let hasStayed = interruption?.widget.isSame(as: candidate) == true && candidate?.hasFocus == false
    interruption = nil
    if hasStayed { turn(to: nil) }
  }

  func turn(to widget: (any InputWidget)?) {
    afterLoss.cancel()
    if let widget, widget.isSame(as: candidate) { return consider() }
    candidate = widget
    candidateWatch = widget?.anotherWrapper
    candidateWatch?.onCondition { [weak self] in self?.consider() }
    candidateWatch?.onTouch { [weak self] in self?.spacer = self?.candidate.flatMap(PopoverSpacer.init) }
    candidateWatch?.onDestroy { [weak self] in self?.forget() }
    consider()
  }

  /// The candidate is gone: there is nothing left to settle.
  func forget() {
    candidate = nil
    interruption = nil
    end()
  }

  func unfollow(_ window: Widget) {
    followed.removeAll { $0.isSame(as: window) }
    if let candidate, !followed.contains(where: candidate.belongs) { turn(to: nil) }
  }

  /// Works in the candidate, or in none, as its condition and the rules are now.
  func consider() {
    let rules = candidate.flatMap { $0.isEditable && $0.isUsable ? self.rules(for: $0) : nil }
    if let field = typist.field, rules == nil || !field.widget.isSame(as: candidate) {
      if field.widget.isUsable { typist.leave() }
      end()
    }
    guard let candidate, let rules else { return }
    if typist.field == nil { begin(in: candidate, rules) }
    if candidate.purpose == .pin { (candidate as? Entry)?.mask() }
    if typist.field?.adopt(rules) == true {
      typist.showRules()
      typist.showText()
    }
  }

  func begin(in widget: any InputWidget, _ rules: Rules) {
    let field: any NumberField
    switch widget {
    case let entry as Entry:
      field = EntryField(entry, isOwn: false, rules: rules, decimalSeparator: decimalSeparator)
      listen(to: entry)
    case let textView as TextView:
      field = TextViewField(textView, rules: rules, decimalSeparator: decimalSeparator)
    case let pane as TextPane:
      guard let boxes = BoxesField.of(pane) else { return }
      field = boxes
    default: return
    }
    field.mayChange = { [weak self, unowned widget] range, replacement in
      unsafe self?.shouldChange?(widget.pointer, range, replacement) ?? true
    }
    FieldWishes.made(for: widget).keypad = self
    spacer = PopoverSpacer(for: widget)
    listener = widget.possibleGrabHolder.map(typist.grid.surface.hears)
    typist.take(field)
    showPresence()
    showShuffle()
  }

  func listen(to entry: Entry) {
    entry.onActivate { [weak self, unowned entry] in
      guard let self, entry.isSame(as: typist.field?.widget), !entry.isSame(as: activated) else { return true }
      return activating(entry) { typist.confirm() }
    }
  }

  func end() {
    spacer = nil
    listener = nil
    if let field = typist.field { FieldWishes.of(field.widget)?.keypad = nil }
    typist.letGo()
    showPresence()
  }

  /// The rules of a field, or nil where the keypad stays away. Boxes are a field of digits, and go by their own.
  func rules(for widget: any InputWidget) -> Rules? {
    let wishes = FieldWishes.of(widget)
    if let other = wishes?.keypad, other !== self { return nil }
    if let rules = wishes?.rules { return rules }
    switch widget.purpose {
    case .digits: return wishes?.addsPoint == true ? rulesWithPoint : Rules.Preset.digits.rules
    case .pin: return Rules.Preset.digits.rules
    case .number: return rules
    case .freeForm: return takesFreeForm ? rules : nil
    case .other: return nil
    }
  }

  /// The digits are where the field wants them, in a new order if that is a random one.
  func showShuffle() {
    let wished = typist.field.flatMap { FieldWishes.of($0.widget)?.shuffle }
    typist.grid.shuffle = wished ?? shuffle
  }

  func showPresence() {
    pane.isVisible = typist.field != nil || whenIdle == .waits
  }
}
