import GTKBridge
import KeypadEngine

/// Works keys, on the screen and on a keyboard, in one field at a time. What happens is told with the field it is about.
final class InputController {
  let grid = KeyGrid()
  /// A number is confirmed: normalized, with `.` as decimal point.
  var onConfirm: ((any NumberField, String) -> Void)?
  /// The hide key was pressed.
  var onHide: ((any NumberField) -> Void)?
  /// The cancel key was pressed.
  var onCancel: ((any NumberField) -> Void)?
  /// A key was refused.
  var onRefuse: ((any NumberField, Refusal) -> Void)?
  /// A key was accepted; what it means beyond its characters.
  var onEdit: ((any NumberField, Effect) -> Void)?
  /// A finger or the mouse lands on a key, which has not acted yet.
  var onLanding: ((DisplayTime) -> Void)?
  /// A field that was to be normalized is so, as far as that may be.
  var onNormalize: ((any NumberField) -> Void)?

  /// What stands around the field for fingers: any key sends it away.
  private var decorations: TouchDecorations?

  /// What the keys work in; without one they do nothing.
  private(set) var field: (any NumberField)?
  /// The delete key that was pressed last has deleted something.
  private var hasDeleted = false
  /// The confirmation that was asked for last has delivered a number.
  private var hasConfirmed = false
  private var heldKeys = HeldKeys<KeyPressEvent.Code>()
  private lazy var keyboard = KeyboardWatch(
    onRelease: { [weak self] in self?.heldKeys.release($0) },
    onWindowFocus: { [weak self] in self?.heldKeys.windowFocused(whileDown: $0) })

  init() {
    grid.onKey = { [weak self] in self?.press($0) ?? false }
    _ = keyboard
    grid.onLanding = { [weak self] moment in
      self?.decorations?.sendAway()
      self?.onLanding?(moment)
    }
    grid.onKeyPress = { [weak self] in self?.type($0, in: .keys) ?? false }
    grid.onNewKeys = { [weak self] in self?.showRules() }
  }

  /// Turns to a field.
  func take(_ newField: any NumberField) {
    field = newField
    newField.editor.onOutcome = { [weak self, weak newField] operation, outcome in
      if let newField { self?.tell(newField, operation, outcome) }
    }
    newField.onChange = { [weak self] in self?.showText() }
    newField.onKeyPress = { [weak self] in self?.type($0, in: .field) ?? false }
    newField.onKeyRelease = { [weak self] in self?.grid.unlight($0) }
    (newField as? BoxesField)?.isWorkedIn = true
    decorations = TouchDecorations(of: newField.widget, clearOf: grid.surface)
    showRules()
    showText()
  }

  /// Leaves the field, if there is one: held keys end, and the number is normalized.
  func leave() {
    grid.releaseAll()
    field?.normalize()
  }

  /// Has no field any more: no key does anything.
  func letGo() {
    grid.releaseAll()
    field?.editor.abandon()
    field?.editor.onOutcome = nil
    field?.mayChange = nil
    field?.onChange = nil
    field?.onKeyPress = nil
    field?.onKeyRelease = nil
    (field as? BoxesField)?.isWorkedIn = false
    field = nil
    decorations = nil
    showRules()
    showText()
  }

  /// What the field's number may look like has changed.
  func showRules() {
    if let field { grid.decimalSeparator = field.decimalSeparator }
    for key in grid.layout.keys where key != .confirm && key != .point {
      grid.setEnabled(field != nil, key)
    }
    let point = field.flatMap { $0.rules.takesPoint ? String($0.decimalSeparator.rawValue) : nil }
    grid.setEnabled(point != nil, .point)
    grid[.point].label = point ?? ""
  }

  /// The field's text has changed.
  func showText() {
    grid.setEnabled(field.map { $0.rules.canConfirm($0.state) } ?? false, .confirm)
  }

  /// Hands the field's number over. Returns whether that is done: a field that takes its time has not answered yet.
  @discardableResult
  func confirm() -> Bool {
    hasConfirmed = false
    field?.editor.perform(.confirm)
    return hasConfirmed
  }

  /// Whether a key that goes down is to do nothing: it has been down since before the window had the focus, or since before
  /// a number was delivered.
  func ignores(_ event: KeyPressEvent) -> Bool {
    !heldKeys.press(event.code)
  }

  /// Which part of the program has the focus.
  enum FocusedPart {
    case field, keys
  }

  /// A key on a keyboard, which lights its key on the screen. Returns whether it is dealt with.
  func type(_ event: KeyPressEvent, in part: FocusedPart) -> Bool {
    if ignores(event) { return true }
    decorations?.sendAway()
    guard let field, let key = ScreenKey(event) else { return false }
    // A light would tell what is typed.
    if !field.isMasked { grid.light(key, while: event.code) }
    if part == .field, key == .delete, field.signalsBackspace { return false }
    _ = press(key)
    return true
  }

  /// A key on the screen. Returns whether there is more to delete.
  private func press(_ key: ScreenKey) -> Bool {
    guard let field else { return false }
    hasDeleted = false
    if let operation = operation(of: key) {
      field.prepareForKey()
      field.editor.perform(operation)
    }
    switch key {
    case .confirm: confirm()
    case .hide: onHide?(field)
    case .cancel: onCancel?(field)
    // While the field has not answered yet there may be more.
    case .delete: return !field.editor.isIdle || hasDeleted && field.state.selection.lowerBound > 0
    default: break
    }
    return false
  }

  /// What the key does to the number, if it does something.
  private func operation(of key: ScreenKey) -> EditOperation? {
    if case .quick(let index) = key { return .replacement(grid.quickAmounts[index], .point) }
    return key.edit.map(EditOperation.key)
  }

  private func tell(_ field: any NumberField, _ operation: EditOperation, _ outcome: EditOutcome) {
    switch outcome {
    case .edited(let effect):
      hasDeleted = operation == .key(.delete)
      onEdit?(field, effect)
    case .refused(let refusal): onRefuse?(field, refusal)
    case .confirmed(let value):
      hasConfirmed = true
      heldKeys.numberDelivered()
      grid.releaseContacts()
      onConfirm?(field, value)
    case .normalized: onNormalize?(field)
    case .adopted: break
    }
  }
}
