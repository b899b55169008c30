import TestSupport
import XCTest

/// `--shuffle`: the digits are in random places, and nothing else is.
final class ShuffleTests: ShuffleTestCase {
  func testOtherKeysStandWhereTheyAlwaysStand() throws {
    for boxes in [["--boxes=4"], ["--boxes=4", "--masked"], ["--preset=free"]] {
      let usual = try start(boxes)
      let shuffled = try start(boxes + ["--shuffle"])
      for name in ["Decimal point", "Delete", "Confirm", "Hide keypad"] {
        XCTAssertEqual(shuffled.areas[name], usual.areas[name], name)
      }
      XCTAssertEqual(places(shuffled), places(usual), "the digits share the same ten places")
      XCTAssertEqual(order(of: usual), ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
      usual.program.child.end()
      shuffled.program.child.end()
    }
  }

  func testWhatIsSeenIsWhatATouchTypes() throws {
    try checkLabels(["--boxes=10"], separator: " ")
  }

  func testWhatIsSeenIsWhatATouchTypesIntoAnOrdinaryField() throws {
    try checkLabels(["--preset=digits"], separator: "")
  }

  /// Whether one of these keypads has its digits in another order than the first: that all three agree by chance
  /// happens once in ten trillion times.
  func testTwoProgramsDiffer() throws {
    var orders: Set<[String]> = []
    for _ in 1...3 where orders.count < 2 {
      let keypad = try start(["--boxes=4", "--shuffle"])
      orders.insert(order(of: keypad))
      keypad.program.child.end()
    }
    XCTAssertGreaterThan(orders.count, 1)
  }

  func testShowingAgainShufflesAnew() throws {
    let keypad = try start(["--boxes=4", "--shuffle"])
    try checkChange("showing again", in: keypad) {
      try keypad.tapKey("Hide keypad")
      try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
      try screen.touchscreen.tap(keypad.field.area.centre)
    }
    try checkTouches(in: keypad, fillingBoxes: 4)
  }

  func testEachConfirmedNumberShufflesAnew() throws {
    for options in [["--boxes=2"], ["--boxes=2", "--masked"], ["--preset=digits"]] {
      let keypad = try start(options + ["--shuffle", "--loop"])
      try checkChange("confirming", in: keypad) {
        let before = keypad.program.output
        try keypad.tap("42")
        try keypad.confirmWorks(true)
        try keypad.tapKey("Confirm")
        try eventually("it is printed", is: before + "42\n") { keypad.program.output }
      }
      keypad.program.child.end()
    }
  }

  func testConfirmingByItselfShufflesAnew() throws {
    let keypad = try start(["--boxes=2", "--shuffle", "--loop", "--confirm-when-complete"])
    try checkChange("completing", in: keypad) {
      let before = keypad.program.output
      try keypad.tap("42")
      try eventually("it is printed", is: before + "42\n") { keypad.program.output }
    }
    try keypad.looksPressed()
    try keypad.tap("7")
    try keypad.shows("7")
  }

  /// Fingers know where to go while a number is typed.
  func testNothingMovesWhileANumberIsTyped() throws {
    let keypad = try start(["--boxes=4", "--shuffle"])
    let before = keypad.areas
    try keypad.tap("1234")
    try keypad.tap("5")
    try keypad.says("no room")
    try keypad.tapKey("Delete")
    try keypad.shows("1 2 3")
    try screen.touchscreen.tap(keypad.field.area.centre)
    try keypad.findKeys()
    XCTAssertEqual(keypad.areas, before)
  }

  func testAKeyboardTypesItsOwnDigits() throws {
    let keypad = try start(["--boxes=20", "--shuffle"])
    try screen.keyboard.type("1234567890")
    try screen.keyboard.typeOnKeypad("1234567890")
    try keypad.shows("1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0")
    // The key that lights is the one with the same digit, wherever it is.
    try screen.keyboard.press(.digit5)
    try keypad.looksPressed("5")
  }

  func testWithoutTheOptionNothingIsShuffled() throws {
    let keypad = try start(["--boxes=4", "--masked"])
    XCTAssertEqual(order(of: keypad), ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
  }

  /// The tall keys are on the left there, and the digits have the other places.
  func testRightToLeft() throws {
    let locale = try CompiledLocale("he_IL")
    let hebrew = try locale.speaking("he", in: surroundings)
    let usual = try start(["--boxes=10"], surroundings: hebrew)
    let shuffled = try start(["--boxes=10", "--shuffle"], surroundings: hebrew)
    for name in ["Decimal point", "Delete", "Confirm", "Hide keypad"] {
      XCTAssertEqual(shuffled.areas[name], usual.areas[name], name)
    }
    XCTAssertLessThanOrEqual(try XCTUnwrap(shuffled.areas["Delete"]).right, places(shuffled).map(\.x).min() ?? 0)
    XCTAssertEqual(places(shuffled), places(usual))
    try checkTouches(in: shuffled, fillingBoxes: 10)
  }
}
