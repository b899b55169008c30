import TestSupport
import XCTest

/// What holds for a kiosk's window whether or not somebody manages the windows.
class KioskTestCase: KeypadTestCase {
  /// The whole screen.
  func screenArea() throws -> Area { try Area(x: 0, y: 0, width: screen.width, height: screen.height) }

  /// Waits until the window covers the screen and the keys rest in it.
  func covers(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    let whole = try screenArea()
    try eventually("the area of the window", is: whole, file: file, line: line) {
      keypad.seen.find(role: "frame")?.area ?? .nowhere
    }
    try keypad.findKeys(whenTheyAre: { $0.values.allSatisfy { $0.bottom <= whole.bottom } }, file: file, line: line)
  }

  /// Waits until nothing but the keypad is seen, up to the corners of the screen.
  func nothingElseIsSeen(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    let (right, bottom) = try (Double(screen.width - 1), Double(screen.height - 1))
    // The first one a little inside: openbox leaves a dot of its own in the corner.
    let corners = [
      Point(x: 8, y: 8), Point(x: right, y: 0), Point(x: 0, y: bottom), Point(x: right, y: bottom),
    ].filter { !keypad.grid.contains($0) }
    let keys = try ["1", "5", "9"].map { try keypad.ground($0, file: file, line: line) }
    let expected = keys.map { _ in Look.key } + corners.map { _ in Look.surroundings }
    try eventually("keys and corners of the screen", is: expected, timeout: 5, file: file, line: line) {
      let picture = try screen.windows.picture(of: screenArea())
      return (keys + corners).map { picture[$0] }
    }
  }

  /// Checks that a window mapped later, of whatever size, ends up behind the keypad.
  func checkThatItStaysAbove(file: StaticString = #filePath, line: UInt = #line) throws {
    let keypad = try start("--kiosk", "--preset=digits", file: file, line: line)
    try covers(keypad, file: file, line: line)
    let whole = try screenArea()
    for (index, area) in [whole, Area(x: 300, y: 200, width: 700, height: 500), whole.inset(by: 5)].enumerated() {
      let stranger = try screen.windows.openStranger(area, Color(0x00_FF00))
      defer { stranger.close() }
      try eventually("the other window is there", file: file, line: line) { stranger.isMapped }
      try nothingElseIsSeen(keypad, file: file, line: line)
      stranger.raise()
      try nothingElseIsSeen(keypad, file: file, line: line)
      try keypad.tap("7")
      try keypad.shows(String(repeating: "7", count: index + 1), file: file, line: line)
    }
  }

  /// Checks that a window mapped later does not get what is typed.
  func checkThatItKeepsTheKeyboard(file: StaticString = #filePath, line: UInt = #line) throws {
    let keypad = try start("--kiosk", "--preset=digits", file: file, line: line)
    try covers(keypad, file: file, line: line)
    let stranger = try screen.windows.openStranger(screenArea(), Color(0x00_FF00))
    defer { stranger.close() }
    try eventually("the other window is there", file: file, line: line) { stranger.isMapped }
    try nothingElseIsSeen(keypad, file: file, line: line)
    try eventually("the keyboard is the keypad's", timeout: 5, file: file, line: line) { !stranger.hasKeyboard }
    try screen.keyboard.type("47")
    try keypad.shows("47", file: file, line: line)
  }

  func checkThatItFollowsTheResolution(file: StaticString = #filePath, line: UInt = #line) throws {
    let keypad = try start("--kiosk", file: file, line: line)
    let size = try (screen.width, screen.height)
    try covers(keypad, file: file, line: line)
    defer { try? screen.changeResolution(width: size.0, height: size.1) }
    var typed = ""
    for (width, height) in [(1024, 768), (800, 600), size] {
      try screen.changeResolution(width: width, height: height)
      try covers(keypad, file: file, line: line)
      try checkComfort(keypad, file: file, line: line)
      try keypad.tap("5")
      typed += "5"
      try keypad.shows(typed, file: file, line: line)
    }
  }

  func checkThatItCannotBeClosed(file: StaticString = #filePath, line: UInt = #line) throws {
    let keypad = try start("--kiosk", file: file, line: line)
    try keypad.tap("5")
    try keypad.shows("5", file: file, line: line)
    try screen.windows.askToClose()
    try screen.keyboard.type(.f4, holding: .alt)
    try keypad.goesOn(with: "5", file: file, line: line)
    try covers(keypad, file: file, line: line)
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "", status: 1, file: file, line: line)
  }

  /// Checks that the keypad is not stretched and stands at the bottom centre.
  func checkComfort(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    let grid = keypad.grid
    let middle = try Double(screen.width) / 2
    XCTAssertEqual(grid.centre.x, middle, accuracy: 2, "it stands in the middle", file: file, line: line)
    XCTAssertEqual(grid.bottom, try screen.height, "it stands at the bottom", file: file, line: line)
    let key = try XCTUnwrap(keypad.areas["5"], file: file, line: line)
    let proportion = Double(key.width) / Double(key.height)
    XCTAssertTrue(1.2...2.2 ~= proportion, "a key is \(key)", file: file, line: line)
    XCTAssertGreaterThanOrEqual(key.height, 50, file: file, line: line)
  }
}
