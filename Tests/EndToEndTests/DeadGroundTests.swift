import TestSupport
import XCTest

/// There is no dead ground in the grid: every pixel of it types the nearest key.
final class DeadGroundTests: KeypadTestCase {
  /// The keys that are nearest to a place: one, or several where they are equally near.
  private func nearest(_ point: Point, _ keypad: Keypad) -> Set<String> {
    // The middle of the pixel that is touched.
    let (x, y) = (point.x.rounded(.down) + 0.5, point.y.rounded(.down) + 0.5)
    let distances = keypad.areas.mapValues { area in
      let right = max(Double(area.x) - x, 0, x - Double(area.right))
      let down = max(Double(area.y) - y, 0, y - Double(area.bottom))
      return right + down
    }
    let least = distances.values.min()
    return Set(distances.filter { $0.value == least }.keys)
  }

  /// Places a few pixels apart from one edge of the grid to the other, both included.
  private func steps(_ from: Int, _ to: Int) -> [Int] {
    Array(stride(from: from, to: to - 1, by: 13)) + [to - 1]
  }

  /// Taps places and checks after each row of them that every tap has typed the nearest key.
  private func check(
    _ rows: [[Point]], _ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for row in rows {
      var expected = [""]
      for point in row {
        let keys = nearest(point, keypad)
        // Digits only: the others are touched one by one elsewhere.
        guard keys.allSatisfy({ Int($0) != nil }) else { continue }
        try screen.touchscreen.tap(point)
        expected = expected.flatMap { text in keys.sorted().map { text + $0 } }
        if expected.count > 64 { break }
      }
      try eventually("taps along \(row.first!) to \(row.last!)", timeout: 4, file: file, line: line) {
        try expected.contains(keypad.field.text)
      }
      try screen.keyboard.type(.a, holding: .control)
      try screen.keyboard.type(.backSpace)
      try keypad.shows("", file: file, line: line)
    }
  }

  private func vertical(_ x: Int, _ keypad: Keypad) -> [Point] {
    steps(keypad.grid.y, keypad.grid.bottom).map { Point(x: Double(x), y: Double($0)) }
  }

  private func horizontal(_ y: Int, _ keypad: Keypad) -> [Point] {
    steps(keypad.grid.x, keypad.grid.right).map { Point(x: Double($0), y: Double(y)) }
  }

  func testBorderLines() throws {
    let keypad = try start("--preset=digits")
    let columns = Set(keypad.areas.values.map(\.x)).subtracting([keypad.grid.x])
    let rows = Set(keypad.areas.values.map(\.y)).subtracting([keypad.grid.y])
    XCTAssertEqual([columns.count, rows.count], [3, 3])
    try check(columns.sorted().flatMap { x in (x - 1...x + 1).map { vertical($0, keypad) } }, keypad)
    try check(rows.sorted().flatMap { y in (y - 1...y + 1).map { horizontal($0, keypad) } }, keypad)
  }

  func testOutermostPixels() throws {
    let keypad = try start("--preset=digits")
    let grid = keypad.grid
    try check([horizontal(grid.y, keypad), horizontal(grid.bottom - 1, keypad)], keypad)
    try check([vertical(grid.x, keypad), vertical(grid.right - 1, keypad)], keypad)
  }

  func testKeysCoverTheGridAndTheWindowsWidth() throws {
    let keypad = try start()
    let grid = keypad.grid
    let window = try XCTUnwrap(keypad.seen.find(role: "frame")).area
    XCTAssertEqual([grid.x, grid.right, grid.bottom], [window.x, window.right, window.bottom])
    for y in grid.y..<grid.bottom {
      for x in stride(from: grid.x, to: grid.right, by: 1) {
        let point = Point(x: Double(x), y: Double(y))
        let count = keypad.areas.values.filter { $0.contains(point) }.count
        guard count == 1 else { return XCTFail("\(count) keys at \(point)") }
      }
    }
  }

  func testFractionsOfAPixelTypeOneKeyEach() throws {
    let keypad = try start("--preset=digits")
    let border = try XCTUnwrap(keypad.areas["2"]).x
    let y = try keypad.place("1").y
    var count = 0
    for tenth in -15...15 {
      try screen.touchscreen.tap(Point(x: Double(border) + Double(tenth) / 10, y: y))
      count += 1
    }
    try eventually("one digit for each tap", is: count) { try keypad.field.text.count }
    let text = try keypad.field.text
    XCTAssertEqual(text, String(text.sorted()), "first the left key, then the right one")
    XCTAssertEqual(Set(text), ["1", "2"])
  }

  func testDeleteWorksUpToItsEdges() throws {
    let keypad = try start("--preset=digits", "--value=123456")
    try screen.keyboard.type(.end)
    let area = try XCTUnwrap(keypad.areas["Delete"])
    let (left, right) = (Double(area.x), Double(area.right - 1))
    let (top, bottom) = (Double(area.y), Double(area.bottom - 1))
    for point in [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom),
    ] { try screen.touchscreen.tap(point) }
    try keypad.goesOn(with: "12")
  }

  func testConfirmWorksInItsCorner() throws {
    let keypad = try start("--value=5")
    let grid = keypad.grid
    try screen.touchscreen.tap(Point(x: Double(grid.right - 1), y: Double(grid.bottom - 1)))
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testHideWorksAtItsLowerEdge() throws {
    let keypad = try start()
    try screen.touchscreen.tap(Point(x: keypad.place("Hide keypad").x, y: Double(keypad.grid.bottom - 1)))
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
  }
}
