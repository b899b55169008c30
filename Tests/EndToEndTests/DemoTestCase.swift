import TestSupport
import XCTest

/// Tests of `keypad demo`.
class DemoTestCase: KeypadTestCase {
  private(set) var program: Program!
  private(set) var seen: AccessibleProgram!

  override func setUpWithError() throws {
    try super.setUpWithError()
    program = try Program(BuiltProgram.path(), ["demo"], environment: surroundings.variables)
    seen = try AccessibleProgram(program)
  }

  override func tearDownWithError() throws {
    program?.child.end()
    try super.tearDownWithError()
  }

  private static let roles: Set<String> = [
    "text", "password text", "spin button", "combo box", "toggle button", "push button",
  ]

  /// The field that is called something.
  func field(_ name: String) throws -> Accessible {
    try atRest("the field \(name)") { seen.showing.first { Self.roles.contains($0.role) && $0.name.hasPrefix(name) } }
  }

  /// Waits until something is there and has its place: popovers slide into theirs.
  private func atRest(_ what: String, _ find: () -> Accessible?) throws -> Accessible {
    var last = Area.nowhere
    return try eventually(appears: "\(what), at rest") {
      let found = find()
      let area = found?.area ?? .nowhere
      defer { last = area }
      return area.width > 1 && area == last ? found : nil
    }
  }

  /// Touches a field, which gets the focus.
  func touch(_ field: Accessible) throws {
    try screen.touchscreen.tap(field.area.centre)
    try eventually("the field has the focus") { field.isFocused }
  }

  var isKeypadThere: Bool { seen.find(role: "push button", name: "5") != nil }

  /// Taps keys by their names or signs, which are separated by spaces.
  func tap(_ keys: String) throws {
    let names = [".": "Decimal point", "hide": "Hide keypad", "delete": "Delete", "confirm": "Confirm"]
    for name in keys.split(separator: " ").map({ names[String($0)] ?? String($0) }) {
      let key = try atRest("the key \(name)") { seen.find(role: "push button", name: name) }
      try screen.touchscreen.tap(key.area.centre)
    }
  }

  /// Touches a field, taps keys, and waits for the text.
  func check(_ name: String, tapping keys: String, gives text: String, line: UInt = #line) throws {
    let field = try field(name)
    try touch(field)
    try tap(keys)
    try eventually("the text of \(name)", is: text, line: line) { field.text }
  }
}
