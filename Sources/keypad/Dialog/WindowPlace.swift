import GTKBridge
import KeypadGTK

/// Where the window of a request is, and how large: monitors come, go, turn and change their size.
final class WindowPlace {
  private let request: ValidatedRequest
  private let window: Window
  private let keypad: KeypadPanel
  private let kiosk: KioskPane?
  private var changes: [SignalConnection] = []
  /// Whether the window has had its size from a monitor.
  private var isSized = false

  /// Fills the window with the keypad.
  init(_ request: ValidatedRequest, window: Window, keypad: KeypadPanel) {
    self.request = request
    self.window = window
    self.keypad = keypad
    kiosk = request.coversMonitor ? KioskPane(keypad, dock: request.dock ?? .bottom) : nil
    window.setContent(kiosk?.pane ?? keypad.content)
    if kiosk != nil { window.returnsAbove() }
    if let monitor = request.monitor?.monitor ?? (kiosk != nil ? .underPointer : nil) ?? .primary { take(monitor) }
    changes = Monitor.onChange { [weak self] in self?.adapt() }
  }

  /// Whether the monitor that was asked for is there.
  var hasMonitor: Bool { request.monitor.map { $0.monitor != nil } ?? true }

  private func adapt() {
    // Where the pointer is now does not matter to a window that is shown.
    let asked = request.monitor.flatMap { $0 == .pointer && isSized ? nil : $0.monitor }
    guard let monitor = asked ?? Monitor.showing(window) ?? .primary else { return }
    take(monitor)
  }

  private func take(_ monitor: Monitor) {
    if let kiosk {
      kiosk.adapt(to: monitor)
      window.cover(monitor)
    } else if isSized {
      keepInside(monitor.frame)
    } else {
      let size = KeypadSize.inWindow(keypad, on: monitor)
      if request.monitor == nil {
        window.setSize(width: size.width, height: size.height)
      } else {
        window.setFrame(Dock.center.place(width: size.width, height: size.height, in: monitor.frame))
      }
    }
    isSized = true
  }

  private func keepInside(_ area: Rectangle) {
    let frame = window.frame
    let width = min(frame.width, area.width)
    let height = min(frame.height, area.height)
    let inside = Rectangle(
      x: min(max(frame.x, area.x), area.x + area.width - width),
      y: min(max(frame.y, area.y), area.y + area.height - height), width: width, height: height)
    if inside != frame { window.setFrame(inside) }
  }
}
