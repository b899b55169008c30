import TestSupport
import XCTest

/// The colours of the built-in look.
enum Look {
  static let key = Color(0xFF_FFFF)
  static let hairline = Color(0xDD_DDDD)
  static let digits = Color(0x33_3333)
  static let pressed = Color(0xE5_E5E5)
  static let confirm = Color(0x00_84FF)
  static let surroundings = Color(0xEE_EEEE)
}

/// The look of the light theme, pixel by pixel.
final class LookTests: KeypadTestCase {
  /// Waits until a place on the screen has a colour.
  private func check(
    _ colour: Color, at point: Point, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try eventually(what, is: colour, file: file, line: line) { try screen.windows.colour(at: point) }
  }

  private func corner(_ key: String, of keypad: Keypad) throws -> Point {
    try keypad.key(key).area.corner(inset: 5)
  }

  func testKeysAreWhite() throws {
    let keypad = try start()
    for key in ["1", "5", "0", "Decimal point"] {
      try check(Look.key, at: corner(key, of: keypad), key)
    }
  }

  func testDigitsAreDarkGrey() throws {
    let keypad = try start()
    for name in ["1", "8", "Decimal point", "Delete", "Hide keypad"] {
      let inside = try keypad.key(name).area.inset(by: 6)
      try eventually("\(name) is written in dark grey") {
        try screen.windows.picture(of: inside).colours.contains { $0.isClose(to: Look.digits) }
      }
    }
  }

  func testConfirmIsBlueAndPaleWhileDisabled() throws {
    let keypad = try start()
    let corner = try corner("Confirm", of: keypad)
    try keypad.confirmWorks(false)
    let pale = [Look.key, Look.hairline].map { Look.confirm.over($0, opacity: 0.6) }
    var last = Look.key
    do {
      try eventually("") {
        last = try screen.windows.colour(at: corner)
        return pale.contains { $0.isClose(to: last) }
      }
    } catch { XCTFail("disabled confirm is \(last) instead of one of \(pale)") }
    try keypad.tap("1")
    try check(Look.confirm, at: corner, "enabled confirm")
  }

  func testPressedConfirmIsAShadeDarker() throws {
    let keypad = try start("--value=5")
    let corner = try corner("Confirm", of: keypad)
    try check(Look.confirm, at: corner, "enabled confirm")
    try screen.touchscreen.down(keypad.place("Confirm"))
    try eventually("pressed confirm is darker") {
      let now = try screen.windows.colour(at: corner).parts.reduce(0, +)
      return now < Look.confirm.parts.reduce(0, +)
    }
  }

  func testSellerIsOrange() throws {
    let keypad = try start("--preset=seller", "--value=5")
    let corner = try corner("Confirm", of: keypad)
    try eventually("confirm is orange") {
      let parts = try screen.windows.colour(at: corner).parts
      return parts[0] > parts[1] && parts[1] > parts[2] && parts[0] > 150 && parts[2] < 100
    }
  }

  func testConfirmColourCanBeChosen() throws {
    let keypad = try start("--confirm-color=#8a2be2", "--value=5")
    try check(Color(0x8A_2BE2), at: corner("Confirm", of: keypad), "confirm")
  }
}
