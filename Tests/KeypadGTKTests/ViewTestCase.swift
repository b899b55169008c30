import CGtkForKeypad
import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// Tests of a view in a window of this process, on a real X server.
class ViewTestCase: XCTestCase {
  nonisolated(unsafe) static var screen: Screen!
  private(set) var window: Window!
  private(set) var panel: KeypadPanel!
  /// How many keys of the keyboard have arrived at the window.
  private var arrivedKeys = 0
  private var sentKeys = 0

  static func startScreen() throws {
    guard screen == nil else { return }
    // Warnings of GTK end the tests. (GLib has read G_DEBUG already.)
    let fatal = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
    g_log_set_always_fatal(GLogLevelFlags(fatal))
    setenv("NO_AT_BRIDGE", "1", 1)
    setenv("GSETTINGS_BACKEND", "memory", 1)
    screen = try Screen()
    screen.becomeDisplayOfThisProcess()
    guard MainLoop.connect() else { throw Shortfall("GTK finds no display") }
  }

  override func setUpWithError() throws {
    continueAfterFailure = false
    try Self.startScreen()
  }

  override func tearDownWithError() throws {
    panel = nil
    window?.destroy()
    window = nil
  }

  /// Opens a window with a view that has the focus.
  func open(_ rules: Rules = Rules.payment, _ separator: DecimalSeparator = .point) throws {
    try tearDownWithError()
    try show(KeypadView(rules: rules, decimalSeparator: separator))
  }

  /// Opens a window with digit boxes that have the focus.
  @discardableResult
  func open(_ boxes: DigitBoxes, isMasked: Bool = false, _ separator: DecimalSeparator = .point) throws
    -> BoxesKeypadView
  {
    try tearDownWithError()
    let view = BoxesKeypadView(boxes, isMasked: isMasked, decimalSeparator: separator)
    try show(view)
    return view
  }

  /// The keypad of a free number.
  var keypad: KeypadView! { panel as? KeypadView }

  private func show(_ panel: KeypadPanel) throws {
    self.panel = panel
    window = Window(title: "Test", iconName: "none")
    window.setContent(panel.content)
    window.setDefaultSize(width: 400, height: 360)
    window.onKeyPress { [weak self] _ in
      self?.arrivedKeys += 1
      return false
    }
    panel.show()
    window.present()
    try eventually("the field has the focus") { panel.ownField.widget.hasFocus }
  }

  /// Types on the keyboard and waits until the keys have been dealt with.
  func type(_ keys: KeyboardKey..., holding held: KeyboardKey...) throws {
    for key in held { try Self.screen.keyboard.press(key) }
    for key in keys { try Self.screen.keyboard.type(key) }
    for key in held { try Self.screen.keyboard.release(key) }
    sentKeys += keys.count + held.count
    try eventually("keys arrive", is: sentKeys) { arrivedKeys }
  }
}
