import TestSupport
import XCTest

/// A number that nobody can have read is not confirmed: right behind a refused key, or right after a window has offered it.
final class UnseenTests: KeypadTestCase {
  private let thirteenDigits: [KeyboardKey] = [
    .digit4, .digit0, .digit0, .digit6, .digit3, .digit8, .digit1, .digit3, .digit3, .digit3, .digit9, .digit3, .digit1,
  ]

  func testAScannersBurstDeliversNothingAndEnterLaterDoes() throws {
    for interval in [0.001, 0.005, 0.02, 0.2] {
      let keypad = try start()
      for key in thirteenDigits + [.enter] {
        try screen.keyboard.type(key)
        hold(for: interval)
      }
      try keypad.shows("400638133")
      try keypad.says("At most 9 digits before the point")
      XCTAssertEqual(keypad.program.output, "", "\(interval) s between keys")
      keypad.refusalIsRead()
      try screen.keyboard.type(.enter)
      try keypad.ends(printing: "400638133\n", status: 0)
    }
  }

  func testAScannersBurstThatFitsIsDelivered() throws {
    let keypad = try start("--preset=digits")
    for key in thirteenDigits + [.enter] { try screen.keyboard.type(key) }
    try keypad.ends(printing: "4006381333931\n", status: 0)
  }

  func testConfirmByFingerMouseAndActionWaitsToo() throws {
    let ways: [(String, (Keypad) throws -> Void)] = [
      ("finger", { try $0.tapKey("Confirm") }),
      (
        "mouse",
        { keypad in
          try self.screen.mouse.click(keypad.place("Confirm"))
        }
      ),
      ("action", { XCTAssertTrue(try $0.key("Confirm").press()) }),
    ]
    for (name, confirm) in ways {
      let keypad = try start()
      try keypad.tap("1.234")
      try confirm(keypad)
      try keypad.says("At most 2 decimals")
      XCTAssertEqual(keypad.program.output, "", name)
      keypad.refusalIsRead()
      try confirm(keypad)
      try keypad.ends(printing: "1.23\n", status: 0)
    }
  }

  func testARefusedConfirmIsNoRefusedKey() throws {
    let keypad = try start("--min=5")
    try keypad.tap("3")
    try keypad.tapKey("Confirm")
    try keypad.says("At least 5")
    try keypad.tap("3")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "33\n", status: 0)
  }

  func testAnOfferedNumberTakesItsTimeToBeSeen() throws {
    // Enter is held since before the window is there, as in the terminal that has started it.
    try screen.keyboard.press(.enter)
    let keypad = try start("--value=12.50", goesToEnd: false)
    hold(for: 1)
    XCTAssertEqual(keypad.program.output, "")
    try screen.keyboard.release(.enter)
    try screen.keyboard.type(.enter)
    try keypad.ends(printing: "12.50\n", status: 0)
  }

  func testADigitTakesTheOfferedNumbersPlace() throws {
    let keypad = try start("--value=12.50", goesToEnd: false)
    XCTAssertEqual(try keypad.field.selection, 0..<5)
    try keypad.tap("7")
    try keypad.shows("7")
  }

  func testDeleteEmptiesAndCaretKeysKeepTheOfferedNumber() throws {
    let emptied = try start("--value=12.50", goesToEnd: false)
    try emptied.tapKey("Delete")
    try emptied.shows("")
    let kept = try start("--value=12.50", goesToEnd: false)
    try screen.keyboard.type(.end)
    try kept.tapKey("Delete")
    try kept.shows("12.5")
  }

  func testAHeldDigitFillsOneSetOfBoxesAndNotTheNext() throws {
    let keypad = try start("--boxes=3", "--loop", "--confirm-when-complete")
    try screen.keyboard.press(.digit5)
    try eventually("the boxes are delivered", is: "555\n") { keypad.program.output }
    hold(for: 1)
    XCTAssertEqual(keypad.program.output, "555\n")
    try keypad.shows("")
    try screen.keyboard.release(.digit5)
    try screen.keyboard.type("7")
    try keypad.shows("7")
  }
}
