import TestSupport

/// How the keys look while they are pressed.
extension Keypad {
  /// A place in a key where nothing is written.
  func ground(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Point {
    guard let area = areas[name] else {
      throw Shortfall("no key called \(name) among \(areas.keys.sorted())", file: file, line: line)
    }
    return area.corner(inset: 5 * scale)
  }

  /// The keys that look pressed in a picture of all of them.
  func pressedKeys(in picture: Picture) -> Set<String> {
    let pressed = areas.filter { name, area in
      let colour = picture[area.corner(inset: 5 * scale)]
      guard name == "Confirm" else { return colour == Look.pressed }
      return colour.parts.reduce(0, +) < Look.confirm.parts.reduce(0, +) - 15
    }
    return Set(pressed.keys)
  }

  /// The field and the keys now.
  func picture() throws -> Picture {
    let (top, grid) = try (field.area.y * scale, grid)
    return try screen.windows.picture(of: Area(x: grid.x, y: top, width: grid.width, height: grid.bottom - top))
  }

  /// Waits until just these keys look pressed.
  func looksPressed(_ names: String..., file: StaticString = #filePath, line: UInt = #line) throws {
    try looksPressed(Set(names), file: file, line: line)
  }

  /// Waits until just these keys look pressed.
  func looksPressed(
    _ names: Set<String>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try eventually("the pressed keys", is: names.sorted(), timeout: 5, file: file, line: line) {
      try pressedKeys(in: screen.windows.picture(of: grid)).sorted()
    }
  }
}
