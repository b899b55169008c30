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

  func testHundredsOfOverlappingTapsInOrder() throws {
    let keypad = try start("--preset=digits")
    let touch = try screen.touchscreen
    var dice = Dice(seed: 3)
    var resting: [UInt32] = []
    var typed = ""
    for index in 0..<400 {
      let digit = "\(Int.random(in: 0...9, using: &dice))"
      let finger = UInt32(index % 5 + 1)
      if resting.contains(finger) {
        try touch.up(finger: finger)
        resting.removeAll { $0 == finger }
      }
      try touch.down(keypad.place(digit), finger: finger)
      typed += digit
      resting.append(finger)
      while resting.count > Int.random(in: 1...4, using: &dice) {
        try touch.up(finger: resting.remove(at: Int.random(in: 0..<resting.count, using: &dice)))
      }
    }
    try keypad.shows(typed)
    try touch.liftAll()
    try keypad.goesOn(with: typed)
  }

  func testFiveFingersLandAndLiftInAnyOrder() throws {
    let keypad = try start("--preset=digits")
    var dice = Dice(seed: 5)
    var typed = ""
    for _ in 0..<10 {
      for finger in (1...5).shuffled(using: &dice) {
        let digit = "\(Int.random(in: 0...9, using: &dice))"
        try screen.touchscreen.down(keypad.place(digit), finger: UInt32(finger))
        typed += digit
      }
      for finger in (1...5).shuffled(using: &dice) { try screen.touchscreen.up(finger: UInt32(finger)) }
    }
    try keypad.goesOn(with: typed)
  }

  func testFingerTypesNextToARestingOneForever() throws {
    let keypad = try start("--preset=digits")
    try screen.touchscreen.down(keypad.place("1"), finger: 1)
    for _ in 0..<20 { try screen.touchscreen.tap(keypad.place("2"), finger: 2) }
    try screen.touchscreen.up(finger: 1)
    try keypad.goesOn(with: "1" + String(repeating: "2", count: 20))
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

  func testStalledTapOnADigitIsOneDigit() throws {
    let keypad = try start()
    let five = try keypad.place("5")
    keypad.program.child.send(SIGSTOP)
    try screen.touchscreen.tap(five)
    keypad.program.child.send(SIGCONT)
    try keypad.goesOn(with: "5")
  }
}
