import GTKBridge
import KeypadEngine

/// One key as it is seen: by eyes and by assistive technology.
final class ScreenKeyButton {
  let key: ScreenKey
  let button = Button()
  /// What is written on it; icons are drawn where it is nil.
  var label: String? {
    didSet { button.queueDraw() }
  }
  /// Whether it leaves a hairline free on its left side, as it does on its upper one.
  var hasLeftHairline = false

  init(_ key: ScreenKey) {
    self.key = key
    for name in key.styleClasses { button.addStyleClass(name) }
    button.accessibleName = key.accessibleName
    button.accessibleDescription = key.accessibleDescription
    if case .digit(let digit) = key { label = String(digit) }
    button.onDraw { [weak self] in self?.draw($0) }
  }

  private func draw(_ painter: Painter) {
    painter.background(
      left: hasLeftHairline ? painter.devicePixel : 0, top: painter.devicePixel)
    // Sizes go by a key of one row, however tall this one is, and by what the width leaves.
    let unit = min(painter.height / Double(KeyLayout.rows(of: key)), painter.width)
    switch key {
    case .delete: painter.strokes(KeyIcon.delete(painter.width, painter.height, size: 0.4 * unit), thickness: unit / 26)
    case .hide: painter.strokes(KeyIcon.hide(painter.width, painter.height, size: 0.4 * unit), thickness: unit / 26)
    default:
      let share = key == .confirm ? 0.36 : 0.48
      painter.centredText(label ?? "", size: share * unit, maximumWidth: 0.86 * painter.width)
    }
    painter.focusOutline()
  }
}

extension ScreenKey {
  fileprivate var styleClasses: [String] {
    switch self {
    case .digit: ["digit"]
    case .point: ["point"]
    case .delete: ["delete", "side"]
    case .hide: ["hide", "side"]
    case .confirm: ["confirm"]
    }
  }

  fileprivate var accessibleName: String {
    switch self {
    case .digit(let digit): String(digit)
    case .point: translated("Decimal point")
    case .delete: translated("Delete")
    case .hide: translated("Hide keypad")
    case .confirm: translated("Confirm")
    }
  }

  /// What the name does not say.
  fileprivate var accessibleDescription: String {
    switch self {
    case .digit, .point: ""
    case .delete: translated("Deletes the character before the caret; repeats while it is held")
    case .hide: translated("Puts the keys away; touching the field brings them back")
    case .confirm: translated("Hands over the number")
    }
  }
}
