import CGtkForKeypad

/// Tells when one finger has rested on a widget for a while and is lifted.
final class LongPress {
  /// How long, in milliseconds: longer than between the taps of a double tap.
  private static let duration: guint32 = 600
  /// How far it may stray meanwhile, in pixels.
  private static let tremble = 12.0

  private let watch: Widget
  private let action: () -> Void
  private var landing: GdkEventTouch?
  /// When the widget has dealt with the lifting.
  private lazy var afterLifting = Timeout(.afterInput) { [weak self] in self?.action() }

  init(on widget: Widget, _ action: @escaping () -> Void) {
    watch = widget.anotherWrapper
    self.action = action
    watch.connect("touch-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
      self?.receive(event.pointee)
      return false
    }
  }

  private func receive(_ event: GdkEvent) {
    switch event.type {
    case GDK_TOUCH_BEGIN:
      afterLifting.cancel()
      // A second finger: it is no long press.
      landing = landing == nil ? event.touch : nil
    case GDK_TOUCH_UPDATE, GDK_TOUCH_END:
      guard let start = landing, event.touch.sequence == start.sequence else { return }
      if max(abs(event.touch.x_root - start.x_root), abs(event.touch.y_root - start.y_root)) > Self.tremble {
        landing = nil
      } else if event.type == GDK_TOUCH_END {
        landing = nil
        if event.touch.time &- start.time >= Self.duration { afterLifting.start(milliseconds: 0) }
      }
    default: landing = nil
    }
  }
}
