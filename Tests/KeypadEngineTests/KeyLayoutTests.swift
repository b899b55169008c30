import KeypadEngine
import Testing

@Suite("Where the keys are")
struct KeyLayoutTests {
  /// Every kind of layout, in a usual and in another order of digits.
  static let layouts = [DigitArrangement.phone.order, DigitArrangement.calculator.order].flatMap { order in
    CornerKey.allCases.flatMap { corner in
      KeyLayout.possibleQuickKeys.flatMap { quickKeys in
        [false, true].map { KeyLayout(order: order, corner: corner, quickKeys: quickKeys, isMirrored: $0) }
      }
    }
  }
  static let sizes = [(400, 200), (401, 203), (1, 1), (240, 140), (3840, 2000)]

  /// The keys as they are read in a grid of cells of 100 by 50 pixels.
  private func rows(_ layout: KeyLayout) -> [[ScreenKey]] {
    let frames = KeyFrames(layout, width: 400, height: layout.rows * 50)
    return (0..<layout.rows).map { row in
      (0..<4).map { frames.key(atX: Double($0 * 100 + 50), y: Double(row * 50 + 25)) }
    }
  }

  @Test("Reads like a telephone's keys, with delete and confirm at the side")
  func places() {
    let layout = KeyLayout()
    #expect(
      rows(layout) == [
        [.digit(1), .digit(2), .digit(3), .delete], [.digit(4), .digit(5), .digit(6), .delete],
        [.digit(7), .digit(8), .digit(9), .confirm], [.point, .digit(0), .hide, .confirm],
      ])
    let frames = KeyFrames(layout, width: 400, height: 200)
    #expect(frames.frame(of: .delete) == (300..<400, 0..<100))
    #expect(layout.keys.first == .digit(1))
    #expect(layout.keys.last == .hide)
  }

  @Test("Reads like a calculator's keys where that is asked for, with any key in the corner")
  func calculator() {
    for corner in CornerKey.allCases {
      let layout = KeyLayout(order: DigitArrangement.calculator.order, corner: corner)
      #expect(
        rows(layout) == [
          [.digit(7), .digit(8), .digit(9), .delete], [.digit(4), .digit(5), .digit(6), .delete],
          [.digit(1), .digit(2), .digit(3), .confirm], [.point, .digit(0), corner.key, .confirm],
        ])
    }
  }

  @Test("Quick keys share a row above the others evenly", arguments: 1...8)
  func quickKeys(_ count: Int) {
    let layout = KeyLayout(quickKeys: count)
    #expect(rows(layout).dropFirst() == ArraySlice([[]] + rows(KeyLayout())).dropFirst())
    #expect(layout.keys.prefix(count) == ArraySlice((0..<count).map(ScreenKey.quick)))
    let frames = KeyFrames(layout, width: 840 * 2, height: 500)
    for number in 0..<count {
      let width = 1680 / count
      #expect(frames.frame(of: .quick(number)) == (number * width..<(number + 1) * width, 0..<100))
    }
  }

  @Test("In languages from right to left the side keys change sides, digits and amounts do not")
  func mirrored() {
    let layout = KeyLayout(quickKeys: 2, isMirrored: true)
    #expect(
      rows(layout) == [
        [.quick(0), .quick(0), .quick(1), .quick(1)], [.delete, .digit(1), .digit(2), .digit(3)],
        [.delete, .digit(4), .digit(5), .digit(6)], [.confirm, .digit(7), .digit(8), .digit(9)],
        [.confirm, .point, .digit(0), .hide],
      ])
  }

  @Test("Every position belongs to the key whose frame it is in", arguments: sizes)
  func noDeadGround(_ width: Int, _ height: Int) {
    for layout in Self.layouts {
      let frames = KeyFrames(layout, width: width, height: height)
      let points = stride(from: 0.5, to: Double(width), by: max(Double(width) / 23, 1)).flatMap { x in
        stride(from: 0.5, to: Double(height), by: max(Double(height) / 19, 1)).map { (x: x, y: $0) }
      }
      #expect(points.allSatisfy { frames.isInside(frames.key(atX: $0.x, y: $0.y), x: $0.x, y: $0.y) })
    }
  }

  @Test("The keys cover the grid and nothing twice", arguments: sizes)
  func covers(_ width: Int, _ height: Int) {
    for layout in Self.layouts {
      let frames = KeyFrames(layout, width: width, height: height)
      let areas = layout.keys.map { frames.frame(of: $0) }
      #expect(areas.map { $0.x.count * $0.y.count }.reduce(0, +) == width * height)
      #expect(areas.allSatisfy { 0...width ~= $0.x.upperBound && 0...height ~= $0.y.upperBound })
      #expect(Set(layout.keys).count == layout.keys.count)
    }
  }

  @Test("Quick keys do not move the columns below")
  func sameColumns() {
    for width in 240...300 {
      let plain = KeyFrames(KeyLayout(), width: width, height: 200)
      for count in 1...8 {
        let frames = KeyFrames(KeyLayout(quickKeys: count), width: width, height: 250)
        for key in KeyLayout().keys { #expect(frames.frame(of: key).x == plain.frame(of: key).x) }
      }
    }
  }

  @Test("A position outside belongs to the key at the border")
  func outside() {
    let frames = KeyFrames(KeyLayout(), width: 400, height: 200)
    #expect(frames.key(atX: -5, y: -5) == .digit(1))
    #expect(frames.key(atX: 405, y: 205) == .confirm)
  }
}
