import TestSupport
import XCTest

/// A mouse works the keys like a finger.
final class MouseTests: KeypadTestCase {
  func testClicksTypeAndConfirm() throws {
    let keypad = try start()
    for key in ["1", "2", "Decimal point", "5"] { try screen.mouse.click(keypad.place(key)) }
    try keypad.shows("12.5")
    try keypad.confirmWorks(true)
    try screen.mouse.click(keypad.place("Confirm"))
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testConfirmIsCalledOffBySlidingAway() throws {
    let keypad = try start()
    try screen.mouse.click(keypad.place("5"))
    try screen.mouse.move(to: keypad.place("Confirm"))
    try screen.mouse.press()
    try screen.mouse.move(to: keypad.place("1"))
    try screen.mouse.release()
    try keypad.goesOn(with: "5")
  }

  func testDeadConfirmDoesNothing() throws {
    let keypad = try start()
    try screen.mouse.click(keypad.place("Confirm"))
    try keypad.goesOn(with: "")
  }

  func testEachOfSeveralQuickClicksIsOnePress() throws {
    for count in [2, 3, 4, 7] {
      let keypad = try start()
      for _ in 0..<count { try screen.mouse.click(keypad.place("6")) }
      try keypad.goesOn(with: String(repeating: "6", count: count))
      keypad.program.child.end()
    }
  }

  func testDoubleClickOnDeleteDeletesTwo() throws {
    let keypad = try start("--value=12345")
    try screen.keyboard.type(.end)
    for _ in 0..<2 { try screen.mouse.click(keypad.place("Delete")) }
    try keypad.goesOn(with: "123")
  }

  func testDoubleClickOnConfirmDeliversOneNumber() throws {
    let keypad = try start("--loop", "--value=5")
    for _ in 0..<2 { try screen.mouse.click(keypad.place("Confirm")) }
    try keypad.goesOn(with: "")
    XCTAssertEqual(keypad.program.output, "5\n")
  }

  func testOtherButtonsAndTheWheelDoNothingOnAnyKey() throws {
    let keypad = try start("--value=5")
    for name in keypad.areas.keys {
      // The middle and the secondary button, the wheel up and down, and the buttons at the thumb.
      for button: Int32 in [2, 3, 4, 5, 8, 9] { try screen.mouse.click(keypad.place(name), button) }
    }
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "5")
    XCTAssertTrue(try keypad.key("Hide keypad").isShowing)
  }

  func testDraggingOverKeysTypesTheFirstOnly() throws {
    let keypad = try start()
    try screen.mouse.move(to: keypad.place("1"))
    try screen.mouse.press()
    for key in ["2", "3", "6", "Delete"] { try screen.mouse.move(to: keypad.place(key)) }
    try screen.mouse.release()
    try keypad.goesOn(with: "1")
  }

  func testMouseWorksWhileAFingerRests() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("1"))
    try screen.mouse.click(keypad.place("2"))
    try screen.mouse.click(keypad.place("1"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "121")
  }

  func testFingerWorksWhileTheMouseHoldsAKey() throws {
    let keypad = try start()
    try screen.mouse.move(to: keypad.place("1"))
    try screen.mouse.press()
    try screen.touchscreen.tap(keypad.place("2"))
    try screen.touchscreen.tap(keypad.place("1"))
    try screen.mouse.release()
    try keypad.goesOn(with: "121")
  }

  /// What the server makes a mouse do for a finger is no press of its own, wherever the mouse was before.
  func testFingerOnTheKeyUnderTheMouseTypesOnce() throws {
    let keypad = try start()
    try screen.mouse.move(to: keypad.place("5"))
    try screen.touchscreen.tap(keypad.place("5"))
    try keypad.shows("5")
    try screen.mouse.click(keypad.place("6"))
    try screen.touchscreen.tap(keypad.place("7"))
    try screen.touchscreen.tap(keypad.place("6"))
    try keypad.goesOn(with: "5676")
  }

  /// A device that GDK takes for a mouse, too, whereas it takes the other one for a touchscreen.
  func testPlainMouseTypesOnceAClick() throws {
    let keypad = try start()
    let pointer = try TestPointer(screen)
    for name in ["1", "1", "2", "Decimal point"] {
      try pointer.move(to: keypad.place(name))
      pointer.press(true)
      pointer.press(false)
    }
    try keypad.tap("5")
    try pointer.move(to: keypad.place("6"))
    pointer.press(true)
    pointer.press(false)
    try keypad.shows("112.56")
    try pointer.move(to: keypad.place("Confirm"))
    pointer.press(true)
    pointer.press(false)
    try keypad.ends(printing: "112.56\n", status: 0)
  }
}
