import TestSupport
import XCTest

/// How fingers on the glass become keys.
final class FingerTests: KeypadTestCase {
  func testDigitIsThereWhenTheFingerLands() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("7"))
    try keypad.shows("7")
    try screen.touchscreen.up()
    try keypad.goesOn(with: "7")
  }

  func testSameKeyThreeTimes() throws {
    let keypad = try start()
    try keypad.tap("444")
    try keypad.shows("444")
  }

  func testEachLandingOfTwoThumbsIsOneKey() throws {
    let keypad = try start("--preset=digits")
    let touch = try screen.touchscreen
    for _ in 0..<30 {
      try touch.down(keypad.place("1"), finger: 1)
      try touch.down(keypad.place("2"), finger: 2)
      try touch.up(finger: 1)
      try touch.up(finger: 2)
    }
    try keypad.shows(String(repeating: "12", count: 30))
  }

  func testThumbsThatNeverLiftTogether() throws {
    let keypad = try start("--preset=digits")
    let touch = try screen.touchscreen
    let keys = (0..<30).map { "\($0 % 9 + 1)" }
    for (index, key) in keys.enumerated() {
      try touch.down(keypad.place(key), finger: UInt32(index % 2 + 1))
      if index > 0 { try touch.up(finger: UInt32((index + 1) % 2 + 1)) }
    }
    try keypad.shows(keys.joined())
  }

  func testFiveFingersAtOnce() throws {
    let keypad = try start()
    for digit in 1...5 { try screen.touchscreen.down(keypad.place("\(digit)"), finger: UInt32(digit)) }
    try keypad.shows("12345")
    for digit in 1...5 { try screen.touchscreen.up(finger: UInt32(digit)) }
    try keypad.goesOn(with: "12345")
  }

  func testTwoFingersOnOneKey() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("5"), finger: 1)
    try screen.touchscreen.down(keypad.place("5").moved(right: 8), finger: 2)
    try keypad.shows("55")
    try screen.touchscreen.up(finger: 1)
    try screen.touchscreen.up(finger: 2)
    try keypad.goesOn(with: "55")
  }

  func testSlidingOverKeysTypesTheFirstOnly() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("1"))
    for key in ["2", "3", "6", "Delete"] { try screen.touchscreen.move(to: keypad.place(key)) }
    try screen.touchscreen.up()
    try keypad.goesOn(with: "1")
  }

  func testFingerAndMouseTogether() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("1"))
    try screen.mouse.click(keypad.place("2"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "12")
  }

  func testBordersBetweenKeysAreNotDead() throws {
    let keypad = try start("--preset=digits")
    var count = 0
    for (one, other) in [("1", "2"), ("4", "5"), ("1", "4"), ("5", "8"), ("2", "3"), ("8", "0")] {
      let (first, second) = try (keypad.key(one).area, keypad.key(other).area)
      let border =
        first.y == second.y
        ? Point(x: Double(first.right + second.x) / 2, y: first.centre.y)
        : Point(x: first.centre.x, y: Double(first.bottom + second.y) / 2)
      try screen.touchscreen.tap(border)
      count += 1
      try eventually("digits after the border of \(one) and \(other)", is: count) {
        try keypad.field.text.count
      }
    }
  }

  func testConfirmWaitsUntilTheFingerIsLifted() throws {
    let keypad = try start("--loop")
    try keypad.tap("5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.down(keypad.place("8"), finger: 2)
    try keypad.shows("58")
    XCTAssertEqual(keypad.program.output, "")
    try screen.touchscreen.up(finger: 2)
    try screen.touchscreen.up()
    try eventually("what is printed", is: "58\n") { keypad.program.output }
  }

  func testConfirmIsCalledOffBySlidingAway() throws {
    let keypad = try start()
    try keypad.tap("5")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try screen.touchscreen.move(to: keypad.place("1"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "5")
  }

  func testHideIsCalledOffBySlidingAway() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("Hide keypad"))
    try screen.touchscreen.move(to: keypad.place("3"))
    try screen.touchscreen.up()
    try keypad.goesOn(with: "")
    XCTAssertTrue(try keypad.key("Hide keypad").isShowing)
  }

  func testKeysLeaveTheFocusInTheField() throws {
    let keypad = try start()
    try keypad.tap("12")
    try keypad.shows("12")
    XCTAssertTrue(try keypad.field.isFocused)
    try screen.keyboard.type("3")
    try keypad.shows("123")
  }

  func testStalledTapOnADigitIsOneDigit() throws {
    let keypad = try start()
    let five = try keypad.place("5")
    keypad.program.child.send(SIGSTOP)
    try screen.touchscreen.tap(five)
    keypad.program.child.send(SIGCONT)
    try keypad.goesOn(with: "5")
  }
}
