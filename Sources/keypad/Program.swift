import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// The window that asks for a number.
final class Program {
  private let options: Options
  private let window: Window
  private let keypad: KeypadPanel
  private var kiosk: KioskPane?
  private var monitorChanges: [SignalConnection] = []
  private var status = ExitStatus.cancelled
  private var hasEnded = false
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.end(.timedOut) }

  /// Shows the window until it is done with, and says how that ended.
  static func run(_ options: Options) -> ExitStatus {
    onDisplay {
      let program = Program(options)
      program.show()
      MainLoop.run()
      return program.status
    }
  }

  /// Does something that needs a display, or says that there is none.
  static func onDisplay(_ work: () -> ExitStatus) -> ExitStatus {
    MainLoop.setProgramName("io.github.gtk_keypad.Keypad")
    guard MainLoop.connect() else {
      StandardError.writeLine("keypad: there is no display to show a keypad on")
      return .noDisplay
    }
    return work()
  }

  private init(_ options: Options) {
    self.options = options
    options.styleSheet?.apply()
    window = Window(title: options.title, iconName: "io.github.gtk_keypad.Keypad")
    keypad = Self.keypad(options)
    keypad.prompt = options.prompt
    keypad.text = options.value
    keypad.confirmStyle = options.ruleOptions.preset.confirmStyle
    keypad.confirmColor = options.confirmColor
    keypad.shuffle = options.shufflesDigits ? .whenShown : .never
    if let label = options.confirmLabel { keypad.confirmLabel = label }
    if let delay = options.repeatDelay { keypad.repeatDelay = .milliseconds(delay) }
    if let interval = options.repeatInterval { keypad.repeatInterval = .milliseconds(interval) }
    keypad.onConfirm = { [weak self] in self?.deliver($0) }
    window.onKeyPress { [weak self] in self?.type($0) ?? false }
    window.onClose { [weak self] in
      if self?.options.coversMonitor == false { self?.end(.cancelled) }
      return true
    }
  }

  private static func keypad(_ options: Options) -> KeypadPanel {
    guard let boxes = options.ruleOptions.boxes else {
      return KeypadView(rules: options.ruleOptions.rules, decimalSeparator: options.decimalSeparator)
    }
    let keypad = BoxesKeypadView(
      boxes, isMasked: options.ruleOptions.isMasked, decimalSeparator: options.decimalSeparator)
    keypad.confirmsWhenComplete = options.confirmsWhenComplete
    return keypad
  }

  private func show() {
    if options.coversMonitor {
      coverMonitor()
    } else {
      let size = KeypadSize.inWindow(keypad, on: .primary)
      window.setDefaultSize(width: size.width, height: size.height)
      window.setContent(keypad.content)
    }
    keypad.show()
    window.present()
    if let seconds = options.timeout { timeout.start(milliseconds: seconds * 1000) }
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
    if event.meaning == .escape, !keypad.isComposing {
      end(.cancelled)
      return true
    }
    // After the keypad was put away, typing brings it back.
    if !window.hasFocusedWidget { keypad.show() }
    return false
  }

  /// Prints a confirmed number. One that cannot be printed stays where it is, and the person is told.
  private func deliver(_ number: String) {
    guard !hasEnded else { return }
    do throws(StreamError) {
      try StandardOutput.write(number + "\n")
    } catch {
      return keypad.showError(translated("The number could not be handed over") + ": " + error.message)
    }
    if options.copiesToClipboard { Clipboard.setText(number) }
    guard options.staysForMore else { return end(.confirmed) }
    keypad.text = ""
    keypad.shuffleAgain()
    if options.copiesToClipboard { keypad.showMessage(translated("Copied to the clipboard")) }
  }

  private func end(_ status: ExitStatus) {
    guard !hasEnded else { return }
    hasEnded = true
    timeout.cancel()
    self.status = status
    // Runs the main loop by itself until somebody has taken the text over.
    Clipboard.store()
    MainLoop.quit()
  }
}
