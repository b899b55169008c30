import GTKBridge
import KeypadEngine

/// Drives presses with GLib's clock.
final class PressDriver {
  private var presses = KeyPresses<Contact>()
  /// A key acts. For delete: whether there is more to delete.
  private let act: (ScreenKey) -> Bool
  /// A key looks pressed from now on, or no longer.
  private let showLook: (ScreenKey) -> Void
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.handle(.woken) }

  init(act: @escaping (ScreenKey) -> Bool, showLook: @escaping (ScreenKey) -> Void) {
    self.act = act
    self.showLook = showLook
  }

  var delay: Duration {
    get { presses.delay }
    set { presses.delay = newValue }
  }

  var interval: Duration {
    get { presses.interval }
    set { presses.interval = newValue }
  }

  func isPressed(_ key: ScreenKey) -> Bool { presses.pressedKeys.contains(key) }

  func key(under contact: Contact) -> ScreenKey? { presses.key(under: contact) }

  func handle(_ event: KeyPresses<Contact>.Event) {
    let before = presses.pressedKeys
    let step = presses.handle(event, at: monotonicMilliseconds())
    if let wake = step.wake { timeout.start(milliseconds: wake) } else { timeout.cancel() }
    for key in before.symmetricDifference(presses.pressedKeys) { showLook(key) }
    // The action may go on to end all presses: a window closed, a key gone.
    if let key = step.acts, !act(key), key == .delete { handle(.nothingLeft) }
  }
}
