import TestSupport

/// A keypad program on a screen of its own, ready to be touched.
final class Stand {
  let contestant: Contestant
  let screen: Screen
  private let program: Program
  private let field: Accessible
  private let keys: [Point]

  init(_ contestant: Contestant) throws {
    self.contestant = contestant
    screen = try Screen()
    program = try contestant.start(on: screen)
    let seen = try AccessibleProgram(program)
    screen.windows.resize(width: 384, height: 600)
    field = try eventually(appears: "the field of \(contestant.name)") { seen.find(role: "text") }
    var previous: [Area] = []
    try eventually("the keys of \(contestant.name) rest in their places") {
      let areas = (0...9).compactMap { seen.find(role: "push button", name: "\($0)")?.area }
      defer { previous = areas }
      return areas.count == 10 && areas == previous && areas.allSatisfy { $0.width > 1 }
    }
    keys = previous.map(\.centre)
  }

  /// Where to touch a digit's key.
  func place(of digit: Int) -> Point { keys[digit] }

  /// What the field holds.
  var text: String { field.text }

  /// A part of the screen that looks different after each digit: the last digits, without the caret behind them.
  var endOfField: Area {
    let area = field.area
    return Area(x: area.right - 40, y: area.y + area.height / 4, width: 26, height: area.height / 2)
  }

  /// Empties the field with keys of the keyboard.
  func empty() throws {
    try screen.keyboard.type(.a, holding: .control)
    try screen.keyboard.type(.backSpace)
    try eventually("the field of \(contestant.name) is empty") { text.isEmpty }
  }

  /// Checks that the program has not ended, and stops it and the screen.
  func close() throws {
    if let status = program.child.exitStatus {
      throw Shortfall("\(contestant.name) ended with \(status): \(program.errorOutput)")
    }
    program.child.end()
    screen.close()
  }
}
