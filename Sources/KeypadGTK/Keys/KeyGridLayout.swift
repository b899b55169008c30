import GTKBridge
import KeypadEngine

/// Where the keys are, and how large they would be.
extension KeyGrid {
  /// The height of a key that is comfortable to touch where nothing is known of the screen, in pixels.
  private static let comfortableHeight = 50

  /// The size of a fingertip's key on the screen that the grid is on, in pixels: 50, and where the screen's true size is
  /// known at least 9 mm. Keys are 8 to 5 wide.
  var naturalKeyHeight: Int {
    let fingertip = Monitor.showing(surface)?.pixelsPerMillimetre.map { Int(9 * $0) + 1 } ?? 0
    return max(Self.comfortableHeight, fingertip)
  }

  /// The size of the grid with keys of their natural size, in pixels.
  var naturalSize: (width: Int, height: Int) {
    let height = naturalKeyHeight
    return (KeyLayout.keyColumns * height * 8 / 5, layout.rows * height)
  }

  func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    frames = KeyFrames(makeLayout(isMirrored: surface.isRightToLeft), width: width, height: height)
    return frames.layout.keys.map { key in
      let frame = frames.frame(of: key)
      self[key].hasLeftHairline = frame.x.lowerBound > 0
      return (self[key].button, Rectangle(x: frame.x, y: frame.y))
    }
  }

  func drawHairlines(_ painter: Painter) {
    for key in frames.layout.keys {
      let frame = Rectangle(x: frames.frame(of: key).x, y: frames.frame(of: key).y)
      painter.fill(x: frame.x, y: frame.y, width: Double(frame.width), height: painter.devicePixel)
      if frame.x > 0 {
        painter.fill(x: frame.x, y: frame.y, width: painter.devicePixel, height: Double(frame.height))
      }
    }
  }
}

extension Rectangle {
  /// The pixels of these columns and rows.
  fileprivate init(x columns: Range<Int>, y rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
