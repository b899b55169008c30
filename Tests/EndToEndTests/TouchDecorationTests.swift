import TestSupport
import XCTest

/// What GTK puts around a field for fingers never stands in the way of a key.
final class TouchDecorationTests: KeypadTestCase {
  private static let value = "123456789012345678901234567890123456789012345678"

  /// Touches the right end of the field and waits for the drop at the caret.
  private func touchEnd(
    of keypad: Keypad, line: Int = 0, file: StaticString = #filePath, sourceLine: UInt = #line
  ) throws {
    let field = try keypad.field.area
    // Two places in turn: GTK is not to see a double tap.
    let place = Point(x: Double(field.right - (line.isMultiple(of: 2) ? 3 : 13)), y: field.centre.y)
    try screen.touchscreen.tap(place)
    try eventually("the drop is there", file: file, line: sourceLine) { try hasDrop(keypad) }
  }

  private func hasDrop(_ keypad: Keypad) throws -> Bool {
    let (field, top) = try (keypad.field.area, keypad.grid.y)
    let strip = Area(x: field.right - 45, y: field.bottom, width: 55, height: top - field.bottom)
    return try !screen.windows.picture(of: strip).isPlain
  }

  /// Whether the dark ground of the bubble is seen over the keys. (GTK warns of a bubble that is gone when assistive
  /// technology asks for it.)
  private func hasBubble(_ keypad: Keypad) throws -> Bool {
    let (field, grid) = try (keypad.field.area, keypad.grid)
    let area = Area(x: grid.x, y: field.y, width: grid.width, height: grid.y - field.y)
    let dark = try screen.windows.picture(of: area).colours.filter { $0.parts.allSatisfy { 40...110 ~= $0 } }
    return dark.count > 2000
  }

  private func bubbleButton(_ keypad: Keypad, _ name: String) -> Accessible? {
    keypad.seen.showing.first { $0.role == "push button" && [$0.name, $0.details].contains(name) }
  }

  private func pressLong(_ keypad: Keypad, file: StaticString = #filePath, line: UInt = #line) throws {
    let field = try keypad.field.area
    try screen.touchscreen.down(Point(x: Double(field.right - 3), y: field.centre.y))
    // How long the finger rests is what is tested.
    hold(for: 0.8)
    try screen.touchscreen.up()
    try eventually("the bubble is there", file: file, line: line) { try hasBubble(keypad) }
  }

  private func checkEveryTapOnDelete(_ options: String..., line: UInt = #line) throws {
    let value = Self.value
    let keypad = try start("--preset=digits", "--value=\(value)", options.first ?? "--preset=digits")
    let area = try XCTUnwrap(keypad.areas["Delete"])
    var text = value
    for row in 0..<6 {
      for column in 0..<6 {
        try touchEnd(of: keypad, line: column, sourceLine: line)
        let x = Double(area.x) + Double(column) * Double(area.width - 1) / 5
        let y = Double(area.y) + Double(row) * Double(area.height - 1) / 5
        try screen.touchscreen.tap(Point(x: x, y: y))
        text.removeLast()
        try eventually("row \(row), column \(column)", is: text, line: line) { try keypad.field.text }
        try eventually("the drop is gone", line: line) { try !hasDrop(keypad) }
      }
    }
  }

  func testEveryTapOnDeleteDeletes() throws {
    try checkEveryTapOnDelete()
  }

  func testEveryTapOnDeleteDeletesInAKiosk() throws {
    try checkEveryTapOnDelete("--kiosk")
  }

  func testDropsStayAwayAtTheNextKeysToo() throws {
    let keypad = try start("--preset=digits", "--value=12")
    try touchEnd(of: keypad)
    try keypad.tap("345")
    try keypad.shows("12345")
    try eventually("the drop is gone") { try !hasDrop(keypad) }
    try touchEnd(of: keypad, line: 1)
    try screen.keyboard.type("6")
    try keypad.shows("123456")
    try eventually("the drop is gone again") { try !hasDrop(keypad) }
  }

  func testDropsOfASelectionGoWithTheNextKey() throws {
    let keypad = try start("--value=123")
    try screen.keyboard.type(.end)
    let digit = try keypad.field.area(ofCharacter: 1).centre
    try screen.touchscreen.tap(digit)
    try screen.touchscreen.tap(digit)
    try eventually("drops are there") { try hasDrop(keypad) }
    let area = try XCTUnwrap(keypad.areas["Delete"])
    try screen.touchscreen.tap(Point(x: Double(area.right - 2), y: Double(area.y + 1)))
    try keypad.shows("")
    try eventually("the drops are gone") { try !hasDrop(keypad) }
  }

  func testALongPressOffersPaste() throws {
    let first = try start("--loop", "--clipboard", "--preset=free")
    try first.tap("12.5")
    try first.tapKey("Confirm")
    try first.says("clipboard")
    let keypad = try start()
    try pressLong(keypad)
    let paste = try XCTUnwrap(bubbleButton(keypad, "Paste"))
    XCTAssertLessThanOrEqual(paste.area.bottom, keypad.grid.y, "it leaves the keys free")
    try screen.touchscreen.tap(paste.area.centre)
    try keypad.shows("12.5")
    try eventually("the bubble is gone") { try !hasBubble(keypad) }
  }

  func testAnyKeySendsTheBubbleAway() throws {
    let keypad = try start("--preset=digits", "--value=12")
    try pressLong(keypad)
    let bubble = try XCTUnwrap(bubbleButton(keypad, "Select all"))
    XCTAssertLessThanOrEqual(bubble.area.bottom, keypad.grid.y, "it leaves the keys free")
    try keypad.tap("3")
    try keypad.shows("123")
    try eventually("the bubble is gone") { try !hasBubble(keypad) }
    try pressLong(keypad)
    try screen.keyboard.type("4")
    try keypad.shows("1234")
    try eventually("the bubble is gone again") { try !hasBubble(keypad) }
    try pressLong(keypad)
    try keypad.tapKey("Delete")
    try keypad.shows("123")
    try keypad.goesOn(with: "123")
  }

  /// Where there is no room for it over the keys, they act through it.
  func testKeysActUnderABubbleThatFindsNoRoom() throws {
    let keypad = try start("--preset=digits", "--value=12")
    try screen.windows.resize(width: 260, height: 230)
    try keypad.findKeys { $0["Delete"].map { $0.right <= 260 } ?? false }
    let area = try XCTUnwrap(keypad.areas["Delete"])
    for (count, share) in [0.1, 0.5].enumerated() {
      try pressLong(keypad)
      try screen.touchscreen.tap(
        Point(x: area.centre.x, y: Double(area.y) + share * Double(area.height)))
      try keypad.shows(String("12".dropLast(count + 1)))
      try eventually("the bubble is gone") { try !hasBubble(keypad) }
    }
  }
}
