import TestSupport
import XCTest

/// The keypad in windows of any size, on a screen of 3840 by 2160 pixels.
final class SizeTests: KeypadTestCase {
  override class var size: (width: Int, height: Int) { (3840, 2160) }

  private static let names =
    (0...9).map(String.init) + ["Decimal point", "Hide keypad", "Delete", "Confirm"]

  /// Gives the window a size and waits until the keys have taken their places in it.
  private func resized(_ width: Int, _ height: Int) throws -> Keypad {
    let keypad = try start("--preset=free", "--prompt=Amount")
    try screen.windows.resize(width: width, height: height)
    try eventually("the window is \(width) by \(height)", is: [width, height]) {
      let area = keypad.seen.find(role: "frame")?.area ?? .nowhere
      return [area.width, area.height]
    }
    var previous: [Area] = []
    try eventually("the keys fill the window and rest") {
      let areas = try SizeTests.names.map { try keypad.key($0).area }
      defer { previous = areas }
      return areas == previous && areas.allSatisfy { $0.right <= width && $0.bottom <= height }
    }
    return keypad
  }

  private func checkKeys(_ width: Int, _ height: Int) throws {
    let keypad = try resized(width, height)
    var typed = ""
    for digit in ["1", "5", "9", "0"] {
      try screen.touchscreen.tap(keypad.key(digit).area.centre)
      typed += digit
      try keypad.shows(typed)
    }
    try screen.touchscreen.tap(keypad.key("Confirm").area.centre)
    try keypad.ends(printing: "1590\n", status: 0)
  }

  func testSmallest() throws { try checkKeys(240, 200) }

  func testUpright() throws { try checkKeys(480, 800) }

  func testWholeScreen() throws { try checkKeys(3840, 2160) }

  func testKeysScale() throws {
    let small = try resized(400, 400)
    let before = try small.key("5").area
    try screen.windows.resize(width: 1600, height: 1600)
    try eventually("the key has grown with the window") {
      let now = try small.key("5").area
      return now.width > before.width * 3 && now.height > before.height * 3
    }
  }

  func testKeysStayWhileTheTextGrows() throws {
    let keypad = try resized(400, 400)
    let before = try SizeTests.names.map { try keypad.key($0).area }
    for _ in 0..<40 { try screen.touchscreen.tap(keypad.key("4").area.centre) }
    try keypad.shows(String(repeating: "4", count: 40))
    XCTAssertEqual(try SizeTests.names.map { try keypad.key($0).area }, before)
  }
}
