import TestSupport
import XCTest

/// Where people write from right to left the window mirrors, but the digits and the point do not.
///
/// The direction is what GTK's own translation says. The words of these keypads are those of the language, where there
/// is a translation.
final class RightToLeftTests: KeypadTestCase {
  nonisolated(unsafe) private static var locales: [String: CompiledLocale] = [:]

  override class func tearDown() {
    locales = [:]
    super.tearDown()
  }

  /// What a key is called: in Arabic, where the program was built with its catalogues, else in English.
  private func name(_ english: String, on keypad: Keypad) -> String {
    RightToLeftTests.arabicNames[english].flatMap { keypad.areas[$0] == nil ? nil : $0 } ?? english
  }

  private static let arabicNames = [
    "Decimal point": "الفاصلة العشرية", "Hide keypad": "أخفِ لوحة الأرقام",
    "Delete": "احذف", "Confirm": "أكّد",
  ]

  /// A keypad in the locale of a language.
  private func start(
    in language: String, _ options: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let name = ["ar": "ar_EG", "he": "he_IL"][language]!
    let locale = try RightToLeftTests.locales[name] ?? CompiledLocale(name)
    RightToLeftTests.locales[name] = locale
    return try Keypad(
      on: screen, options + ["--decimal-separator=."], surroundings: locale.speaking(language, in: surroundings),
      file: file, line: line)
  }

  private func checkPlaces(_ language: String, line: UInt = #line) throws {
    let keypad = try start(in: language, line: line)
    func area(_ name: String) throws -> Area {
      try XCTUnwrap(keypad.areas[self.name(name, on: keypad)], name, line: line)
    }
    for row in [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["Decimal point", "0", "Hide keypad"]] {
      let lefts = try row.map { try area($0).x }
      XCTAssertEqual(lefts, lefts.sorted(), "\(row) from left to right", line: line)
      XCTAssertEqual(Set(lefts).count, 3, line: line)
    }
    for name in ["Delete", "Confirm"] {
      XCTAssertLessThanOrEqual(try area(name).right, try area("1").x, "\(name) is on the left", line: line)
    }
    XCTAssertEqual(try area("Delete").x, 0, line: line)
  }

  private func checkTouch(_ language: String, line: UInt = #line) throws {
    let keypad = try start(in: language, "--preset=free", line: line)
    let delete = name("Delete", on: keypad)
    try keypad.tap("0123456789")
    try keypad.tapKey(name("Decimal point", on: keypad))
    try keypad.tap("5")
    try keypad.shows("0123456789.5", line: line)
    try keypad.tapKey(delete)
    try keypad.shows("0123456789.", line: line)
    try keypad.looksPressed(line: line)
    try screen.touchscreen.down(keypad.place(delete))
    try keypad.looksPressed(delete, line: line)
    try screen.touchscreen.up()
    try keypad.tapKey(name("Confirm", on: keypad))
    try keypad.ends(printing: "0123456789\n", status: 0, line: line)
  }

  func testArabicPlaces() throws { try checkPlaces("ar") }

  func testHebrewPlaces() throws { try checkPlaces("he") }

  func testArabicTouch() throws { try checkTouch("ar") }

  func testHebrewTouch() throws { try checkTouch("he") }

  /// Where the writing in an area begins and ends.
  private func ink(in area: Area) throws -> ClosedRange<Int>? {
    let picture = try screen.windows.restingPicture(of: area)
    let columns = (area.x..<area.right).filter { x in
      (area.y..<area.bottom).contains { y in
        picture[Point(x: Double(x), y: Double(y))].contrast(to: Look.key) > 3
      }
    }
    return columns.isEmpty ? nil : columns.first!...columns.last!
  }

  func testPromptIsMirrored() throws {
    let usual = try start("--prompt=Amount")
    let left = try XCTUnwrap(usual.seen.find(role: "label", name: "Amount")).area
    let middle = Int(usual.grid.centre.x)
    let usualInk = try XCTUnwrap(ink(in: left))
    XCTAssertLessThan(usualInk.upperBound, middle)
    usual.program.child.end()
    let mirrored = try start(in: "he", "--prompt=Amount")
    let right = try XCTUnwrap(mirrored.seen.find(role: "label", name: "Amount")).area
    let mirroredInk = try XCTUnwrap(ink(in: right))
    XCTAssertGreaterThan(mirroredInk.lowerBound, middle)
    // As far from the one edge as from the other.
    XCTAssertEqual(Double(usualInk.lowerBound), Double(mirrored.grid.right - 1 - mirroredInk.upperBound), accuracy: 3)
  }

  func testNumberIsNotMirrored() throws {
    for language in ["ar", "he"] {
      let keypad = try start(in: language, "--value=12.5")
      try screen.keyboard.type(.end)
      try keypad.showsCaret(at: 4)
      let places = try (0..<4).map { try keypad.field.area(ofCharacter: $0).x }
      XCTAssertEqual(places, places.sorted(), language)
      XCTAssertEqual(Set(places).count, 4, language)
      // Right-aligned as everywhere.
      XCTAssertGreaterThan(places[0], Int(keypad.grid.centre.x), language)
      keypad.program.child.end()
    }
  }

  func testRefusalIsMirrored() throws {
    let keypad = try start(in: "he", "--value=0.25")
    try screen.keyboard.type(.end)
    try keypad.tap("7")
    try keypad.says("At most 2 decimals")
    let (field, grid) = try (keypad.field.area, keypad.grid)
    let line = Area(x: 0, y: field.bottom + 1, width: grid.width, height: grid.y - field.bottom - 2)
    let ink = try XCTUnwrap(ink(in: line))
    XCTAssertLessThan(ink.upperBound, Int(grid.centre.x), "it stands on the right otherwise")
  }

  func testCaretKeysGoWhereTheyPoint() throws {
    let keypad = try start(in: "he", "--value=123")
    try screen.keyboard.type(.end, .left)
    try keypad.showsCaret(at: 2)
    try keypad.tap("4")
    try keypad.shows("1243")
  }

  func testTabFollowsTheDigits() throws {
    let keypad = try start(in: "ar")
    var order: [String] = []
    for _ in 0..<12 {
      let before = keypad.seen.showing.first(where: \.isFocused)?.name
      try screen.keyboard.type(.tab)
      try eventually("the focus moves on") { keypad.seen.showing.first(where: \.isFocused)?.name != before }
      order.append(keypad.seen.showing.first(where: \.isFocused)?.name ?? "")
    }
    XCTAssertEqual(order.filter { Int($0) != nil }, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
  }
}
