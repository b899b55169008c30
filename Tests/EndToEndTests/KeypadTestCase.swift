import TestSupport
import XCTest

/// Tests that share a screen, each with a fresh program.
class KeypadTestCase: XCTestCase {
  /// The size of the screen.
  class var size: (width: Int, height: Int) { (1280, 800) }
  /// The keyboard layout of the screen.
  class var layout: String { "us" }

  // Tests run on one thread, one class after the other.
  nonisolated(unsafe) private static var shared: Screen?
  private var started: [Keypad] = []

  override class func tearDown() {
    shared?.close()
    shared = nil
    super.tearDown()
  }

  /// The screen of this class, started for its first test.
  var screen: Screen {
    get throws {
      if let screen = KeypadTestCase.shared { return screen }
      let kind = type(of: self)
      let screen = try Screen(width: kind.size.width, height: kind.size.height, layout: kind.layout)
      KeypadTestCase.shared = screen
      return screen
    }
  }

  /// The display and the buses, and nothing else.
  var surroundings: Surroundings {
    get throws { try displayOnly.on(SessionBus.shared()) }
  }

  /// The display and no bus.
  var displayOnly: Surroundings {
    get throws { try Surroundings(home: screen.directory.path).on(screen) }
  }

  override func setUpWithError() throws {
    // Where nobody hands out the keyboard it goes to the window under the pointer: that must not help.
    try screen.mouse.move(to: Point(x: Double(screen.width - 1), y: Double(screen.height - 1)))
    _ = try screen.windows.takeBells()
  }

  override func tearDownWithError() throws {
    try screen.touchscreen.liftAll()
    try screen.mouse.releaseAll()
    try screen.keyboard.releaseAll()
    for keypad in started { keypad.program.child.end() }
    started = []
  }

  /// Starts a keypad and waits until it can be worked.
  func start(
    _ options: String..., surroundings: Surroundings? = nil, output: Program.Output = .captured,
    goesToEnd: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, options, surroundings: surroundings ?? self.surroundings, output: output,
      goesToEnd: goesToEnd, file: file, line: line)
    started.append(keypad)
    return keypad
  }
}
