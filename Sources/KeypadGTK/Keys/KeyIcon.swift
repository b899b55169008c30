/// The icons on keys, as strokes; no icon theme is needed.
enum KeyIcon {
  typealias Strokes = [[(x: Double, y: Double)]]

  /// A tag that points to the left, with a cross in it.
  static func delete(_ width: Double, _ height: Double, size: Double) -> Strokes {
    placed(
      [
        [(-0.75, 0), (-0.3, -0.45), (0.7, -0.45), (0.7, 0.45), (-0.3, 0.45), (-0.75, 0)],
        [(0.02, -0.18), (0.38, 0.18)],
        [(0.38, -0.18), (0.02, 0.18)],
      ], width, height, size)
  }

  /// A keyboard with an arrow below that points down.
  static func hide(_ width: Double, _ height: Double, size: Double) -> Strokes {
    let keys = [-0.45, -0.15, 0.15, 0.45].map { x in [(x, -0.28), (x, -0.27)] }
    return placed(
      [
        [(-0.75, -0.5), (0.75, -0.5), (0.75, 0.2), (-0.75, 0.2), (-0.75, -0.5)],
        [(-0.3, -0.02), (0.3, -0.02)],
        [(-0.2, 0.42), (0, 0.62), (0.2, 0.42)],
      ] + keys, width, height, size)
  }

  private static func placed(_ strokes: [[(Double, Double)]], _ width: Double, _ height: Double, _ size: Double)
    -> Strokes
  {
    strokes.map { $0.map { (x: width / 2 + $0.0 * size, y: height / 2 + $0.1 * size) } }
  }
}
