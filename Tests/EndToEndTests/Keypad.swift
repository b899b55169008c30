import TestSupport

/// A running keypad and the hands that work it.
final class Keypad {
  let screen: Screen
  let program: Program
  let seen: AccessibleProgram
  /// How many pixels of the screen there are to each of the program's own.
  let scale: Int
  /// Where the keys are, in pixels of the screen.
  private(set) var areas: [String: Area] = [:]

  /// Starts the program and waits until a person could begin: all keys in place, the caret in the field.
  init(
    on screen: Screen, _ options: [String], surroundings: Surroundings, output: Program.Output = .captured,
    goesToEnd: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    self.screen = screen
    scale = surroundings.variables["GDK_SCALE"].flatMap { Int($0) } ?? 1
    program = try Program(
      BuiltProgram.path(), options, environment: surroundings.variables, output: output)
    seen = try AccessibleProgram(program, file: file, line: line)
    try waitUntilReady(file: file, line: line)
    guard options.contains(where: { $0.hasPrefix("--value") }) else { return }
    valueIsSeen()
    // Boxes have no caret to move.
    if goesToEnd, !options.contains(where: { $0.hasPrefix("--boxes") }) { try goToEnd(file: file, line: line) }
  }

  /// The keypad that a running program shows, as soon as a person could begin.
  init(on screen: Screen, shownBy program: Program, file: StaticString = #filePath, line: UInt = #line) throws {
    self.screen = screen
    self.program = program
    scale = 1
    seen = try AccessibleProgram(program, file: file, line: line)
    try waitUntilReady(file: file, line: line)
  }

  private func waitUntilReady(file: StaticString, line: UInt) throws {
    try findKeys(file: file, line: line)
    try eventually("the field has the focus", file: file, line: line) { try field.isFocused }
  }

  /// From the offered number, all of which is selected, to its end, where one goes on typing.
  private func goToEnd(file: StaticString, line: UInt) throws {
    let end = try field.text.count
    try screen.keyboard.type(.end)
    try eventually("the caret is at the end", is: end..<end, file: file, line: line) { try field.selection }
  }

  /// Lets the time pass in which nobody can have read why a key was refused, and confirm is not taken.
  func refusalIsRead() {
    hold(for: 0.65)
  }

  /// Lets the time pass in which nobody can have seen an offered number, and confirm is not taken.
  func valueIsSeen() {
    hold(for: 0.45)
  }

  /// Waits until the keys rest in their places, and remembers these.
  func findKeys(
    whenTheyAre areInPlace: (_ areas: [String: Area]) -> Bool = { _ in true }, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var previous: [String: Area] = [:]
    try eventually("the keys rest in their places", file: file, line: line) {
      let areas = Dictionary(
        seen.showing.filter { $0.role == "push button" }.map { ($0.name, $0.area.scaled(by: scale)) },
        uniquingKeysWith: { first, _ in first })
      defer { previous = areas }
      let isComplete = areas.count >= 13 && areas.values.allSatisfy { $0.width > 1 }
      return isComplete && areas == previous && areInPlace(areas)
    }
    areas = previous
  }

  /// Where all the keys together are.
  var grid: Area {
    let left = areas.values.map(\.x).min() ?? 0
    let top = areas.values.map(\.y).min() ?? 0
    let right = areas.values.map(\.right).max() ?? 0
    let bottom = areas.values.map(\.bottom).max() ?? 0
    return Area(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What the keys are called that bear a sign instead of a digit.
  private static func name(_ key: Character) -> String { key == "." ? "Decimal point" : String(key) }

  /// The key with a name.
  func key(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Accessible {
    guard let key = seen.find(role: "push button", name: name) else {
      throw Shortfall("no key called \(name) is on the screen", file: file, line: line)
    }
    return key
  }

  /// Where to touch a key.
  func place(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Point {
    guard let area = areas[name] else {
      throw Shortfall("no key called \(name) among \(areas.keys.sorted())", file: file, line: line)
    }
    return area.centre
  }

  /// Taps digits and the point with a finger.
  func tap(_ keys: String, file: StaticString = #filePath, line: UInt = #line) throws {
    for key in keys { try tapKey(Keypad.name(key), file: file, line: line) }
  }

  /// Taps the key with a name with a finger.
  func tapKey(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try screen.touchscreen.tap(place(name, file: file, line: line))
  }

  /// The field above the keys; one that hides its digits has another role.
  var field: Accessible {
    get throws {
      guard let field = seen.find(role: "text") ?? seen.find(role: "password text") else {
        throw Shortfall("no field is on the screen")
      }
      return field
    }
  }

  /// Waits until the field shows a text.
  func shows(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the text in the field", is: text, file: file, line: line) { try field.text }
  }

  /// Waits until the caret stands behind so many characters, with nothing selected.
  func showsCaret(at offset: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the selection", is: offset..<offset, file: file, line: line) { try field.selection }
  }

  /// Waits until confirm can be pressed, or cannot.
  func confirmWorks(_ works: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("confirm is enabled", is: works, file: file, line: line) {
      try key("Confirm").isSensitive
    }
  }

  /// What is written between the field and the keys.
  var message: String {
    get throws {
      let (above, below) = try (field.area.bottom, key("1").area.y)
      let between = seen.showing.filter { node in
        let middle = Int(node.area.centre.y)
        return node.children.isEmpty && node.role != "push button" && above <= middle && middle <= below
      }
      return between.map { $0.text.isEmpty ? $0.name : $0.text }.joined(separator: " ")
    }
  }

  /// Waits until the line under the field contains these words, in whatever case.
  func says(_ words: String, file: StaticString = #filePath, line: UInt = #line) throws {
    var last = ""
    do {
      try eventually("", timeout: 5) {
        last = try message
        return last.lowercased().contains(words.lowercased())
      }
    } catch {
      throw Shortfall("under the field is \"\(last)\" instead of \"\(words)\"", file: file, line: line)
    }
  }

  /// Waits until the program has ended and checks what it leaves behind.
  func ends(
    printing output: String, status: Int32, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let actual = try program.child.waitForExit(file: file, line: line)
    guard actual == status, program.output == output, program.errorOutput.isEmpty else {
      throw Shortfall(
        """
        expected status \(status) and output \(output.debugDescription), got status \(actual), \
        output \(program.output.debugDescription), standard error \(program.errorOutput.debugDescription)
        """, file: file, line: line)
    }
  }

  /// Checks that the program goes on: a digit tapped now appears behind what is there.
  func goesOn(with text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try tap("8", file: file, line: line)
    try shows(text + "8", file: file, line: line)
  }
}
