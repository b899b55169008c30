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

  private enum Stage {
    case asking
    /// A number waits for whoever asked.
    case delivering
    /// All is done, and the person reads that.
    case leaving(Outcome)
    case ended
  }

  private let request: ValidatedRequest
  private let styleSheet: StyleSheet?
  private let deliver: Delivery
  let window: Window
  private let keypad: KeypadPanel
  let place: WindowPlace
  private let input: DialogInput
  private var stage = Stage.asking
  private var failure: String?
  private var onEnd: ((Outcome) -> Void)?
  /// Told of all that is refused: why, in a word of the engine's and in words for people.
  var onRefusal: ((_ reason: String, _ words: String) -> Void)?
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.end(.timedOut) }
  private lazy var leave = Timeout(.afterInput) { [weak self] in self?.leaveNow() }
  private lazy var comeBack = Timeout(.beforeInput) { [weak self] in self?.bringKeysBack() }

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
    keypad.tellRefusals { [weak self] in self?.onRefusal?($0.rawValue, $1) }
    keypad.onHide = { [weak self] in
      self?.keypad.showMessage(translated("Touch anywhere to bring the keys back"))
    }
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

  /// Takes the window away for good. Nobody is told, if it was not done with.
  func close() {
    onEnd = nil
    timeout.cancel()
    leave.cancel()
    window.destroy()
  }

  private func startTimeout() {
    if let seconds = request.timeout { timeout.start(milliseconds: seconds * 1000) }
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

extension KeypadDialog {
  /// How long the last words are shown, in milliseconds.
  private static let readingTime = 700

  /// Hands a confirmed number over. One that cannot be handed over stays where it is, and the person is told.
  private func handOver(_ number: String) {
    guard case .asking = stage else { return }
    stage = .delivering
    deliver(number) { [weak self] in self?.handedOver(number, $0) }
    guard case .delivering = stage else { return }
    failure = translated("The number could not be handed over: nobody takes it")
    keypad.content.isSensitive = false
    keypad.showMessage(translated("The number waits to be taken"))
  }

  private func handedOver(_ number: String, _ result: Result<Void, SystemError>) {
    guard case .delivering = stage else { return }
    stage = .asking
    if !keypad.content.isSensitive {
      keypad.content.isSensitive = true
      keypad.showMessage("")
      keypad.show()
    }
    if case .failure(let error) = result {
      // Translators: the reason is a sentence of the system's
      let words = translated("The number could not be handed over: %1$s", with: error.message)
      failure = words
      return keypad.showError(words)
    }
    failure = nil
    if request.copiesToClipboard { Clipboard.setText(number) }
    if request.staysForMore {
      keypad.text = ""
      keypad.shuffleAgain()
    }
    if request.copiesToClipboard { keypad.showMessage(translated("Copied to the clipboard")) }
    if !request.staysForMore { delivered(.confirmed(number)) }
  }

  private func delivered(_ outcome: Outcome) {
    guard request.copiesToClipboard else { return end(outcome) }
    timeout.cancel()
    stage = .leaving(outcome)
    leave.start(milliseconds: Self.readingTime)
  }

  private func leaveNow() {
    if case .leaving(let outcome) = stage { end(outcome) }
  }

  private func cancel() {
    end(failure.map(Outcome.notHandedOver) ?? .cancelled)
  }

  private func end(_ outcome: Outcome) {
    guard let onEnd else { return }
    self.onEnd = nil
    // What was confirmed is done, whatever happens while that is read.
    let outcome = if case .leaving(let reached) = stage { reached } else { outcome }
    stage = .ended
    timeout.cancel()
    leave.cancel()
    onEnd(outcome)
  }
}
