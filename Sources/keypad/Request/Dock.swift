import GTKBridge

/// Where a keypad stands on a monitor that is larger than it.
enum Dock: String, CaseIterable, Sendable {
  case bottom, left, right, center

  /// The place of something of this size in an area.
  func place(width: Int, height: Int, in area: Rectangle) -> Rectangle {
    let width = min(width, area.width)
    let height = min(height, area.height)
    let (right, lower) = (area.x + area.width - width, area.y + area.height - height)
    let middle = (x: (area.x + right) / 2, y: (area.y + lower) / 2)
    let (x, y) =
      switch self {
      case .bottom: (middle.x, lower)
      case .left: (area.x, lower)
      case .right: (right, lower)
      case .center: middle
      }
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}
