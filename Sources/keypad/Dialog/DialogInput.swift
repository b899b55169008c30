import GTKBridge
import KeypadEngine

/// What people do while a keypad asks for a number: what of it counts, and what is to be seen of the pointer.
final class DialogInput {
  /// A touch, a button of the mouse or a key, that begins or goes on. Returns whether it is to do its work.
  var onInput: ((_ begins: Bool) -> Bool)?
  /// A finger or a button lands that does its work.
  var onLanding: (() -> Void)?

  private let window: Window
  private let isKiosk: Bool
  private var wakefulness: Wakefulness<Contact>?
  private var watch: InputWatch?
  private lazy var lookout = Timeout(.whenIdle) { [weak self] in self?.lookForDarkness() }

  /// Watches from now on.
  ///
  /// - Parameter wakeAfter: after how many seconds without a touch the next one only wakes; nil for never
  init(of window: Window, isKiosk: Bool, wakeAfter: Int?) {
    self.window = window
    self.isKiosk = isKiosk
    if let wakeAfter {
      wakefulness = Wakefulness(limit: wakeAfter * 1000, at: monotonicMilliseconds())
      lookForDarkness()
    }
    watch = InputWatch { [weak self] in self?.judge($0.action) ?? true }
  }

  private func judge(_ action: InputEvent.Action) -> Bool {
    switch action {
    case .landed(.finger, _): window.hidesPointer = isKiosk
    case .pointed: window.hidesPointer = false
    default: break
    }
    let isAwake = isAwake(action)
    guard counts(action) else { return isAwake && (!isKiosk || KioskKeys.allow(action)) }
    guard onInput?(begins(action)) != false, isAwake, !isKiosk || KioskKeys.allow(action) else { return false }
    if case .landed = action { onLanding?() }
    return true
  }

  /// Whether it is a sign of somebody being there.
  private func counts(_ action: InputEvent.Action) -> Bool {
    switch action {
    case .landed, .lifted, .slid, .typed: true
    case .pointed, .scrolled, .released: false
    }
  }

  private func begins(_ action: InputEvent.Action) -> Bool {
    switch action {
    case .landed, .typed: true
    case .lifted, .slid, .pointed, .scrolled, .released: false
    }
  }

  private func isAwake(_ action: InputEvent.Action) -> Bool {
    let now = monotonicMilliseconds()
    return switch action {
    case .landed(let contact, _): wakefulness?.handle(.landed(contact), at: now) ?? true
    case .slid(let contact): wakefulness?.handle(.slid(contact), at: now) ?? true
    case .lifted(let contact, _): wakefulness?.handle(.lifted(contact), at: now) ?? true
    case .typed: wakefulness?.handle(.typed, at: now) ?? true
    case .pointed, .scrolled, .released: true
    }
  }

  /// The touch that lights a screen is heard when it is lit: so somebody has to look before.
  private func lookForDarkness() {
    if ScreenLight.isDark { _ = wakefulness?.handle(.seenDark, at: monotonicMilliseconds()) }
    lookout.start(milliseconds: 500)
  }
}
