import TestSupport

/// A program that has put a text on the clipboard and stays to hand it out: any text, not only a number.
final class CopiedText {
  private let program: Program

  /// Writes the text into the field for names of `keypad demo`, and cuts it out from there.
  init(_ text: String, on screen: Screen, surroundings: Surroundings) throws {
    program = try Program(BuiltProgram.path(), ["demo"], environment: surroundings.variables)
    let seen = try AccessibleProgram(program)
    var last = Area.nowhere
    let field = try eventually(appears: "the field for names, at rest") {
      let found = seen.showing.first { $0.role == "text" && $0.name.hasPrefix("Name") }
      defer { last = found?.area ?? .nowhere }
      return found.flatMap { $0.area.width > 1 && $0.area == last ? $0 : nil }
    }
    try screen.touchscreen.tap(field.area.centre)
    try eventually("the field has the focus") { field.isFocused }
    field.insert(text, at: 0)
    try eventually("the text", is: text) { field.text }
    try screen.keyboard.type(.a, holding: .control)
    try eventually("it is selected", is: 0..<text.count) { field.selection }
    // Once it is gone from here, it is there.
    try screen.keyboard.type(.x, holding: .control)
    try eventually("the text is cut out", is: "") { field.text }
  }

  /// Ends the program, and with it what it has put on the clipboard.
  func end() { program.child.end() }
}
