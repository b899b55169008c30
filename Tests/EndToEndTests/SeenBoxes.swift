import TestSupport

/// A digit box as it is seen: by its border, which is of a strong colour on grey ground.
struct SeenBox: Equatable {
  let area: Area
  /// The colour of its border.
  let colour: Color
  /// The thickness of its border at the left.
  let thickness: Int
}

extension Keypad {
  /// The digit boxes from left to right, as they are drawn now.
  func seenBoxes() throws -> [SeenBox] {
    let row = try field.area
    let picture = try screen.windows.picture(of: row)
    func isBorder(_ x: Int, _ y: Int) -> Bool {
      let parts = picture[Point(x: Double(x), y: Double(y))].parts
      return parts.max()! - parts.min()! > 150
    }
    // What is written in a box is grey: through its middle only the borders are crossed.
    let middle = row.y + row.height / 2
    var sides: [Range<Int>] = []
    for x in row.x..<row.right where isBorder(x, middle) {
      if let last = sides.last, last.upperBound == x {
        sides[sides.count - 1] = last.lowerBound..<x + 1
      } else {
        sides.append(x..<x + 1)
      }
    }
    guard sides.count.isMultiple(of: 2) else { throw Shortfall("boxes with one side: \(sides)") }
    return stride(from: 0, to: sides.count, by: 2).map { number in
      let (left, right) = (sides[number].lowerBound, sides[number + 1].upperBound)
      let rows = (row.y..<row.bottom).filter { isBorder((left + right) / 2, $0) }
      let (top, bottom) = (rows.first ?? row.y, (rows.last ?? row.y) + 1)
      return SeenBox(
        area: Area(x: left, y: top, width: right - left, height: bottom - top),
        colour: picture[Point(x: Double(left), y: Double(middle))], thickness: sides[number].count)
    }
  }

  /// Waits until so many boxes are seen, and returns them.
  func seenBoxes(_ count: Int, file: StaticString = #filePath, line: UInt = #line) throws -> [SeenBox] {
    try eventually(appears: "\(count) boxes", file: file, line: line) {
      let boxes = try? seenBoxes()
      return boxes?.count == count ? boxes : nil
    }
  }
}
