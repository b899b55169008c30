/// Where the keys of a layout are in a grid of some size, in whole pixels from its upper left corner. They cover it
/// without gaps.
package struct KeyFrames: Sendable {
  /// The columns and rows of pixels that belong to a key.
  package typealias Frame = (x: Range<Int>, y: Range<Int>)

  /// Which keys there are.
  package let layout: KeyLayout
  /// Where each column of cells begins, and where the last one ends.
  private let columnEdges: [Int]
  private let rowEdges: [Int]

  /// A grid of this size, in pixels, at least 1.
  package init(_ layout: KeyLayout, width: Int, height: Int) {
    self.layout = layout
    columnEdges = edges(of: layout.columns, sharing: max(width, 1))
    rowEdges = edges(of: layout.rows, sharing: max(height, 1))
  }

  /// The part of the grid that belongs to a key, which has to be in the layout.
  package func frame(of key: ScreenKey) -> Frame {
    guard let place = layout.places.first(where: { $0.key == key }) else {
      preconditionFailure("\(key) is not in the layout")
    }
    return (
      columnEdges[place.columns.lowerBound]..<columnEdges[place.columns.upperBound],
      rowEdges[place.rows.lowerBound]..<rowEdges[place.rows.upperBound]
    )
  }

  /// The key nearest to a position: the key it is in, or for a position outside the grid the one at its border.
  package func key(atX x: Double, y: Double) -> ScreenKey {
    let (column, row) = (cell(at: x, columnEdges), cell(at: y, rowEdges))
    return layout.places.first { $0.columns.contains(column) && $0.rows.contains(row) }!.key
  }

  /// Whether a position is in the frame of a key, or not farther than a margin outside.
  package func isInside(_ key: ScreenKey, x: Double, y: Double, margin: Double = 0) -> Bool {
    let frame = frame(of: key)
    return x >= Double(frame.x.lowerBound) - margin && x < Double(frame.x.upperBound) + margin
      && y >= Double(frame.y.lowerBound) - margin && y < Double(frame.y.upperBound) + margin
  }

  private func cell(at position: Double, _ edges: [Int]) -> Int {
    edges.dropFirst().dropLast().lastIndex { position >= Double($0) } ?? 0
  }
}

/// Pixels that cannot be shared out evenly are spread.
private func edges(of cells: Int, sharing length: Int) -> [Int] {
  (0...cells).map { length * $0 / cells }
}
