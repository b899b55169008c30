import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// The window that asks for a number.
final class KeypadDialog {
  /// Hands a number over to whoever asked, or fails for a reason of the system.
  typealias Delivery = (_ number: String) throws(SystemError) -> Void

  private let request: ValidatedRequest
  private let styleSheet: StyleSheet?
  private let deliver: Delivery
  private let window: Window
  private let keypad: KeypadPanel
  private var kiosk: KioskPane?
  private var monitorChanges: [SignalConnection] = []
  private var failure: String?
  private var onEnd: ((Outcome) -> Void)?
  /// Told of all that is refused: why, in a word of the engine's and in words for people.
  var onRefusal: ((_ reason: String, _ words: String) -> Void)?
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.end(.timedOut) }

  /// Shows the window until it is done with, in a main loop of its own, and says how that ended.
  static func run(
    _ request: ValidatedRequest, styleSheet: StyleSheet?, deliver: @escaping Delivery
  ) -> Outcome {
    let dialog = KeypadDialog(request, styleSheet: styleSheet, deliver: deliver)
    var outcome = Outcome.cancelled
    dialog.show {
      outcome = $0
      // Runs the main loop by itself until somebody has taken the text over.
      Clipboard.store()
      MainLoop.quit()
    }
    MainLoop.run()
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
    keypad.onCancel = { [weak self] in self?.cancel() }
    keypad.onConfirm = { [weak self] in self?.handOver($0) }
    keypad.tellRefusals { [weak self] in self?.onRefusal?($0.rawValue, $1) }
    window.onKeyPress { [weak self] in self?.type($0) ?? false }
    window.onClose { [weak self] in
      if self?.request.coversMonitor == false { self?.cancel() }
      return true
    }
  }

  /// Shows the window.
  ///
  /// - Parameter onEnd: told how it ended, once
  func show(onEnd: @escaping (Outcome) -> Void) {
    self.onEnd = onEnd
    if request.coversMonitor {
      coverMonitor()
    } else {
      let size = KeypadSize.inWindow(keypad, on: .primary)
      window.setDefaultSize(width: size.width, height: size.height)
      window.setContent(keypad.content)
    }
    keypad.show()
    window.present()
    if let seconds = request.timeout { timeout.start(milliseconds: seconds * 1000) }
  }

  /// Takes the window away for good. Nobody is told, if it was not done with.
  func close() {
    onEnd = nil
    timeout.cancel()
    window.destroy()
  }

  private func coverMonitor() {
    let kiosk = KioskPane(keypad)
    self.kiosk = kiosk
    window.setContent(kiosk.pane)
    window.returnsAbove()
    adaptToMonitor()
    monitorChanges = Monitor.onChange { [weak self] in self?.adaptToMonitor() }
  }

  private func adaptToMonitor() {
    guard let monitor = Monitor.primary else { return }
    kiosk?.adapt(to: monitor)
    window.cover(monitor)
  }

  private func type(_ event: KeyPressEvent) -> Bool {
    if keypad.ignores(event) { return true }
    if event.meaning == .escape, !keypad.isComposing {
      cancel()
      return true
    }
    // After the keypad was put away, typing brings it back.
    if !window.hasFocusedWidget { keypad.show() }
    return false
  }

  /// Hands a confirmed number over. One that cannot be handed over stays where it is, and the person is told.
  private func handOver(_ number: String) {
    guard onEnd != nil else { return }
    do throws(SystemError) {
      try deliver(number)
      failure = nil
    } catch {
      // Translators: the reason is a sentence of the system's
      let words = translated("The number could not be handed over: %1$s", with: error.message)
      failure = words
      return keypad.showError(words)
    }
    if request.copiesToClipboard { Clipboard.setText(number) }
    guard request.staysForMore else { return end(.confirmed(number)) }
    keypad.text = ""
    keypad.shuffleAgain()
    if request.copiesToClipboard { keypad.showMessage(translated("Copied to the clipboard")) }
  }

  private func cancel() {
    end(failure.map(Outcome.notHandedOver) ?? .cancelled)
  }

  private func end(_ outcome: Outcome) {
    guard let onEnd else { return }
    self.onEnd = nil
    timeout.cancel()
    onEnd(outcome)
  }
}
