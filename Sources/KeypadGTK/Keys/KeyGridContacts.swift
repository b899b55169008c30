import GTKBridge
import KeypadEngine

/// From fingers and the mouse to keys.
extension KeyGrid {
  /// How far a trembling hand may stray from a held key, in pixels.
  private static let tremble = 12.0

  func handle(_ event: ContactEvent) {
    let nearest = frames.key(atX: event.x, y: event.y)
    if event.phase == .landed { return land(event, on: nearest) }
    guard let key = presses.key(under: event.contact) else { return }
    let isClose = frames.isInside(key, x: event.x, y: event.y, margin: Self.tremble)
    switch event.phase {
    case .moved: presses.handle(.moved(event.contact, isInside: isClose))
    case .lifted: presses.handle(.lifted(event.contact, isInside: nearest == key && isClose))
    case .landed, .cancelled: presses.handle(.lost(event.contact))
    }
  }

  private func land(_ event: ContactEvent, on key: ScreenKey) {
    shuffling.handle(.landed)
    onLanding?(event.time)
    // Whoever was told may have given the grid other keys.
    let isEnabled = buttons[key]?.button.isSensitive ?? false
    presses.handle(.landed(event.contact, on: key, isEnabled: isEnabled))
  }
}
