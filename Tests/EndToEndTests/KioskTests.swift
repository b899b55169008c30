import TestSupport
import XCTest

/// `--kiosk` where nobody manages windows.
final class KioskTests: KioskTestCase {
  func testCoversTheMonitor() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    try nothingElseIsSeen(keypad)
  }

  func testKeypadIsNotStretched() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    try checkComfort(keypad)
    XCTAssertLessThan(keypad.grid.width, try screen.width * 3 / 4)
  }

  func testStaysAboveOthers() throws { try checkThatItStaysAbove() }

  func testKeepsTheKeyboard() throws { try checkThatItKeepsTheKeyboard() }

  func testFollowsAChangeOfResolution() throws { try checkThatItFollowsTheResolution() }

  func testCannotBeClosedButCancelled() throws { try checkThatItCannotBeClosed() }

  func testTakesTheKeyboardBack() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    let stranger = try screen.windows.openStranger(screenArea(), Color(0x00_FF00))
    defer { stranger.close() }
    try stranger.takeKeyboard()
    stranger.raise()
    try nothingElseIsSeen(keypad)
    try eventually("the keyboard is the keypad's", timeout: 5) { !stranger.hasKeyboard }
    try screen.keyboard.type("4")
    try keypad.shows("4")
  }

  func testDoesItsJob() throws {
    let keypad = try start("--kiosk", "--prompt=Amount")
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testHiddenKeysComeBack() throws {
    let keypad = try start("--kiosk")
    try keypad.tapKey("Hide keypad")
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
    try screen.touchscreen.tap(keypad.field.area.centre)
    try keypad.findKeys()
    try keypad.goesOn(with: "")
  }

  func testTouchesBesideTheKeypadDoNothing() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    for point in [Point(x: 3, y: 3), Point(x: 3, y: 797), Point(x: Double(keypad.grid.x - 1), y: 700)] {
      try screen.touchscreen.tap(point)
      try screen.mouse.click(point)
    }
    try keypad.goesOn(with: "")
    XCTAssertTrue(try keypad.field.isFocused)
  }

  func testWindowManagerThatComesLaterAndGoesChangesNothing() throws {
    let keypad = try start("--kiosk")
    try covers(keypad)
    let manager = try WindowManager(on: screen)
    try covers(keypad)
    try nothingElseIsSeen(keypad)
    try screen.keyboard.type("4")
    try keypad.shows("4")
    try manager.end()
    try covers(keypad)
    try nothingElseIsSeen(keypad)
    try keypad.goesOn(with: "4")
    try screen.keyboard.type("5")
    try keypad.shows("485")
  }

  func testAnyTouchBringsHiddenKeysBack() throws {
    for place in [Point(x: 5, y: 5), Point(x: 640, y: 700)] {
      let keypad = try start("--kiosk")
      try covers(keypad)
      try keypad.tapKey("Hide keypad")
      try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
      try eventually("something says how to get them back") {
        keypad.seen.showing.contains { $0.name.contains("bring the keys back") }
      }
      try screen.touchscreen.tap(place)
      try keypad.findKeys()
      // The touch that brought them typed none.
      try keypad.goesOn(with: "")
      keypad.program.child.end()
    }
  }

  func testPointerIsHiddenWhileFingersAreUsed() throws {
    let keypad = try start("--kiosk")
    try screen.mouse.move(to: Point(x: 640, y: 400))
    try eventually("the mouse has a pointer") { try screen.windows.showsPointer }
    try keypad.tap("1")
    try eventually("no pointer is to be seen") { try !screen.windows.showsPointer }
    try screen.touchscreen.tap(keypad.field.area.centre)
    hold(for: 0.2)
    XCTAssertFalse(try screen.windows.showsPointer)
    try screen.mouse.move(to: Point(x: 600, y: 420))
    try eventually("the mouse has a pointer again") { try screen.windows.showsPointer }
  }

  func testOneFingerMoreThanCoreEventsHave() throws {
    let keypad = try start(
      "--kiosk", "--preset=digits", surroundings: surroundings.setting("GDK_CORE_DEVICE_EVENTS", to: "1"))
    try screen.touchscreen.down(keypad.place("1"), finger: 1)
    try screen.touchscreen.down(keypad.place("2"), finger: 2)
    try screen.touchscreen.liftAll()
    try keypad.shows("12")
  }
}
