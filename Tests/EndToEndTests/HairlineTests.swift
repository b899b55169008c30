import TestSupport
import XCTest

/// Every border between two keys is a line of one pixel of the screen, at any scale.
final class HairlineTests: KeypadTestCase {
  /// Where a line across the border from the middle of one key to that of another meets the hairline's colour.
  private func hairlines(_ one: String, _ other: String, _ keypad: Keypad) throws -> [Int] {
    let (from, to) = try (XCTUnwrap(keypad.areas[one]), XCTUnwrap(keypad.areas[other]))
    // Past what is written on the keys: near the top for neighbours in a row, near the left for those in a column.
    let isRow = from.y == to.y
    let inset = 6 * keypad.scale
    let line =
      isRow
      ? Area(x: from.x + inset, y: from.y + inset, width: to.x - from.x, height: 1)
      : Area(x: from.x + inset, y: from.y + inset, width: 1, height: to.y - from.y)
    let colours = try screen.windows.picture(of: line).colours
    return colours.indices.filter { colours[$0] == Look.hairline }
  }

  private func check(_ keypad: Keypad, line: UInt = #line) throws {
    try keypad.looksPressed(line: line)
    let rows = [["1", "2", "3", "Delete"], ["4", "5", "6"], ["7", "8", "9"], ["Decimal point", "0", "Hide keypad"]]
    for row in rows {
      for (one, other) in zip(row, row.dropFirst()) {
        XCTAssertEqual(try hairlines(one, other, keypad).count, 1, "between \(one) and \(other)", line: line)
      }
    }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      for (one, other) in zip(upper, lower) where one != "Delete" {
        XCTAssertEqual(try hairlines(one, other, keypad).count, 1, "between \(one) and \(other)", line: line)
      }
    }
    // Delete has one key below it, and confirm a key on its left.
    XCTAssertEqual(try hairlines("Delete", "Confirm", keypad).count, 1, line: line)
  }

  func testUsualScreen() throws { try check(start("--preset=free", "--value=5")) }

  func testDenseScreen() throws {
    try check(start("--preset=free", "--value=5", surroundings: surroundings.setting("GDK_SCALE", to: "2")))
  }

  func testSizesThatCannotBeSharedOutEvenly() throws {
    for (width, height) in [(401, 403), (402, 399), (403, 401)] {
      let keypad = try start("--preset=free", "--value=5")
      try screen.windows.resize(width: width, height: height)
      try keypad.findKeys(whenTheyAre: { areas in
        areas.values.map(\.right).max() == width && areas.values.map(\.bottom).max() == height
      })
      try check(keypad)
      keypad.program.child.end()
    }
  }
}
