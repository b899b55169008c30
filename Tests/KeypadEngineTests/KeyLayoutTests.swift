import KeypadEngine
import Testing

@Suite("Where the keys are")
struct KeyLayoutTests {
  static let layouts = [(400, 200), (401, 203), (1, 1), (240, 140), (3840, 2000)].flatMap { size in
    [false, true].map { KeyLayout(width: size.0, height: size.1, isMirrored: $0) }
  }

  @Test("Reads like a telephone's keys, with delete and confirm at the side")
  func places() {
    let layout = KeyLayout(width: 400, height: 200)
    let rows: [[ScreenKey]] = [
      [.digit(1), .digit(2), .digit(3), .delete], [.digit(4), .digit(5), .digit(6), .delete],
      [.digit(7), .digit(8), .digit(9), .confirm], [.point, .digit(0), .hide, .confirm],
    ]
    for (row, keys) in rows.enumerated() {
      for (column, key) in keys.enumerated() {
        #expect(layout.key(atX: Double(column * 100 + 50), y: Double(row * 50 + 25)) == key)
      }
    }
    #expect(layout.frame(of: .delete) == KeyLayout.Frame(x: 300, y: 0, width: 100, height: 100))
  }

  @Test("In languages from right to left the side keys change sides, the digits do not")
  func mirrored() {
    let layout = KeyLayout(width: 400, height: 200, isMirrored: true)
    #expect(layout.frame(of: .delete).x == 0)
    #expect(layout.frame(of: .digit(1)).x < layout.frame(of: .digit(3)).x)
    #expect(layout.frame(of: .point).x < layout.frame(of: .hide).x)
  }

  @Test("Every position belongs to the key whose frame it is in", arguments: layouts)
  func noDeadGround(_ layout: KeyLayout) {
    for x in stride(from: 0.5, to: Double(layout.width), by: max(Double(layout.width) / 97, 1)) {
      for y in stride(from: 0.5, to: Double(layout.height), by: max(Double(layout.height) / 89, 1)) {
        #expect(layout.frame(of: layout.key(atX: x, y: y)).contains(x: x, y: y))
      }
    }
  }

  @Test("The keys cover the grid and nothing twice", arguments: layouts)
  func covers(_ layout: KeyLayout) {
    let frames = KeyLayout.keys.map(layout.frame)
    #expect(frames.map { $0.width * $0.height }.reduce(0, +) == layout.width * layout.height)
  }

  @Test("A position outside belongs to the key at the border")
  func outside() {
    let layout = KeyLayout(width: 400, height: 200)
    #expect(layout.key(atX: -5, y: -5) == .digit(1))
    #expect(layout.key(atX: 405, y: 205) == .confirm)
  }
}
