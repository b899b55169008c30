/// Which keys there are, and which cells of the grid each of them covers.
///
/// The keys fill four columns and four rows, delete and confirm being two rows tall, and the quick keys share a row above
/// them evenly.
package struct KeyLayout: Equatable, Sendable {
  /// A key and its cells.
  package struct Place: Equatable, Sendable {
    /// The key.
    package let key: ScreenKey
    /// The columns that it covers.
    package let columns: Range<Int>
    /// The rows that it covers.
    package let rows: Range<Int>
  }

  /// How many columns of keys there are, quick keys apart.
  package static let keyColumns = 4
  /// How many rows of keys there are, quick keys apart.
  package static let keyRows = 4
  /// How many quick keys there can be.
  package static let possibleQuickKeys = 0...8

  /// The keys and their cells, in reading order. They cover the grid, and nothing twice.
  package let places: [Place]
  /// How many columns of cells the grid has: as many as keys and quick keys both can be made of.
  package let columns: Int
  /// How many rows of cells the grid has, all of one height.
  package let rows: Int

  /// A layout.
  ///
  /// - Parameters:
  ///   - order: which digit is where
  ///   - corner: the key at the lower right of the digits
  ///   - quickKeys: how many quick keys there are, 0 to 8
  ///   - isMirrored: whether delete and confirm stand on the left, as in languages written from right to left; digits
  ///     and amounts are never mirrored
  package init(
    order: DigitOrder = .usual, corner: CornerKey = .hide, quickKeys: Int = 0, isMirrored: Bool = false
  ) {
    precondition(Self.possibleQuickKeys ~= quickKeys, "there are 0 to 8 quick keys")
    let quickRows = quickKeys > 0 ? 1 : 0
    let columns = leastCommonMultiple(Self.keyColumns, max(quickKeys, 1))
    func place(_ key: ScreenKey, column: Int, row: Int, rows: Int = 1) -> Place {
      let width = columns / Self.keyColumns
      return Place(
        key: key, columns: column * width..<(column + 1) * width, rows: quickRows + row..<quickRows + row + rows)
    }
    let (left, side) = isMirrored ? (1, 0) : (0, 3)
    var places = order.digits.dropLast().enumerated().map { number, digit in
      place(.digit(digit), column: left + number % 3, row: number / 3)
    }
    places += [
      place(.delete, column: side, row: 0, rows: 2), place(.confirm, column: side, row: 2, rows: 2),
      place(.point, column: left, row: 3), place(.digit(order.digits[9]), column: left + 1, row: 3),
      place(corner.key, column: left + 2, row: 3),
    ]
    places += (0..<quickKeys).map { number in
      let width = columns / quickKeys
      return Place(key: .quick(number), columns: number * width..<(number + 1) * width, rows: 0..<1)
    }
    self.places = places.sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
    self.columns = columns
    rows = quickRows + Self.keyRows
  }

  /// The keys, in reading order.
  package var keys: [ScreenKey] { places.map(\.key) }
}

/// The smallest number that both positive numbers divide.
private func leastCommonMultiple(_ one: Int, _ other: Int) -> Int {
  stride(from: one, through: one * other, by: one).first { $0.isMultiple(of: other) }!
}
