import GTKBridge
import KeypadEngine
import KeypadGTK

/// The window that asks for a number.
final class Program {
  /// Room for keys of 96×60 pixels, the field and its two lines.
  private static let defaultSize = (width: 384, height: 351)

  private let options: Options
  private let window: Window
  private let keypad: KeypadView
  private var status = ExitStatus.cancelled
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.end(.timedOut) }

  /// Shows the window until it is done with, and says how that ended.
  static func run(_ options: Options) -> ExitStatus {
    MainLoop.setProgramName("io.github.gtk_keypad.Keypad")
    guard MainLoop.connect() else {
      StandardError.writeLine("keypad: there is no display to show a keypad on")
      return .noDisplay
    }
    let program = Program(options)
    MainLoop.run()
    return program.status
  }

  private init(_ options: Options) {
    self.options = options
    window = Window(title: options.title, iconName: "io.github.gtk_keypad.Keypad")
    keypad = KeypadView(rules: options.rules, decimalSeparator: options.decimalSeparator)
    keypad.prompt = options.prompt
    keypad.text = options.value
    keypad.preset = options.ruleOptions.preset
    keypad.confirmColour = options.confirmColour
    if let label = options.confirmLabel { keypad.confirmLabel = label }
    if let delay = options.repeatDelay { keypad.repeatDelay = delay }
    if let interval = options.repeatInterval { keypad.repeatInterval = interval }
    keypad.onConfirm = { [weak self] in self?.deliver($0) }
    window.setContent(keypad.content)
    window.setDefaultSize(width: Self.defaultSize.width, height: Self.defaultSize.height)
    window.onClose { [weak self] in
      self?.end(.cancelled)
      return true
    }
    window.onKeyPress { [weak self] in self?.type($0) ?? false }
    keypad.show()
    window.present()
    if let seconds = options.timeout { timeout.start(milliseconds: seconds * 1000) }
  }

  private func type(_ event: KeyPressEvent) -> Bool {
    if event.meaning == .escape {
      end(.cancelled)
      return true
    }
    // After the keypad was put away, typing brings it back.
    if !window.hasFocusedWidget { keypad.show() }
    return false
  }

  /// Prints a confirmed number. One that cannot be printed stays where it is, and the person is told.
  private func deliver(_ number: String) {
    do throws(StreamError) {
      try StandardOutput.write(number + "\n")
    } catch {
      return keypad.complain(translated("The number could not be handed over") + ": " + error.message)
    }
    if options.copiesToClipboard { Clipboard.setText(number) }
    guard options.staysForMore else { return end(.confirmed) }
    keypad.text = ""
    if options.copiesToClipboard { keypad.say(translated("Copied to the clipboard")) }
  }

  private func end(_ status: ExitStatus) {
    Clipboard.store()
    self.status = status
    MainLoop.quit()
  }
}
