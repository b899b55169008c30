import GTKBridge

/// A field's window has stopped being the active one a moment ago. Perhaps the keypad was touched, and a window manager
/// has brought up the keypad's own window for that: then the keypad goes on working in the field.
struct Interruption {
  /// How long the touch may take to arrive, in milliseconds.
  static let duration = 150

  let field: any InputWidget
  /// What got the focus with the other window: the keypad turns to it if no touch of a key arrives.
  var next: (any InputWidget)?
  private var nextWatch: Widget?
  private let start: DisplayTime

  init(of field: any InputWidget) {
    self.field = field
    start = field.displayTime
  }

  /// Whether a finger that has landed on a key is what it was for: it cannot have landed later.
  func isCaused(byLandingAt time: DisplayTime) -> Bool { time.isNotLater(than: start) }

  /// Puts off what got the focus with the other window, unless the field itself has it back. A finger on that one says
  /// that it is meant.
  mutating func wait(before widget: (any InputWidget)?, _ end: @escaping () -> Void) -> Bool {
    if field.isSame(as: widget) { return false }
    next = widget
    nextWatch = widget?.anotherWrapper
    nextWatch?.onTouch(end)
    return true
  }
}
