import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// The window that asks for a number.
final class KeypadDialog {
  /// Told whether a number was handed over, or why not: a reason of the system.
  typealias Completion = (Result<Void, SystemError>) -> Void
  /// Hands a number over to whoever asked, at once or later.
  typealias Delivery = (_ number: String, _ completion: @escaping Completion) -> Void

  enum Stage {
    case asking
    /// A number waits for whoever asked.
    case delivering
    /// All is done, and the person reads that.
    case leaving(Outcome)
    case ended
  }

  let request: ValidatedRequest
  private let styleSheet: StyleSheet?
  let deliver: Delivery
  private let window: Window
  let keypad: KeypadPanel
  private let place: WindowPlace
  private let input: DialogInput
  var stage = Stage.asking
  var failure: String?
  var onEnd: ((Outcome) -> Void)?
  /// Told of all that is refused: why, in a word of the engine's and in words for people.
  var onRefusal: ((_ reason: String, _ words: String) -> Void)?
  lazy var timeout = Timeout(.afterInput) { [weak self] in self?.end(.timedOut) }
  lazy var leave = Timeout(.afterInput) { [weak self] in self?.leaveNow() }
  private lazy var comeBack = Timeout(.beforeInput) { [weak self] in self?.bringKeysBack() }

  /// Shows the window until it is done with, in a main loop of its own, and says how that ended.
  ///
  /// - Parameter complain: given sentences for whoever looks after the machine
  static func run(
    _ request: ValidatedRequest, styleSheet: StyleSheet?, deliver: @escaping Delivery,
    complain: (String) -> Void
  ) -> Outcome {
    let dialog = KeypadDialog(request, styleSheet: styleSheet, deliver: deliver)
    var outcome = Outcome.cancelled
    if !dialog.place.hasMonitor, let monitor = request.monitor {
      complain(translated("There is no monitor %1$s at the moment; another one is used", with: monitor.word))
    }
    dialog.show {
      outcome = $0
      MainLoop.quit()
    }
    MainLoop.run()
    // At once, whoever takes over what is on the clipboard.
    dialog.window.hideAtOnce()
    if !request.copiesToClipboard { Clipboard.store() }
    return outcome
  }

  /// Makes the window.
  ///
  /// - Parameters:
  ///   - styleSheet: the one that the request names
  ///   - deliver: given each number that is confirmed
  init(_ request: ValidatedRequest, styleSheet: StyleSheet?, deliver: @escaping Delivery) {
    self.request = request
    self.styleSheet = styleSheet
    self.deliver = deliver
    styleSheet?.apply()
    window = Window(title: request.title ?? translated("Keypad"), iconName: "io.github.gtk_keypad.Keypad")
    keypad = KeypadPanel.asked(by: request)
    place = WindowPlace(request, window: window, keypad: keypad)
    input = DialogInput(of: window, isKiosk: request.coversMonitor, wakeAfter: request.wakeAfter)
    if request.coversMonitor { window.forbidsDragging() }
    keypad.onCancel = { [weak self] in self?.cancel() }
    keypad.onConfirm = { [weak self] in self?.handOver($0) }
    keypad.onHide = { [weak self] in
      self?.keypad.showMessage(translated("Touch anywhere to bring the keys back"))
    }
    keypad.tellRefusals { [weak self] in self?.onRefusal?($0.rawValue, $1) }
    window.onKeyPress { [weak self] in self?.type($0) ?? false }
    window.onClose { [weak self] in
      if self?.request.coversMonitor == false { self?.cancel() }
      return true
    }
    window.onDestroy { [weak self] in self?.end(.windowLost) }
    input.onInput = { [weak self] begins in self?.attend(begins) ?? true }
    input.onLanding = { [weak self] in
      if self?.window.hasFocusedWidget == false { self?.comeBack.start(milliseconds: 0) }
    }
  }

  /// Shows the window.
  ///
  /// - Parameter onEnd: told how it ended, once
  func show(onEnd: @escaping (Outcome) -> Void) {
    self.onEnd = onEnd
    keypad.show()
    window.present()
    startTimeout()
  }

  private func startTimeout() {
    if let seconds = request.timeout { timeout.start(milliseconds: seconds * 1000) }
  }

  /// Takes the window away for good. Nobody is told, if it was not done with.
  func close() {
    onEnd = nil
    stage = .ended
    timeout.cancel()
    leave.cancel()
    window.destroy()
  }

  /// Somebody is there. Returns whether what they do is still to be heard.
  private func attend(_ begins: Bool) -> Bool {
    switch stage {
    case .asking, .delivering:
      startTimeout()
      return true
    case .leaving:
      if begins { leaveNow() }
      return !begins
    case .ended: return false
    }
  }

  /// After the keypad was put away, typing and touching bring it back.
  private func bringKeysBack() {
    guard case .asking = stage, !window.hasFocusedWidget else { return }
    keypad.showMessage("")
    keypad.show()
  }

  private func type(_ event: KeyPressEvent) -> Bool {
    if keypad.ignores(event) { return true }
    if event.meaning == .escape, !keypad.isComposing {
      cancel()
      return true
    }
    bringKeysBack()
    if case .asking = stage { return false }
    return true
  }
}
