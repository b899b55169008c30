import GTKBridge
import KeypadEngine

/// From the tracker's actions to the field, and from the keys to the application.
extension FollowingKeypad {
  func carryOut(_ action: FocusTracker<WidgetIdentity>.Action) {
    switch action {
    case .take(let identity): if let known = knownWidgets[identity] { take(known.widget) }
    case .refresh(let identity):
      if controller.field?.widget.identity == identity { refresh() }
    case .releaseKeys: controller.grid.releaseAll()
    case .normalize(let identity):
      guard controller.field?.widget.identity == identity else { return report(.normalized(identity)) }
      controller.leave()
    case .letGo: letGo()
    case .activateWindow(let identity): knownWidgets[identity]?.widget.activateWindow()
    }
  }

  /// Whether a field goes by a separator that is not the keypad's.
  func hasOwnSeparator(_ widget: Widget) -> Bool {
    widget is AccessibleTextContainer || (widget as? Entry)?.spinLimits != nil
  }

  private func take(_ widget: Widget) {
    guard let widget = widget as? any InputWidget, let rules = rules(for: widget),
      let field = numberField(in: widget, rules)
    else { return }
    field.mayChange = { [weak self, unowned widget = field.widget] range, replacement in
      unsafe self?.shouldChange?(widget.pointer, range, replacement) ?? true
    }
    FieldOverrides.made(for: widget).keypad = self
    PopoverSpacer.place(behindPopoverOf: widget)
    listener = widget.possibleGrabHolder.map(controller.grid.surface.hears)
    controller.take(field)
    field.editor.perform(.adopt)
    showKeys()
    showMask(of: widget)
    showPresence()
    let before = controller.grid.shuffle
    showShuffle()
    if controller.grid.shuffle == before { controller.grid.shuffleAgain() }
  }

  /// A field of a widget, with wrappers of its own: handlers end with the field, which the widget may outlive.
  private func numberField(in widget: any InputWidget, _ rules: any FieldRules) -> (any NumberField)? {
    switch widget {
    case let entry as Entry:
      let entry = entry.anotherEntry
      entry.onActivate { [weak self, unowned entry] in self?.isActivated(entry) ?? true }
      // A spin button writes and reads its number as the locale has it.
      let separator = hasOwnSeparator(entry) ? .ofLocale : decimalSeparator
      return EntryField(entry, isOwn: false, rules: rules, decimalSeparator: separator)
    case let textView as TextView:
      return TextViewField(textView.anotherTextView, rules: rules, decimalSeparator: decimalSeparator)
    case let pane as AccessibleTextContainer: return BoxesField.of(pane)
    default: return nil
    }
  }

  /// The field's rules or looks may have changed.
  private func refresh() {
    guard let field = controller.field, let widget = knownWidgets[field.widget.identity]?.widget as? any InputWidget,
      let rules = rules(for: widget)
    else { return }
    field.adopt(rules)
    showKeys()
    showMask(of: widget)
    controller.showRules()
    controller.showText()
  }

  /// A field for a PIN is masked, and no longer when it is one for something else.
  private func showMask(of widget: any InputWidget) {
    guard let entry = widget as? Entry else { return }
    let overrides = FieldOverrides.made(for: entry)
    if entry.purpose == .pin, !entry.isMasked {
      entry.isMasked = true
      overrides.isMaskedByKeypad = true
    } else if entry.purpose != .pin, overrides.isMaskedByKeypad {
      entry.isMasked = false
      overrides.isMaskedByKeypad = false
    }
  }

  private func letGo() {
    listener = nil
    if let field = controller.field { FieldOverrides.of(field.widget)?.keypad = nil }
    controller.letGo()
    showPresence()
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

/// What the person has done, told with the field it was done in.
extension FollowingKeypad {
  func connectController() {
    controller.onConfirm = { [weak self] in self?.confirmed($0, $1) }
    controller.onRefuse = { [weak self] in self?.refused($0, $1) }
    controller.onHide = { [weak self] field in
      self?.leave(field)
      unsafe self?.onDismiss?(field.widget.pointer)
    }
    controller.onCancel = { [weak self] field in
      self?.leave(field)
      unsafe self?.onCancel?(field.widget.pointer)
    }
    controller.onNormalize = { [weak self] in self?.left($0) }
    controller.onLanding = { [weak self] in self?.report(.keyLanded(at: DisplayMoment($0.milliseconds))) }
  }

  /// A field is left. A spin button brings what is beyond its limits within them: the person is told.
  private func left(_ field: any NumberField) {
    if let entry = field.widget as? Entry, entry.spinLimits != nil {
      if case .refused(let refusal) = field.rules.confirm(field.state), refusal != .empty { refused(field, refusal) }
      entry.takeOverNumber()
    }
    report(.normalized(field.widget.identity))
  }

  /// The confirm key and Enter: the number is told, then the field does what Enter does in it, then it is left.
  private func confirmed(_ field: any NumberField, _ number: String) {
    let widget = field.widget
    let entry = widget as? Entry
    entry?.takeOverNumber()
    unsafe onConfirm?(widget.pointer, number)
    if let entry, entry.isUsable, !entry.isSame(as: activated) { activating(entry) { entry.activate() } }
    switch FieldOverrides.of(widget)?.afterConfirm ?? afterConfirm {
    case .stays: break
    case .movesOn where widget.hasFocus: widget.moveFocusOn(past: pane)
    case .movesOn, .givesUpFocus:
      widget.giveUpFocus(of: widget, pane)
      report(.released(widget.identity))
    }
  }

  /// The entry is activated other than by a key that the keypad knows, an assistive technology for instance: that
  /// confirms it. Returns whether the activation goes on.
  private func isActivated(_ entry: Entry) -> Bool {
    guard entry.isSame(as: controller.field?.widget), !entry.isSame(as: activated) else { return true }
    var isConfirmed = false
    activating(entry) {
      isConfirmed = controller.confirm()
    }
    return isConfirmed
  }

  /// Does something during which the activation of an entry is not another confirmation.
  private func activating(_ entry: Entry, _ action: () -> Void) {
    let outer = activated
    defer { activated = outer }
    activated = entry
    action()
  }

  private func refused(_ field: any NumberField, _ refusal: Refusal) {
    field.widget.ringBell()
    unsafe onRefuse?(field.widget.pointer, refusal, field.words(for: refusal))
  }

  private func leave(_ field: any NumberField) {
    let widget = field.widget
    if let entry = widget as? Entry, entry.isCellEditor {
      controller.leave()
      entry.commitCell()
    }
    widget.giveUpFocus(of: widget, pane)
    report(.released(widget.identity))
  }
}
