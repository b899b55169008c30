import GTKBridge
import KeypadGTK

/// How large the keypad is where nobody else decides.
struct KeypadSize: Equatable {
  let width, height: Int

  /// For a window among others: keys of 60 pixels, but not lower than the 9 mm a fingertip needs.
  static func inWindow(_ keypad: KeypadPanel, on monitor: Monitor?) -> KeypadSize {
    let fingertip = monitor?.pixelsPerMillimetre.map { Int(9 * $0) + 1 } ?? 0
    return KeypadSize(keypad, keyHeight: max(60, fingertip), within: monitor?.frame)
  }

  /// For a screen of its own: keys of 20 mm, which are comfortable standing and in a hurry.
  static func inKiosk(_ keypad: KeypadPanel, on monitor: Monitor) -> KeypadSize {
    let comfortable = monitor.pixelsPerMillimetre.map { Int(20 * $0) } ?? 0
    return KeypadSize(keypad, keyHeight: max(80, comfortable), within: monitor.frame)
  }

  private init(_ keypad: KeypadPanel, keyHeight: Int, within frame: Rectangle?) {
    let natural = keypad.naturalSize(keyHeight: keyHeight)
    width = min(natural.width, frame?.width ?? .max)
    height = min(natural.height, frame?.height ?? .max)
  }
}
