import GTKBridge

/// Fills a monitor and keeps the keypad at a comfortable size at the lower edge, where thumbs reach it.
final class KioskPane {
  let pane = Pane(className: "GtkKeypadKiosk", cssName: "kiosk")
  private var size = KeypadSize.inWindow(on: nil)

  init(_ content: Widget) {
    pane.add(content)
    pane.onDrawBehind { _ in }
    pane.arrangement = { [weak self, unowned content] width, height in
      guard let size = self?.size else { return [] }
      let keypadWidth = min(size.width, width)
      let keypadHeight = min(size.height, height)
      let place = Rectangle(
        x: (width - keypadWidth) / 2, y: height - keypadHeight, width: keypadWidth, height: keypadHeight)
      return [(content, place)]
    }
  }

  /// The monitor is this one now.
  func adapt(to monitor: Monitor) {
    size = .inKiosk(on: monitor)
    pane.queueResize()
  }
}
