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

  func testDoubleClickIsTwoDigits() throws {
    let keypad = try start()
    for _ in 0..<3 { try screen.mouse.click(keypad.place("6")) }
    try keypad.shows("666")
  }

  func testOnlyThePrimaryButtonCounts() throws {
    let keypad = try start()
    try screen.mouse.click(keypad.place("5"), 3)
    try screen.mouse.click(keypad.place("5"), 2)
    try screen.mouse.click(keypad.place("6"))
    try keypad.shows("6")
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
}
