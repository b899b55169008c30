import TestSupport
import XCTest

/// What is written can be read, whatever the theme of the system.
final class LegibilityTests: KeypadTestCase {
  /// Checks the contrast between the ground and the writing in an area: the colour in its corner, and the
  /// colour that differs most from that.
  private func checkContrast(
    _ least: Double, in area: Area, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var seen = 0.0
    do {
      try eventually("") {
        let colours = try screen.windows.picture(of: area).colours
        seen = colours.map { $0.contrast(to: colours[0]) }.max() ?? 0
        return seen >= least
      }
    } catch { throw Shortfall("\(what): contrast \(seen) instead of \(least)", file: file, line: line) }
  }

  private func check(theme: String?, file: StaticString = #filePath, line: UInt = #line) throws {
    let themed = try surroundings.setting("GTK_THEME", to: theme)
    let keypad = try start(
      "--prompt=Amount", "--value=0.25", surroundings: themed, file: file, line: line)
    for name in ["1", "Decimal point", "Delete", "Hide keypad", "Confirm"] {
      try checkContrast(3, in: keypad.key(name).area.inset(by: 5), name, file: file, line: line)
    }
    try checkContrast(3, in: keypad.field.area.inset(by: 5), "the number", file: file, line: line)
    let prompt = try XCTUnwrap(keypad.seen.find(role: "label", name: "Amount"))
    try checkContrast(4.5, in: prompt.area, "the prompt", file: file, line: line)
    try screen.keyboard.type("7")
    try keypad.says("At most 2 decimals", file: file, line: line)
    let (field, key) = try (keypad.field.area, keypad.key("1").area)
    let between = Area(
      x: field.x + 5, y: field.bottom + 1, width: field.width - 10, height: key.y - field.bottom - 2)
    try checkContrast(4.5, in: between, "the refusal", file: file, line: line)
  }

  func testUsualTheme() throws { try check(theme: nil) }

  func testDarkTheme() throws { try check(theme: "Adwaita:dark") }

  func testHighContrast() throws { try check(theme: "HighContrast") }
}
