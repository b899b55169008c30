import TestSupport
import XCTest

/// One hand on the field, the other on the keys.
final class FieldAndKeysTests: KeypadTestCase {
  func testFingerTypesWhileAnotherRestsOnTheField() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.field.area.centre, finger: 1)
    for name in ["1", "2", "3"] { try screen.touchscreen.tap(keypad.place(name), finger: 2) }
    try keypad.shows("123")
    try screen.touchscreen.up(finger: 1)
    try keypad.confirmWorks(true)
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "123\n", status: 0)
  }

  func testFingerThatSlidesFromTheFieldOntoAKeyTypesNothing() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.field.area.centre)
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.move(to: keypad.place("5"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "")
    try keypad.looksPressed()
  }

  func testTenFingersTypeTenDigits() throws {
    let keypad = try start("--preset=digits")
    for digit in 0...9 { try screen.touchscreen.down(keypad.place("\(digit)"), finger: UInt32(digit + 1)) }
    try keypad.shows("0123456789")
    try keypad.looksPressed(Set((0...9).map(String.init)))
    try screen.touchscreen.liftAll()
    try keypad.looksPressed()
  }

  func testTimeoutEndsAHeldKeypad() throws {
    let keypad = try start("--timeout=2", "--value=123456789")
    try screen.touchscreen.down(keypad.place("Delete"), finger: 1)
    try screen.touchscreen.down(keypad.place("Confirm"), finger: 2)
    try keypad.ends(printing: "", status: 5)
  }

  /// A long press opens GTK's menu for fingers: the next tap on a key still is that key.
  func testDigitCountsAfterALongPressOnTheField() throws {
    let keypad = try start("--value=123")
    let number = try keypad.field.area
    try screen.touchscreen.down(Point(x: Double(number.right - 20), y: number.centre.y))
    hold(for: 1)
    try screen.touchscreen.up()
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "123")
  }

  /// A double tap selects the number, and may open that menu, too.
  func testDigitReplacesANumberSelectedByADoubleTap() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.end)
    let digit = try keypad.field.area(ofCharacter: 1).centre
    try screen.touchscreen.tap(digit)
    try screen.touchscreen.tap(digit)
    try eventually("the selection", is: 0..<3) { try keypad.field.selection }
    try keypad.tap("7")
    try keypad.shows("7")
    try keypad.looksPressed()
  }
}
