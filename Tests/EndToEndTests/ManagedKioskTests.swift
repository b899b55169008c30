import TestSupport
import XCTest

/// `--kiosk`, and a keypad in a usual window beside it, where a window manager is at work.
final class ManagedKioskTests: KioskTestCase {
  nonisolated(unsafe) private static var manager: WindowManager?

  override func setUpWithError() throws {
    if ManagedKioskTests.manager == nil { ManagedKioskTests.manager = try WindowManager(on: screen) }
    try super.setUpWithError()
  }

  override class func tearDown() {
    manager = nil
    super.tearDown()
  }

  func testCoversTheMonitorWithoutDecorations() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    try nothingElseIsSeen(keypad)
    try checkComfort(keypad)
  }

  func testStaysAboveOthers() throws { try checkThatItStaysAbove() }

  func testKeepsTheKeyboard() throws { try checkThatItKeepsTheKeyboard() }

  func testFollowsAChangeOfResolution() throws { try checkThatItFollowsTheResolution() }

  func testCannotBeClosedButCancelled() throws { try checkThatItCannotBeClosed() }

  /// Alt+Tab as a person types it: openbox has to see Alt being released after it has offered the next window.
  private func switchWindow() throws {
    let (keyboard, windows) = try (screen.keyboard, screen.windows)
    // Above the keypad, where no caret blinks.
    let top = try Area(x: 0, y: 0, width: screen.width, height: 200)
    let before = try windows.picture(of: top)
    try keyboard.press(.alt)
    try keyboard.type(.tab)
    try eventually("the next window is offered") { try windows.picture(of: top) != before }
    hold(for: 0.1)
    try keyboard.release(.alt)
  }

  func testUsualWindowIsDecoratedAndClosedByAltF4() throws {
    let keypad = try start()
    try keypad.tap("5")
    try keypad.shows("5")
    XCTAssertGreaterThan(keypad.seen.find(role: "frame")?.area.y ?? 0, 0, "there is a title bar above it")
    try screen.keyboard.type(.f4, holding: .alt)
    try keypad.ends(printing: "", status: 1)
  }

  func testHeldDeleteEndsWhenTheWindowBecomesAnIcon() throws {
    for focus in ["field", "1"] {
      let keypad = try start("--value=123456789")
      try screen.keyboard.type(.end)
      if focus != "field" {
        try screen.keyboard.type(.tab)
        try eventually("1 has the focus") { try keypad.key("1").isFocused }
      }
      try screen.touchscreen.down(keypad.place("Delete"))
      try keypad.shows("12345678")
      try screen.windows.iconify()
      hold(for: 0.8)
      try screen.touchscreen.up()
      try screen.windows.map()
      XCTAssertEqual(try keypad.field.text, "12345678", "the focus was on \(focus)")
      try keypad.looksPressed()
      keypad.program.child.end()
    }
  }

  func testUsualWindowWorksByKeyboardAtOnce() throws {
    let keypad = try start()
    try screen.keyboard.type("12.5")
    try screen.keyboard.type(.enter)
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  /// Lowering a window, the next window, the bare desktop and the next desktop, as openbox has them.
  func testNoShortcutOfTheWindowManagerLeadsOut() throws {
    let keypad = try start("--kiosk", "--preset=digits")
    try covers(keypad)
    let stranger = try screen.windows.openStranger(screenArea(), Color(0x00_FF00))
    defer { stranger.close() }
    try eventually("the other window is there") { stranger.isMapped }
    try nothingElseIsSeen(keypad)
    let keyboard = try screen.keyboard
    let shortcuts: [(name: String, type: () throws -> Void)] = [
      ("Alt+Escape", { try keyboard.type(.escape, holding: .alt) }),
      ("Alt+Tab", { try self.switchWindow() }),
      ("Super+D", { try keyboard.type(.d, holding: .command) }),
      ("Ctrl+Alt+Right", { try keyboard.type(.right, holding: .control, .alt) }),
    ]
    for (index, shortcut) in shortcuts.enumerated() {
      try shortcut.type()
      // Time for the window manager to do what is not to be seen.
      hold(for: 0.3)
      do {
        try nothingElseIsSeen(keypad)
        try keyboard.type("4")
        try keypad.shows(String(repeating: "4", count: index + 1))
      } catch { throw Shortfall("\(shortcut.name): \(error)") }
    }
  }
}
