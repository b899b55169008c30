import GTKBridge
import KeypadGTK

/// Fills a monitor and keeps the keypad at a comfortable size at an edge of it: the lower one, where thumbs reach it.
final class KioskPane {
  let pane = LayoutContainer(className: "NumberPadKiosk", cssName: "kiosk")
  private let keypad: KeypadPanel
  private var size: KeypadSize
  private var monitor: Monitor?

  init(_ keypad: KeypadPanel, dock: Dock) {
    self.keypad = keypad
    size = .inWindow(keypad, on: nil)
    let content = keypad.content
    pane.add(content)
    pane.onDrawBehind { _ in }
    pane.arrangement = { [weak self, unowned content] width, height in
      guard let self else { return [] }
      let area = area(ofPane: Rectangle(x: 0, y: 0, width: width, height: height))
      return [(content, dock.place(width: size.width, height: size.height, in: area))]
    }
  }

  /// The monitor is this one now.
  func adapt(to monitor: Monitor) {
    self.monitor = monitor
    size = .inKiosk(keypad, on: monitor)
    pane.queueResize()
  }

  /// The part of the pane that is on the monitor: some compositors spread a window over all monitors.
  private func area(ofPane whole: Rectangle) -> Rectangle {
    guard let frame = monitor?.frame, whole.width > frame.width || whole.height > frame.height,
      frame.x + frame.width <= whole.width, frame.y + frame.height <= whole.height
    else { return whole }
    return frame
  }
}
