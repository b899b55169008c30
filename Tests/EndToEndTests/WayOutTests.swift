import TestSupport
import XCTest

/// At `--kiosk` nothing that a keyboard, a mouse or a finger does opens anything beside the keypad.
final class WayOutTests: KioskTestCase {
  /// All that is shown but keys, field, and lines of text.
  private func shown(_ keypad: Keypad) -> [String] {
    let strange = ["menu", "menu item", "dialog", "window", "popup menu", "tool tip", "list", "page tab list", "frame"]
    return keypad.seen.showing.map(\.role).filter(strange.contains)
  }

  private func checkNothingOpens(_ what: String, _ keypad: Keypad, _ act: () throws -> Void) throws {
    let area = try keypad.field.area
    try act()
    // Time for what is not to be seen.
    hold(for: 0.4)
    XCTAssertEqual(shown(keypad), ["frame"], what)
    XCTAssertEqual(try keypad.field.area, area, what)
    try nothingElseIsSeen(keypad)
  }

  func testNoKeyLeadsOut() throws {
    let keypad = try start("--kiosk", "--preset=digits", "--value=5")
    try covers(keypad)
    let keyboard = try screen.keyboard
    let keys: [(String, () throws -> Void)] = [
      ("Menu", { try keyboard.type(.menu) }),
      ("Shift+F10", { try keyboard.type(.f10, holding: .shift) }),
      ("F1", { try keyboard.type(.f1) }), ("F10", { try keyboard.type(.f10) }),
      ("Ctrl+F1", { try keyboard.type(.f1, holding: .control) }),
      ("Ctrl+.", { try keyboard.type(.period, holding: .control) }),
      ("Ctrl+;", { try keyboard.type(.semicolon, holding: .control) }),
      ("Ctrl+Shift+D", { try keyboard.type(.d, holding: .control, .shift) }),
      ("Ctrl+Shift+I", { try keyboard.type(.i, holding: .control, .shift) }),
      ("Ctrl+Shift+E", { try keyboard.type(.e, holding: .control, .shift) }),
      ("Ctrl+Shift+U", { try keyboard.type(.u, holding: .control, .shift) }),
      ("Alt+Space", { try keyboard.type(.space, holding: .alt) }),
      ("Alt+F4", { try keyboard.type(.f4, holding: .alt) }),
      ("Super+D", { try keyboard.type(.d, holding: .command) }),
    ]
    for (name, type) in keys { try checkNothingOpens(name, keypad, type) }
    try keyboard.type(.end)
    try keypad.goesOn(with: "5")
  }

  func testNoButtonOfTheMouseLeadsOut() throws {
    let keypad = try start("--kiosk", "--value=5")
    try covers(keypad)
    for place in try [keypad.field.area.centre, keypad.place("5"), Point(x: 5, y: 5)] {
      for button: Int32 in [3, 8, 9] {
        try checkNothingOpens("button \(button)", keypad) { try screen.mouse.click(place, button) }
      }
    }
    try screen.keyboard.type(.end)
    try keypad.goesOn(with: "5")
  }

  func testTheNumberCannotBeDraggedOut() throws {
    let keypad = try start("--kiosk", "--value=123456")
    try covers(keypad)
    let place = try keypad.field.area
    try screen.keyboard.type(.a, holding: .control)
    try eventually("all is selected", is: 0..<6) { try keypad.field.selection }
    let number = Point(x: Double(place.right - 30), y: place.centre.y)
    try checkNothingOpens("drag", keypad) {
      try screen.mouse.move(to: number)
      try screen.mouse.press()
      for step in 1...20 {
        try screen.mouse.move(to: number.moved(right: Double(-step * 10), down: Double(-step * 10)))
      }
      XCTAssertEqual(try screen.windows.programWindows, 1, "nothing follows the pointer")
      try screen.mouse.release()
    }
  }

  func testEditingByKeyboardStillWorks() throws {
    let keypad = try start("--kiosk", "--preset=digits", "--value=123")
    let keyboard = try screen.keyboard
    try keyboard.type(.a, holding: .control)
    try keyboard.type(.c, holding: .control)
    try keyboard.type(.end)
    try keyboard.type(.v, holding: .control)
    try keypad.shows("123123")
    try keyboard.type(.left, holding: .shift)
    try keyboard.type(.backSpace)
    try keypad.shows("12312")
    try keyboard.type(.backSpace)
    try keypad.shows("1231")
  }
}
