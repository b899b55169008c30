import TestSupport
import XCTest

/// Drops and bubbles of the fields that a keypad follows.
final class DemoDecorationTests: DemoTestCase {
  /// What the screen shows over and under a field.
  private func surroundings(of field: Accessible) throws -> [Picture] {
    let area = field.area
    return try [area.y - 48, area.bottom + 3].map {
      try screen.windows.picture(of: Area(x: area.x, y: max($0, 0), width: area.width, height: 45))
    }
  }

  private func hasBubble(at field: Accessible) throws -> Bool {
    try surroundings(of: field).contains { picture in
      picture.colours.filter { $0.parts.allSatisfy { 40...110 ~= $0 } }.count > 1500
    }
  }

  private func check(
    _ name: String, atX x: Double, tapping key: String, gives text: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let field = try field(name)
    let place = Point(x: Double(field.area.x) + x, y: Double(field.area.y) + 14)
    try touch(field)
    try eventually("the keypad is there", file: file, line: line) { isKeypadThere }
    try tap("9 delete")
    var last: [Picture] = []
    try eventually("nothing moves any more", file: file, line: line) {
      defer { last = (try? surroundings(of: field)) ?? [] }
      return try surroundings(of: field) == last
    }
    let before = last
    try screen.touchscreen.down(place)
    // How long the finger rests is what is tested.
    hold(for: 0.8)
    try screen.touchscreen.up()
    try eventually("the bubble is there", file: file, line: line) { try hasBubble(at: field) }
    try tap(key)
    try eventually("the text", is: text, file: file, line: line) { field.text }
    try eventually("drop and bubble are gone", file: file, line: line) { try surroundings(of: field) == before }
  }

  func testAKeySendsThemAway() throws {
    try check("Amount", atX: 20, tapping: "7", gives: "7")
    try check("Search", atX: 60, tapping: "8", gives: "8")
  }

  func testAKeySendsThoseOfATextAway() throws {
    try check("Text", atX: 4, tapping: "8", gives: "182 rolls at 3.5")
  }
}
