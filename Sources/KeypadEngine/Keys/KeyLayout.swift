/// A key of the keypad on the screen.
package enum ScreenKey: Hashable, Sendable {
  /// A digit, 0…9.
  case digit(Int)
  /// The decimal point.
  case point
  /// Delete, which repeats while it is held.
  case delete
  /// Confirm.
  case confirm
  /// Puts the keypad away.
  case hide
}

/// Where the keys are: four columns by four rows, delete and confirm two rows tall.
///
/// Positions are whole pixels from the upper left corner of the grid; the keys cover it without gaps.
package struct KeyLayout: Equatable, Sendable {
  /// A key's part of the grid, in pixels.
  package struct Frame: Equatable, Sendable {
    /// The left edge.
    package var x: Int
    /// The upper edge.
    package var y: Int
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int

    /// A part of the grid, in pixels.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Whether a point is in the frame, or not farther than a margin outside.
    package func contains(x pointX: Double, y pointY: Double, margin: Double = 0) -> Bool {
      pointX >= Double(x) - margin && pointX < Double(x + width) + margin
        && pointY >= Double(y) - margin && pointY < Double(y + height) + margin
    }
  }

  /// How many columns there are, and how many rows.
  package static let size = 4

  /// All keys, by rows.
  package static let keys: [ScreenKey] = [
    .digit(1), .digit(2), .digit(3), .delete, .digit(4), .digit(5), .digit(6), .digit(7), .digit(8), .digit(9),
    .confirm, .point, .digit(0), .hide,
  ]

  /// The width of the grid, in pixels.
  package let width: Int
  /// The height of the grid, in pixels.
  package let height: Int
  /// Whether delete and confirm stand on the left, as in languages written from right to left. Digits never mirror.
  package let isMirrored: Bool

  /// Which digit is where.
  package let order: DigitOrder

  /// A grid of this size, in pixels.
  package init(width: Int, height: Int, isMirrored: Bool = false, order: DigitOrder = .usual) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.isMirrored = isMirrored
    self.order = order
  }

  /// How many rows a key is tall.
  package static func rows(of key: ScreenKey) -> Int {
    key == .delete || key == .confirm ? 2 : 1
  }

  /// The part of the grid that belongs to a key.
  package func frame(of key: ScreenKey) -> Frame {
    let (column, row) = place(of: key)
    let left = edge(column, of: width)
    let top = edge(row, of: height)
    return Frame(
      x: left, y: top, width: edge(column + 1, of: width) - left,
      height: edge(row + Self.rows(of: key), of: height) - top)
  }

  /// The key nearest to a position: the key it is in, or for a position outside the grid the one at its border.
  package func key(atX x: Double, y: Double) -> ScreenKey {
    let column = cell(x, of: width)
    let row = cell(y, of: height)
    return Self.keys.first { key in
      let place = place(of: key)
      return place.column == column && place.row..<(place.row + Self.rows(of: key)) ~= row
    }!
  }

  private func place(of key: ScreenKey) -> (column: Int, row: Int) {
    let digitColumns = isMirrored ? 1 : 0
    let sideColumn = isMirrored ? 0 : 3
    return switch key {
    case .digit(let digit):
      switch order.place(of: digit) {
      case 9: (digitColumns + 1, 3)
      case let place: (digitColumns + place % 3, place / 3)
      }
    case .point: (digitColumns, 3)
    case .hide: (digitColumns + 2, 3)
    case .delete: (sideColumn, 0)
    case .confirm: (sideColumn, 2)
    }
  }

  /// Where the cell of this number begins; pixels that cannot be shared out evenly are spread.
  private func edge(_ number: Int, of length: Int) -> Int { length * number / Self.size }

  private func cell(_ position: Double, of length: Int) -> Int {
    (1..<Self.size).last { position >= Double(edge($0, of: length)) } ?? 0
  }
}
