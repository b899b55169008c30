import Foundation

/// A colour without transparency.
public struct Color: Equatable, Sendable, CustomStringConvertible {
  /// Red, green and blue, eight bits each, as in a style sheet.
  public let value: UInt32

  /// The colour that a style sheet writes as `#RRGGBB`.
  public init(_ value: UInt32) { self.value = value }

  /// The parts from 0 to 255.
  public var parts: [Int] { [16, 8, 0].map { Int(value >> $0 & 0xFF) } }

  /// As in a style sheet.
  public var description: String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether no part differs by more than the rounding of a blend.
  public func isClose(to other: Color) -> Bool {
    zip(parts, other.parts).allSatisfy { abs($0 - $1) <= 2 }
  }

  /// How well this colour and another can be told apart: from 1 to 21, as the Web Content Accessibility
  /// Guidelines measure it.
  public func contrast(to other: Color) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  private var luminance: Double {
    let linear = parts.map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// What is seen of this colour in front of another.
  public func over(_ background: Color, opacity: Double) -> Color {
    let blended = zip(parts, background.parts).map {
      UInt32((Double($0) * opacity + Double($1) * (1 - opacity)).rounded())
    }
    return Color(blended[0] << 16 | blended[1] << 8 | blended[2])
  }
}

/// A rectangle on the screen in pixels.
public struct Area: Equatable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// An area so far from the left and the top of the screen, and so large.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The first column to the right of it.
  public var right: Int { x + width }
  /// The first row below it.
  public var bottom: Int { y + height }
  /// The middle.
  public var centre: Point { Point(x: Double(x) + Double(width) / 2, y: Double(y) + Double(height) / 2) }
  /// A place at the top left of it, so far from its edges.
  public func corner(inset: Int) -> Point { Point(x: Double(x + inset), y: Double(y + inset)) }
  /// The area on a screen of so many pixels to each of a program's own.
  public func scaled(by factor: Int) -> Area {
    Area(x: factor * x, y: factor * y, width: factor * width, height: factor * height)
  }
  /// Whether a place is in it.
  public func contains(_ point: Point) -> Bool {
    point.x >= Double(x) && point.x < Double(right) && point.y >= Double(y) && point.y < Double(bottom)
  }
  /// Whether all of another area is in it.
  public func contains(_ area: Area) -> Bool {
    x <= area.x && y <= area.y && area.right <= right && area.bottom <= bottom
  }
  /// The area without a margin.
  public func inset(by margin: Int) -> Area {
    Area(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }
}

/// The pixels of a screen or a part of one.
public struct Picture: Equatable, Sendable {
  private let pixels: [UInt32]
  private let area: Area

  init(pixels: [UInt32], of area: Area) {
    self.pixels = pixels
    self.area = area
  }

  /// The colour at a place on the screen.
  public subscript(point: Point) -> Color {
    Color(pixels[(Int(point.y) - area.y) * area.width + Int(point.x) - area.x])
  }

  /// All the colours, row by row from the top left.
  public var colours: [Color] { pixels.map { Color($0) } }

  /// Whether there is only one colour.
  public var isPlain: Bool { pixels.allSatisfy { $0 == pixels[0] } }

  /// Whether the pixels are the same, wherever on the screen they are.
  public func looksLike(_ other: Picture) -> Bool { pixels == other.pixels && area.width == other.area.width }
}
