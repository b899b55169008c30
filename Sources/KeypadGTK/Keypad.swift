import CGtk
import GTKBridge
import KeypadEngine

/// One keypad for all the number fields of a program: it works in the one that has the focus.
///
/// ```swift
/// let keypad = Keypad()
/// gtk_box_pack_end(box, keypad.widget, 0, 1, 0)
/// keypad.follow(window)
/// ```
/// Fields need not be registered. Which widgets are number fields, and by which rules, is told from their input purpose:
/// `DIGITS` has digits only, `NUMBER` the keypad's own ``rules``, `PIN` digits that are not shown; `FREE_FORM` is taken
/// only where asked for. ``setRules(_:for:)`` overrides that for one field. Entries of all kinds are fields, those inside
/// spin buttons, combo boxes and popovers too, and in a text view the number at the caret.
///
/// The rules hold in the field that has the focus; what is set by the program, or dropped by the mouse into another
/// field, is not judged. Dialogs that leave their owner usable keep the focus, although the touch of a key brings the
/// keypad's window up. Of several keypads that follow one window, one works in a field.
///
/// All of it happens on GTK's thread, after `gtk_init`. Windows and fields that are destroyed are let go of.
@safe public final class Keypad {
  /// What the keypad does while no number field has the focus.
  public enum WhenIdle: Sendable {
    /// It goes away until one has.
    case hides
    /// It stays, and its keys do nothing.
    case waits
  }

  /// What it does while no number field has the focus.
  public var whenIdle = WhenIdle.hides {
    didSet { showPresence() }
  }
  /// The rules of fields that say only that a number goes into them.
  public var rules = Rules.Preset.payment.rules {
    didSet { consider() }
  }
  /// The rules of fields for digits to which a point was added.
  public var rulesWithPoint = Rules.Preset.free.rules {
    didSet { consider() }
  }
  /// What stands between the integer part and the decimals, in the fields and on the key. What a field holds already
  /// stays as it was written.
  public var decimalSeparator: DecimalSeparator {
    didSet {
      typist.field?.decimalSeparator = decimalSeparator
      typist.showRules()
      typist.showText()
    }
  }
  /// Whether fields that say nothing of what goes into them are number fields.
  public var takesFreeForm = false {
    didSet { consider() }
  }
  /// Asked before every edit: the field, the range of characters that goes (in a text view: of the caret's line), and
  /// what is to stand there, with `.` as decimal point. False forbids it.
  public var shouldChange: ((GtkWidgetPointer, Range<Int>, String) -> Bool)?
  /// Told the field and its number when that is confirmed: settled, with `.` as decimal point. Afterwards the field
  /// gives up the focus, unless this has given it to another one.
  public var onConfirm: ((GtkWidgetPointer, String) -> Void)?
  /// Told the field that the person has left with the hide key.
  public var onDismiss: ((GtkWidgetPointer) -> Void)?
  /// Told the field in which a key was refused, and why, in words too. The bell has rung.
  public var onRefuse: ((GtkWidgetPointer, Refusal, String) -> Void)?

  private let pane = Pane(className: "GtkKeypadFollower", cssName: "keypad")
  let typist = Typist()
  private var followed: [Widget] = []
  private lazy var focus = FocusWatch(
    onGain: { [weak self] in self?.gain($0) }, onLoss: { [weak self] in self?.lose($0) })
  private lazy var afterLoss = Timeout(.beforeInput) { [weak self] in self?.turn(to: nil) }
  /// The field whose window has lost the focus a moment ago, and when it did: perhaps by a touch of the keypad, for which
  /// the window manager has brought up the keypad's own window.
  private var interruption: (widget: any InputWidget, time: DisplayTime)?
  private lazy var afterInterruption = Timeout(.afterInput) { [weak self] in self?.endInterruption() }
  /// How long the touch may take to arrive, in milliseconds.
  private static let interruptionTime = 150
  /// What has the focus and may be a number field, now or later.
  private var candidate: (any InputWidget)?
  /// Hears touches of the keys while the field's popover or dialog takes all events.
  private var listener: Widget?
  /// The entry that is being activated, which confirms it.
  private var activated: Widget?

  /// A keypad that follows no window yet.
  public init(decimalSeparator: DecimalSeparator = .point) {
    self.decimalSeparator = decimalSeparator
    KeypadStyle.install()
    pane.setMinimumSize(width: 240, height: 140)
    pane.showsOnlyByItself()
    pane.add(typist.grid.surface)
    pane.arrangement = { [typist] in [(typist.grid.surface, Rectangle(x: 0, y: 0, width: $0, height: $1))] }
    pane.onDrawBehind { _ in }
    typist.onConfirm = { [weak self] in self?.confirmed($0) }
    typist.onRefuse = { [weak self] in self?.refused($0) }
    typist.onHide = { [weak self] in self?.dismiss() }
    typist.grid.onLanding = { [weak self] in self?.goBack(forLandingAt: $0) }
    typist.letGo()
    showPresence()
  }

  deinit {
    pane.destroy()
  }

  /// The keypad as a program in Swift of this package holds it.
  package var content: Widget { pane }

  /// What goes into a container.
  public var widget: GtkWidgetPointer { unsafe pane.pointer }

  /// Works in the number fields of a window from now on, and of the dialogs and popovers that belong to it.
  public func follow(_ window: GtkWidgetPointer) {
    let window = unsafe Widget(window)
    followed.append(window)
    window.onDestroy { [weak self, unowned window] in self?.unfollow(window) }
    _ = focus
    if let focused = FocusWatch.focused(in: window) { gain(focused) }
  }

  /// Leaves a window alone again.
  public func unfollow(_ window: GtkWidgetPointer) {
    unfollow(unsafe Widget(window))
  }

  /// Gives a field rules of its own, and makes it a number field whatever its purpose; nil takes that back.
  public func setRules(_ rules: Rules?, for field: GtkWidgetPointer) {
    FieldWishes.made(for: unsafe Widget(field)).rules = rules
    consider()
  }

  /// Adds a decimal point to the keypad for a field of digits, which has none by itself, or takes it away again.
  public func setPoint(_ isAdded: Bool, for field: GtkWidgetPointer) {
    FieldWishes.made(for: unsafe Widget(field)).addsPoint = isAdded
    consider()
  }

  /// How long delete is held before it repeats, in milliseconds.
  public var repeatDelay: Int {
    get { typist.grid.repeatDelay }
    set { typist.grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete, in milliseconds.
  public var repeatInterval: Int {
    get { typist.grid.repeatInterval }
    set { typist.grid.repeatInterval = newValue }
  }

  /// What is written on the confirm key.
  public var confirmLabel: String {
    get { typist.grid.confirmLabel }
    set { typist.grid.confirmLabel = newValue }
  }

  /// The colour of confirm keys in this program; nil for the style sheet's own.
  public var confirmColour: Colour? {
    get { typist.grid.confirmColour }
    set { typist.grid.confirmColour = newValue }
  }

  /// For whom the keypad is: the preset's name as a style class of the confirm key, which gives it its colour.
  public var preset: Rules.Preset? {
    get { typist.grid.preset }
    set { typist.grid.preset = newValue }
  }
}

/// From the focus to the field.
extension Keypad {
  private func gain(_ widget: Widget) {
    afterLoss.cancel()
    if widget.isInside(pane) { return }
    // A view of ours works its own field.
    let isFollowed = followed.contains(where: widget.belongs) && !widget.isInside(paneOfClass: KeypadView.className)
    if widget.isSame(as: interruption?.widget) { interruption = nil }
    let field = isFollowed ? widget as? any InputWidget : nil
    if field != nil || interruption == nil { turn(to: field) }
  }

  /// The focus has gone from a widget. Where it goes is not known yet: to a key of the keypad perhaps.
  private func lose(_ widget: Widget) {
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
  private func goBack(forLandingAt time: DisplayTime) {
    guard let (widget, lost) = interruption, time.isNotLater(than: lost) else { return }
    interruption = nil
    guard widget.isUsable else { return }
    turn(to: widget)
    widget.activateWindow()
  }

  private func endInterruption() {
    let hasStayed = interruption?.widget.isSame(as: candidate) == true && candidate?.hasFocus == false
    interruption = nil
    if hasStayed { turn(to: nil) }
  }

  private func turn(to widget: (any InputWidget)?) {
    afterLoss.cancel()
    if let widget, widget.isSame(as: candidate) { return consider() }
    candidate = widget
    widget?.onCondition { [weak self] in self?.consider() }
    widget?.onDestroy { [weak self] in self?.forget() }
    consider()
  }

  /// The candidate is gone: there is nothing left to settle.
  private func forget() {
    candidate = nil
    interruption = nil
    end()
  }

  private func unfollow(_ window: Widget) {
    followed.removeAll { $0.isSame(as: window) }
    if let candidate, !followed.contains(where: candidate.belongs) { turn(to: nil) }
  }

  /// Works in the candidate, or in none, as its condition and the rules are now.
  private func consider() {
    let rules = candidate.flatMap { $0.isEditable && $0.isUsable ? self.rules(for: $0) : nil }
    if let field = typist.field, rules == nil || !field.widget.isSame(as: candidate) {
      if field.widget.isUsable { typist.leave() }
      end()
    }
    guard let candidate, let rules else { return }
    if typist.field == nil { begin(in: candidate, rules) }
    if candidate.purpose == .pin { (candidate as? Entry)?.mask() }
    guard let field = typist.field, field.rules != rules else { return }
    field.rules = rules
    typist.showRules()
    typist.showText()
  }

  private func begin(in widget: any InputWidget, _ rules: Rules) {
    let field: any NumberField
    switch widget {
    case let entry as Entry:
      field = EntryField(entry, isOwn: false, rules: rules, decimalSeparator: decimalSeparator)
      listen(to: entry)
    case let textView as TextView:
      field = TextViewField(textView, rules: rules, decimalSeparator: decimalSeparator)
    default: return
    }
    field.mayChange = { [weak self, unowned widget] range, replacement in
      unsafe self?.shouldChange?(widget.pointer, range, replacement) ?? true
    }
    FieldWishes.made(for: widget).keypad = self
    listener = widget.possibleGrabHolder.map(typist.grid.surface.hears)
    typist.take(field)
    showPresence()
  }

  private func listen(to entry: Entry) {
    entry.onDirectKeyPress { [weak self] in self?.typist.type($0, in: .field) ?? false }
    entry.onKeyRelease { [weak self] in self?.typist.grid.unlight($0) }
    entry.onActivate { [weak self, unowned entry] in
      guard let self, entry.isSame(as: typist.field?.widget), !entry.isSame(as: activated) else { return true }
      return activating(entry) { typist.confirm() }
    }
  }

  private func end() {
    listener = nil
    if let field = typist.field { FieldWishes.of(field.widget)?.keypad = nil }
    typist.letGo()
    showPresence()
  }

  /// The rules of a field, or nil where the keypad stays away.
  private func rules(for widget: any InputWidget) -> Rules? {
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

  private func showPresence() {
    pane.isVisible = typist.field != nil || whenIdle == .waits
  }
}

/// From the keys to the application.
extension Keypad {
  private func confirmed(_ value: String) {
    guard let field = typist.field else { return }
    let widget = field.widget
    let entry = widget as? Entry
    entry?.takeOverNumber()
    unsafe onConfirm?(widget.pointer, entry == nil ? value : field.field.text)
    if let entry, entry.activatesDefault, !entry.isSame(as: activated) {
      _ = activating(entry) {
        entry.activate()
        return true
      }
    }
    widget.giveUpFocus(of: widget, pane)
  }

  /// Does something during which the activation of an entry is not another confirmation.
  private func activating(_ entry: Entry, _ action: () -> Bool) -> Bool {
    let outer = activated
    defer { activated = outer }
    activated = entry
    return action()
  }

  private func refused(_ refusal: Refusal) {
    guard let field = typist.field else { return }
    field.widget.ringBell()
    unsafe onRefuse?(field.widget.pointer, refusal, field.rules.words(for: refusal))
  }

  private func dismiss() {
    guard let widget = typist.field?.widget else { return }
    widget.giveUpFocus(of: widget, pane)
    unsafe onDismiss?(widget.pointer)
  }
}
