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
  /// What holds for this key alone, beside the style sheets of the program.
  var styleSheet: StyleSheet? {
    didSet {
      oldValue?.withdraw(from: button)
      styleSheet?.apply(to: button)
    }
  }
  private let rows: Int

  /// - Parameter rows: how many rows it is tall
  init(_ key: ScreenKey, rows: Int) {
    self.key = key
    self.rows = rows
    for name in key.styleClasses { button.addStyleClass(name) }
    if let name = key.accessibleName { button.accessibleName = name }
    button.accessibleDescription = key.accessibleDescription
    label = key.usualLabel
    button.onDraw { [weak self] in self?.draw($0) }
  }

  private func draw(_ painter: Painter) {
    painter.background(
      left: hasLeftHairline ? painter.devicePixel : 0, top: painter.devicePixel)
    // Sizes go by a key of one row, however tall this one is, and by what the width leaves.
    let unit = min(painter.height / Double(rows), painter.width)
    if let icon = KeyIcon(key) {
      painter.strokes(icon.strokes(painter.width, painter.height, size: 0.4 * unit), thickness: unit / 26)
    } else {
      let size = key.labelShare * unit
      // Words of up to about fourteen letters stay whole, and nothing is too small to be read.
      let leastSize = max(min(0.5 * size, 0.14 * painter.width), 9)
      painter.centeredLabel(
        label ?? "", size: size, leastSize: leastSize, width: 0.86 * painter.width, height: 0.9 * painter.height)
    }
    painter.focusOutline()
  }
}

extension ScreenKey {
  /// The size of what is written on it, in heights of a key.
  fileprivate var labelShare: Double {
    switch self {
    case .confirm, .quick: 0.36
    default: 0.48
    }
  }
}
