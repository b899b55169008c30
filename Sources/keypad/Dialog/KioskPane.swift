import GTKBridge
import KeypadGTK

/// Fills a monitor and keeps the keypad at a comfortable size at the lower edge, where thumbs reach it.
final class KioskPane {
  let pane = LayoutContainer(className: "NumberPadKiosk", cssName: "kiosk")
  private let keypad: KeypadPanel
  private var size: KeypadSize

  init(_ keypad: KeypadPanel) {
    self.keypad = keypad
    size = .inWindow(keypad, on: nil)
    let content = keypad.content
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
    size = .inKiosk(keypad, on: monitor)
    pane.queueResize()
  }
}
