import KeypadEngine

/// The icons on keys, as strokes; no icon theme is needed.
enum KeyIcon {
  typealias Strokes = [[(x: Double, y: Double)]]

  /// A tag that points to the left, with a cross in it.
  case delete
  /// A keyboard with an arrow below that points down.
  case hide
  /// A cross.
  case cancel

  /// Nil for keys that are written on.
  init?(_ key: ScreenKey) {
    switch key {
    case .delete: self = .delete
    case .hide: self = .hide
    case .cancel: self = .cancel
    default: return nil
    }
  }

  /// The icon in the middle of a place; its own unit is so many pixels.
  func strokes(_ width: Double, _ height: Double, size: Double) -> Strokes {
    plain.map { $0.map { (x: width / 2 + $0.x * size, y: height / 2 + $0.y * size) } }
  }

  private var plain: Strokes {
    switch self {
    case .delete:
      [
        [(-0.75, 0), (-0.3, -0.45), (0.7, -0.45), (0.7, 0.45), (-0.3, 0.45), (-0.75, 0)],
        [(0.02, -0.18), (0.38, 0.18)],
        [(0.38, -0.18), (0.02, 0.18)],
      ]
    case .hide:
      [
        [(-0.75, -0.5), (0.75, -0.5), (0.75, 0.2), (-0.75, 0.2), (-0.75, -0.5)],
        [(-0.3, -0.02), (0.3, -0.02)],
        [(-0.2, 0.42), (0, 0.62), (0.2, 0.42)],
      ] + [-0.45, -0.15, 0.15, 0.45].map { x in [(x, -0.28), (x, -0.27)] }
    case .cancel: [[(-0.42, -0.42), (0.42, 0.42)], [(0.42, -0.42), (-0.42, 0.42)]]
    }
  }
}
