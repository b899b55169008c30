import TestSupport
import XCTest

/// Tests that look where digits are.
class ShuffleTestCase: KeypadTestCase {
  static let digits = (0...9).map(String.init)
  private var started: [Keypad] = []

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    for keypad in started { keypad.program.child.end() }
    started = []
  }

  /// Starts a keypad with keys that are all equally large, so that pictures of them can be compared.
  func start(
    _ options: [String], surroundings: Surroundings? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, options, surroundings: surroundings ?? self.surroundings, file: file, line: line)
    started.append(keypad)
    try screen.windows.resize(width: 640, height: 560)
    try keypad.findKeys(
      whenTheyAre: { areas in
        Self.digits.allSatisfy { areas[$0]?.width == 160 && areas[$0]?.height == 100 }
      }, file: file, line: line)
    return keypad
  }

  /// The digits in reading order of their places.
  func order(of keypad: Keypad) -> [String] {
    Self.digits.sorted { one, other in
      guard let one = keypad.areas[one], let other = keypad.areas[other] else { return false }
      return (one.y, one.x) < (other.y, other.x)
    }
  }

  /// Where there are digits, in reading order.
  func places(_ keypad: Keypad) -> [Area] { order(of: keypad).compactMap { keypad.areas[$0] } }

  /// Checks that the digits change their places when something is done, at most three times in a row: that an order
  /// follows itself happens once in 3.6 million times.
  func checkChange(
    _ what: String, in keypad: Keypad, file: StaticString = #filePath, line: UInt = #line, when act: () throws -> Void
  ) throws {
    let before = order(of: keypad)
    for _ in 1...3 {
      try act()
      // In the middle of a row of digits the keys move only when fingers rest.
      let hasChanged: Void? = try? eventually("another order", timeout: 2) {
        try keypad.findKeys(file: file, line: line)
        return order(of: keypad) != before
      }
      if hasChanged != nil { return }
    }
    XCTFail("the order is still \(before) after \(what)", file: file, line: line)
  }

  /// Checks that touches type the digits that the keys are called by, into so many boxes.
  func checkTouches(
    in keypad: Keypad, fillingBoxes count: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    while try !keypad.field.text.isEmpty {
      let text = try keypad.field.text
      try keypad.tapKey("Delete")
      try eventually("there is less", file: file, line: line) { try keypad.field.text.count < text.count }
    }
    let names = order(of: keypad).prefix(count)
    try keypad.tap(names.joined(), file: file, line: line)
    try keypad.shows(names.joined(separator: " "), file: file, line: line)
  }

  /// Checks for each key of a shuffled keypad that what it shows, what it is called and what it types is the same digit.
  func checkLabels(
    _ options: [String], separator: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    func picture(at place: Area) throws -> Picture { try screen.windows.restingPicture(of: place.inset(by: 4)) }
    let usual = try start(options, file: file, line: line)
    try eventually("confirm is drawn in its new place", file: file, line: line) {
      let corner = try screen.windows.colour(at: Point(x: 630, y: 550)).parts
      return corner[2] > corner[0] + 50
    }
    let labels = try Dictionary(
      uniqueKeysWithValues: Self.digits.map { ($0, try picture(at: XCTUnwrap(usual.areas[$0]))) })
    usual.program.child.end()

    let shuffled = try start(options + ["--shuffle"], file: file, line: line)
    let names = order(of: shuffled)
    for (place, name) in zip(places(shuffled), names) {
      try eventually("the digits seen on the key \(name)", is: [name], file: file, line: line) {
        let seen = try picture(at: place)
        return labels.filter { $0.value.looksLike(seen) }.map(\.key)
      }
    }
    for (count, place) in zip(1..., places(shuffled)) {
      try screen.touchscreen.tap(place.centre)
      try shuffled.shows(names.prefix(count).joined(separator: separator), file: file, line: line)
    }
  }
}
