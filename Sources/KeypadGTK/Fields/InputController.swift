import GTKBridge
import KeypadEngine

/// Works keys, on the screen and on a keyboard, in one field at a time.
final class InputController {
  let grid = KeyGrid()
  /// A number is confirmed: normalized, with `.` as decimal point.
  var onConfirm: ((String) -> Void)?
  /// The hide key was pressed.
  var onHide: (() -> Void)?
  /// A key was refused.
  var onRefuse: ((Refusal) -> Void)?
  /// A key was accepted; what it means beyond its characters.
  var onEdit: ((Effect) -> Void)?

  /// What stands around the field for fingers: any key sends it away.
  var decorations: TouchDecorations?

  /// What the keys work in; without one they do nothing.
  private(set) var field: NumberField?

  init() {
    grid.onKey = { [weak self] in self?.press($0) ?? false }
    grid.onKeyPress = { [weak self] in self?.type($0, in: .keys) ?? false }
  }

  /// Turns to a field.
  func take(_ newField: NumberField) {
    leave()
    field = newField
    newField.onResult = { [weak self] in self?.tell($0) }
    newField.onChange = { [weak self] in self?.showText() }
    newField.onKeyPress = { [weak self] in self?.type($0, in: .field) ?? false }
    newField.onKeyRelease = { [weak self] in self?.grid.unlight($0) }
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
    field?.mayChange = nil
    field?.onResult = nil
    field?.onChange = nil
    field?.onKeyPress = nil
    field?.onKeyRelease = nil
    field = nil
    decorations = nil
    showRules()
    showText()
  }

  /// What the field's number may look like has changed.
  func showRules() {
    for key in KeyLayout.keys where key != .confirm && key != .point { grid.setEnabled(field != nil, key) }
    let point = field.flatMap { $0.rules.takesPoint ? String($0.decimalSeparator.rawValue) : nil }
    grid.setEnabled(point != nil, .point)
    grid[.point].label = point ?? ""
  }

  /// The field's text has changed.
  func showText() {
    grid.setEnabled(field.map { $0.rules.canConfirm($0.field) } ?? false, .confirm)
  }

  /// Which part of the program has the focus.
  enum FocusedPart {
    case field, keys
  }

  /// A key on a keyboard, which lights its key on the screen. Returns whether it is dealt with: where Enter and Backspace
  /// go their own way, past the input method, they are not.
  func type(_ event: KeyPressEvent, in part: FocusedPart) -> Bool {
    decorations?.sendAway()
    guard let field, let key = ScreenKey(event, decimalSeparator: field.decimalSeparator) else { return false }
    // A light would tell what is typed.
    if !field.isMasked { grid.light(key, while: event.code) }
    if part == .field, field.signalsEditingKeys {
      // Whoever is told of Enter by the field finds the number normalized.
      if key == .confirm, field.rules.canConfirm(field.field) { field.normalize() }
      if key == .confirm || key == .delete { return false }
    }
    _ = press(key)
    return true
  }

  /// Confirms the field's number. Returns whether it could be.
  @discardableResult
  func confirm() -> Bool {
    switch field?.confirm() {
    case .confirmed(let value, _):
      onConfirm?(value)
      return true
    case .refused(let refusal):
      onRefuse?(refusal)
      return false
    case nil: return false
    }
  }

  /// A key on the screen. Returns whether there is more to delete.
  private func press(_ key: ScreenKey) -> Bool {
    switch key {
    case .digit(let digit): field?.press(.digit(digit))
    case .point: field?.press(.point)
    case .confirm: confirm()
    case .hide: onHide?()
    case .delete: return field.map { $0.press(.delete) && $0.field.selection.lowerBound > 0 } ?? false
    }
    return false
  }

  private func tell(_ answer: KeyResult) {
    switch answer {
    case .edit(_, let effect): onEdit?(effect)
    case .refused(let refusal): onRefuse?(refusal)
    }
  }
}
