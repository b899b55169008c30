import TestSupport
import XCTest

/// Digit boxes, pixel by pixel.
final class BoxesLookTests: KeypadTestCase {
  /// The numbers of the boxes that look unlike most.
  private func marked(_ boxes: [SeenBox]) -> [Int] {
    let usual = boxes.map(\.colour).max { one, other in
      boxes.filter { $0.colour == one }.count < boxes.filter { $0.colour == other }.count
    }
    return boxes.indices.filter { boxes[$0].colour != usual }
  }

  private func isMarked(_ number: Int, of count: Int, _ keypad: Keypad, line: UInt = #line) throws {
    try eventually("the marked boxes", is: [number], line: line) { try marked(keypad.seenBoxes(count, line: line)) }
  }

  func testTheNextBoxIsMarked() throws {
    let keypad = try start("--boxes=4")
    try isMarked(0, of: 4, keypad)
    for (digit, number) in [("1", 1), ("2", 2), ("3", 3), ("4", 3)] {
      try keypad.tap(digit)
      try isMarked(number, of: 4, keypad)
    }
    try keypad.confirmWorks(true)
    try isMarked(3, of: 4, keypad)
    // One box is empty again, then two.
    for number in [3, 2, 1, 0] {
      try keypad.tapKey("Delete")
      try isMarked(number, of: 4, keypad)
    }
  }

  func testTheMarkedBoxHasAThickBorderOfAnotherColour() throws {
    let keypad = try start("--boxes=4", "--value=12")
    try isMarked(2, of: 4, keypad)
    let boxes = try keypad.seenBoxes(4)
    XCTAssertEqual(Set([0, 1, 3].map { boxes[$0].colour.value }).count, 1)
    XCTAssertEqual(Set([0, 1, 3].map { boxes[$0].thickness }).count, 1)
    XCTAssertGreaterThan(boxes[2].thickness, boxes[0].thickness)
    for box in boxes { XCTAssertGreaterThanOrEqual(box.colour.contrast(to: Look.key), 3, "\(box)") }
  }

  func testBoxesAreEquallyLargeAndStay() throws {
    for options in [["--boxes=5"], ["--boxes=5", "--masked"], ["--boxes=5", "--point-after=2", "--prompt=Weight"]] {
      let keypad = try Keypad(on: screen, options, surroundings: surroundings)
      defer { keypad.program.child.end() }
      let before = try keypad.seenBoxes(5).map(\.area)
      XCTAssertEqual(Set(before.map { [$0.y, $0.width, $0.height] }).count, 1, "\(before)")
      for (digit, number) in [("1", 1), ("8", 2), ("0", 3), ("4", 4), ("7", 4)] {
        try keypad.tap(digit)
        try isMarked(number, of: 5, keypad)
        XCTAssertEqual(try keypad.seenBoxes(5).map(\.area), before)
      }
      try keypad.tap("9")
      try keypad.says("no room")
      XCTAssertEqual(try keypad.seenBoxes(5).map(\.area), before)
    }
  }

  /// The smallest window there can be.
  private func checkNarrow(_ count: Int, _ options: String..., line: UInt = #line) throws {
    let keypad = try Keypad(on: screen, ["--boxes=\(count)"] + options, surroundings: surroundings, line: line)
    defer { keypad.program.child.end() }
    try screen.windows.resize(width: 240, height: 200)
    try keypad.findKeys(whenTheyAre: { ($0["Confirm"]?.right ?? 0) == 240 && ($0["Confirm"]?.bottom ?? 0) == 200 })
    let field = try keypad.field.area
    XCTAssertGreaterThanOrEqual(field.x, 0, line: line)
    XCTAssertLessThanOrEqual(field.right, 240, line: line)
    func boxes(marked number: Int) throws -> [SeenBox] {
      try isMarked(number, of: count, keypad, line: line)
      let boxes = try keypad.seenBoxes(count, line: line)
      XCTAssertEqual(Set(boxes.map { [$0.area.y, $0.area.width, $0.area.height] }).count, 1, line: line)
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        XCTAssertLessThan(left.area.right, right.area.x, "there is room between them", line: line)
      }
      XCTAssertGreaterThanOrEqual(boxes[0].area.x, field.x, line: line)
      XCTAssertLessThanOrEqual(boxes[count - 1].area.right, field.right, line: line)
      XCTAssertGreaterThanOrEqual(boxes[0].area.y, field.y, line: line)
      XCTAssertLessThanOrEqual(boxes[0].area.bottom, field.bottom, line: line)
      return boxes
    }
    let before = try boxes(marked: 0)
    XCTAssertGreaterThan(before[0].thickness, before[1].thickness, line: line)
    for _ in 0..<count { try keypad.tap("8") }
    try keypad.confirmWorks(true)
    let after = try boxes(marked: count - 1)
    XCTAssertEqual(after.map(\.area), before.map(\.area), line: line)
    // There is something in each of them.
    let picture = try screen.windows.picture(of: field)
    for box in after {
      let inside = box.area.inset(by: box.thickness)
      XCTAssertGreaterThan(contrast(in: inside, of: picture), 2, "\(box)", line: line)
    }
    try keypad.tapKey("Confirm")
    XCTAssertEqual(try keypad.program.child.waitForExit(), 0, line: line)
  }

  func testTwelveBoxesInTheSmallestWindow() throws {
    try checkNarrow(12)
    try checkNarrow(12, "--point-after=6")
  }

  func testThirtyTwoBoxesInTheSmallestWindow() throws {
    try checkNarrow(32)
    try checkNarrow(32, "--point-after=31")
    try checkNarrow(32, "--masked")
  }

  /// The contrast between the ground, which most of an area is, and what differs most from it.
  private func contrast(in area: Area, of picture: Picture) -> Double {
    let points = (area.y..<area.bottom).flatMap { y in
      (area.x..<area.right).map { Point(x: Double($0), y: Double(y)) }
    }
    let colours = points.map { picture[$0] }
    return colours.map { $0.contrast(to: colours.first ?? Look.key) }.max() ?? 1
  }

  func testPointStandsBehindItsBox() throws {
    for position in 1...3 {
      let keypad = try start("--boxes=4", "--point-after=\(position)")
      let boxes = try keypad.seenBoxes(4).map(\.area)
      let picture = try screen.windows.restingPicture(of: keypad.field.area)
      for (number, (left, right)) in zip(boxes, boxes.dropFirst()).enumerated() {
        let gap = Area(x: left.right, y: left.y, width: right.x - left.right, height: left.height)
        let hasPoint = contrast(in: gap, of: picture) >= 4.5
        XCTAssertEqual(hasPoint, number + 1 == position, "behind box \(number + 1) of \(position)")
      }
      keypad.program.child.end()
    }
  }

  private func checkContrast(theme: String?, line: UInt = #line) throws {
    let themed = try surroundings.setting("GTK_THEME", to: theme)
    let keypad = try start("--boxes=4", "--point-after=2", "--value=0852", surroundings: themed, line: line)
    try isMarked(3, of: 4, keypad, line: line)
    for box in try keypad.seenBoxes(4) {
      let inside = box.area.inset(by: box.thickness + 2)
      try eventually("the digit in \(box) can be read", line: line) {
        try contrast(in: inside, of: screen.windows.picture(of: inside)) >= 4.5
      }
    }
  }

  func testDigitsCanBeRead() throws { try checkContrast(theme: nil) }

  func testDigitsCanBeReadInADarkTheme() throws { try checkContrast(theme: "Adwaita:dark") }

  func testDigitsCanBeReadInHighContrast() throws { try checkContrast(theme: "HighContrast") }

  /// Numbers are not written from right to left anywhere.
  func testBoxesAreFilledFromTheLeftEverywhere() throws {
    let locale = try CompiledLocale("he_IL")
    let keypad = try start("--boxes=4", "--point-after=1", surroundings: locale.speaking("he", in: surroundings))
    try isMarked(0, of: 4, keypad)
    try keypad.tap("1")
    try isMarked(1, of: 4, keypad)
    let boxes = try keypad.seenBoxes(4).map(\.area)
    let rooms = zip(boxes, boxes.dropFirst()).map { $1.x - $0.right }
    XCTAssertGreaterThan(rooms[0], rooms[1], "the point is behind the first box from the left")
  }
}
