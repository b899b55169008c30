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
/// All of it happens on GTK's thread, after `gtk_init`. Widgets of the application are never kept alive.
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
    didSet { considerAgain() }
  }
  /// The rules of fields for digits to which a point was added.
  public var rulesWithPoint = Rules.Preset.free.rules {
    didSet { considerAgain() }
  }
  /// What stands between the integer part and the decimals, in the fields and on the key.
  public let decimalSeparator: DecimalSeparator
  /// Whether fields that say nothing of what goes into them are number fields.
  public var takesFreeForm = false {
    didSet { considerAgain() }
  }
  /// Asked before every edit: the field, the range of characters that goes, and what is to stand there. False forbids it.
  public var shouldChange: ((UnsafeMutablePointer<GtkWidget>, Range<Int>, String) -> Bool)?
  /// Told the field and its number when that is confirmed: settled, with `.` as decimal point.
  public var onConfirm: ((UnsafeMutablePointer<GtkWidget>, String) -> Void)?
  /// Told the field that the person has left with the hide key.
  public var onDismiss: ((UnsafeMutablePointer<GtkWidget>) -> Void)?
  /// Told the field in which a key was refused, and why. The bell has rung.
  public var onRefuse: ((UnsafeMutablePointer<GtkWidget>, Refusal) -> Void)?

  private let pane = Pane(className: "GtkKeypad", cssName: "keypad")
  let typist = Typist()
  private var followed: [Widget] = []
  private lazy var focus = FocusWatch(
    onGain: { [weak self] in self?.gain($0) }, onLoss: { [weak self] in self?.lose($0) })
  private lazy var afterLoss = Timeout(.beforeInput) { [weak self] in self?.letGo() }
  private var isActivating = false
  private var popover: OpenPopover?

  /// A keypad that follows no window yet.
  public init(decimalSeparator: DecimalSeparator = .point) {
    self.decimalSeparator = decimalSeparator
    KeypadStyle.install()
    pane.setMinimumSize(width: 240, height: 140)
    pane.showsOnlyByItself()
    pane.add(typist.grid.surface)
    pane.arrangement = { [typist] in [(typist.grid.surface, Rectangle(x: 0, y: 0, width: $0, height: $1))] }
    pane.onDrawBehind { _ in }
    typist.grid[.confirm].label = translated("Confirm")
    typist.onConfirm = { [weak self] in self?.confirmed($0) }
    typist.onRefuse = { [weak self] in self?.refused($0) }
    typist.onHide = { [weak self] in self?.dismiss() }
    typist.letGo()
    showPresence()
  }

  deinit {
    pane.destroy()
  }

  /// The keypad as a program in Swift of this package holds it.
  package var content: Widget { pane }

  /// What goes into a container.
  public var widget: UnsafeMutablePointer<GtkWidget> { unsafe pane.pointer }

  /// Works in the number fields of a window from now on, and of the dialogs and popovers that belong to it.
  public func follow(_ window: UnsafeMutablePointer<GtkWidget>) {
    let window = unsafe Widget(window)
    followed.append(window)
    window.onCondition(changed: {}, destroyed: { [weak self, unowned window] in self?.unfollow(window) })
    _ = focus
  }

  /// Gives a field rules of its own, and makes it a number field whatever its purpose; nil takes that back.
  public func setRules(_ rules: Rules?, for field: UnsafeMutablePointer<GtkWidget>) {
    FieldWishes.made(for: unsafe Widget(field)).rules = rules
    considerAgain()
  }

  /// Adds a decimal point to the keypad for a field of digits, which has none by itself, or takes it away again.
  public func setPoint(_ isAdded: Bool, for field: UnsafeMutablePointer<GtkWidget>) {
    FieldWishes.made(for: unsafe Widget(field)).addsPoint = isAdded
    considerAgain()
  }

  /// What is written on the confirm key.
  public var confirmLabel: String {
    get { typist.grid[.confirm].label ?? "" }
    set { typist.grid[.confirm].label = newValue }
  }

  /// For whom the keypad is: the preset's name as a style class of the confirm key, which gives it its colour.
  public var preset: Rules.Preset? {
    didSet {
      if let oldValue { typist.grid[.confirm].button.removeStyleClass(oldValue.rawValue) }
      if let preset { typist.grid[.confirm].button.addStyleClass(preset.rawValue) }
    }
  }
}

extension Keypad {
  private func gain(_ focused: FocusWatch.Focused) {
    switch focused {
    case .entry(let entry): take(entry)
    case .textView(let textView): take(textView)
    case .other(let widget):
      if widget.isInside(pane) { afterLoss.cancel() } else { letGo() }
    }
  }

  private func take(_ entry: Entry) {
    guard isFollowed(entry), entry.isEditable, let rules = rules(for: entry, purpose: entry.purpose) else {
      return letGo()
    }
    afterLoss.cancel()
    if entry.isSame(as: typist.field?.widget) { return showRules(rules) }
    if entry.purpose == .pin { entry.mask() }
    let field = EntryField(entry, isOwn: false, rules: rules, decimalSeparator: decimalSeparator)
    entry.onDirectKeyPress { [weak self] in self?.typist.type($0, in: .field) ?? false }
    entry.onKeyRelease { [weak self] in self?.typist.grid.unlight($0) }
    entry.onActivate { [weak self] in
      self?.confirmOnActivation()
    }
    work(in: field)
  }

  private func take(_ textView: TextView) {
    guard isFollowed(textView), textView.isEditable,
      let rules = rules(for: textView, purpose: textView.purpose)
    else { return letGo() }
    afterLoss.cancel()
    if textView.isSame(as: typist.field?.widget) { return showRules(rules) }
    work(in: TextViewField(textView, rules: rules, decimalSeparator: decimalSeparator))
  }

  private func work(in field: NumberField) {
    let widget = field.widget
    letGo()
    field.mayChange = { [weak self, unowned widget] range, replacement in
      unsafe self?.shouldChange?(widget.pointer, range, replacement) ?? true
    }
    widget.onCondition(
      changed: { [weak self] in self?.considerAgain() }, destroyed: { [weak self] in self?.letGo() })
    popover = OpenPopover(around: widget)
    typist.take(field)
    showPresence()
  }

  /// The field that is being worked in may have become another kind of field, or none.
  private func considerAgain() {
    guard let field = typist.field else { return }
    let rules: Rules? =
      switch field.widget {
      case let entry as Entry where entry.isEditable: self.rules(for: entry, purpose: entry.purpose)
      case let textView as TextView where textView.isEditable: self.rules(for: textView, purpose: textView.purpose)
      default: nil
      }
    if let rules, field.widget.isUsable { showRules(rules) } else { letGo() }
  }

  private func showRules(_ rules: Rules) {
    guard let field = typist.field, field.rules != rules else { return }
    field.rules = rules
    typist.showRules()
    typist.showText()
  }

  /// The rules of a field, or nil where the keypad stays away.
  private func rules(for widget: Widget, purpose: InputPurpose) -> Rules? {
    let wishes = FieldWishes.of(widget)
    if let rules = wishes?.rules { return rules }
    switch purpose {
    case .digits: return wishes?.addsPoint == true ? rulesWithPoint : Rules.Preset.digits.rules
    case .pin: return Rules.Preset.digits.rules
    case .number: return rules
    case .freeForm: return takesFreeForm ? rules : nil
    case .other: return nil
    }
  }

  private func isFollowed(_ widget: Widget) -> Bool {
    followed.contains { unsafe widget.belongs(to: $0.pointer) }
  }

  private func unfollow(_ window: Widget) {
    followed.removeAll { $0 === window }
  }

  /// The focus has gone from a widget. Where it goes is not known yet: to a key of the keypad perhaps.
  private func lose(_ widget: Widget) {
    guard widget.isSame(as: typist.field?.widget) else { return }
    typist.leave()
    afterLoss.start(milliseconds: 0)
  }

  private func letGo() {
    afterLoss.cancel()
    guard typist.field != nil else { return }
    typist.grid.releaseAll()
    typist.letGo()
    popover = nil
    showPresence()
  }

  private func showPresence() {
    pane.isVisible = typist.field != nil || whenIdle == .waits
  }

  /// Enter, or a confirm key that passes itself on: the field is activated already.
  private func confirmOnActivation() {
    guard !isActivating else { return }
    isActivating = true
    typist.confirm()
    isActivating = false
  }

  private func confirmed(_ value: String) {
    guard let widget = typist.field?.widget else { return }
    unsafe onConfirm?(widget.pointer, value)
    if !isActivating, let entry = widget as? Entry, entry.activatesDefault {
      isActivating = true
      entry.activate()
      isActivating = false
    }
    widget.clearWindowFocus()
  }

  private func refused(_ refusal: Refusal) {
    guard let widget = typist.field?.widget else { return }
    widget.ringBell()
    unsafe onRefuse?(widget.pointer, refusal)
  }

  private func dismiss() {
    guard let widget = typist.field?.widget else { return }
    widget.clearWindowFocus()
    unsafe onDismiss?(widget.pointer)
  }
}
