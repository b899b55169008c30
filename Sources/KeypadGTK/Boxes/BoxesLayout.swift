import GTKBridge

/// Where the boxes and the point between them are, in pixels. Where the room is too narrow for boxes as wide as it is
/// high, all of it shrinks together, and the boxes become upright before they become small.
struct BoxesLayout: Equatable {
  /// Larger than this no box becomes, in pixels.
  static let largestSide = 160
  /// Up to this size of a box, margins and point are as wide as they were asked to be; beyond it they grow with it.
  private static let plainSide = 64

  /// The boxes, from left to right.
  let boxes: [Rectangle]
  /// The decimal point, if there is one.
  let point: Rectangle?

  /// - Parameters:
  ///   - count: how many boxes there are
  ///   - pointPosition: how many of them stand before the point
  ///   - margin: the room between two neighbours
  ///   - pointWidth: the width of the point
  ///   - hasComma: whether the point is a comma, which is higher than it is wide
  init(
    width: Int, height: Int, count: Int, pointPosition: Int?, margin: Int, pointWidth: Int, hasComma: Bool = false
  ) {
    let hasPoint = pointPosition != nil
    let side = max(min(height, Self.largestSide), 1)
    let growth = max(side, Self.plainSide)
    let wanted = (
      gap: margin * growth / Self.plainSide, dot: hasPoint ? pointWidth * growth / Self.plainSide : 0
    )
    let gaps = Self.gaps(count, pointPosition)
    let total = count * side + gaps * wanted.gap + wanted.dot
    let shrunk = { (length: Int) in total > width ? length * width / total : length }
    // Rounded down, so that all boxes are equally large.
    let box = (width: max(shrunk(side), 1), height: min(side, max(shrunk(side) * 8 / 5, 1)))
    let gap = shrunk(wanted.gap)
    let dot = hasPoint ? min(max(shrunk(wanted.dot), 1), box.height) : 0
    let top = (height - box.height) / 2
    var left = max((width - count * box.width - gaps * gap - dot) / 2, 0)
    var boxes: [Rectangle] = []
    var point: Rectangle?
    for number in 0..<count {
      if number == pointPosition {
        let dotHeight = hasComma ? min(dot * 9 / 5, box.height) : dot
        point = Rectangle(x: left, y: top + box.height - dotHeight, width: dot, height: dotHeight)
        left += dot + gap
      }
      boxes.append(Rectangle(x: left, y: top, width: box.width, height: box.height))
      left += box.width + gap
    }
    self.boxes = boxes
    self.point = point
  }

  /// Whether borders of the usual thickness would leave the digits too little room.
  var isSmall: Bool { boxes[0].width < 20 }

  /// The width at which boxes of a height up to 64 pixels do not shrink, in pixels.
  static func naturalWidth(height: Int, count: Int, pointPosition: Int?, margin: Int, pointWidth: Int) -> Int {
    count * height + gaps(count, pointPosition) * margin + (pointPosition == nil ? 0 : pointWidth)
  }

  /// Between how many neighbours there is a margin.
  private static func gaps(_ count: Int, _ pointPosition: Int?) -> Int {
    pointPosition == nil ? count - 1 : count
  }
}
