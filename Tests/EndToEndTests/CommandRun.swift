import TestSupport
import XCTest

/// A run of the command that ends by itself, with no display.
struct CommandRun {
  let status: Int32
  let output: String
  let error: String

  /// Runs the command with these words behind its name, and waits for its end.
  ///
  /// - Parameter variables: what is different in its environment
  init(
    _ arguments: [String], variables: [String: String] = [:], input: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try self.init(
      of: BuiltProgram.path(), arguments, variables: variables, input: input, file: file, line: line)
  }

  /// Runs a line of a shell, in which `"$0"` is the command.
  init(inShell script: String, input: String = "", file: StaticString = #filePath, line: UInt = #line) throws {
    try self.init(
      of: "sh", ["-c", script, BuiltProgram.path()], variables: [:], input: input, file: file, line: line)
  }

  private init(
    of program: String, _ arguments: [String], variables: [String: String], input: String, file: StaticString,
    line: UInt
  ) throws {
    let home = try TemporaryDirectory()
    var surroundings = Surroundings(home: home.path)
    surroundings.variables.merge(variables) { _, new in new }
    let program = try Program(program, arguments, environment: surroundings.variables, input: Array(input.utf8))
    status = try program.child.waitForExit(file: file, line: line)
    output = program.output
    error = program.errorOutput
  }

  /// Checks that the usage was wrong, and that one line says what these parts are of.
  func isWrongUsage(saying parts: String..., file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(status, 2, error, file: file, line: line)
    XCTAssertEqual(output, "", file: file, line: line)
    XCTAssertTrue(error.hasPrefix("keypad: "), error, file: file, line: line)
    XCTAssertTrue(error.hasSuffix("\n") && error.filter(\.isNewline).count == 1, error, file: file, line: line)
    for part in parts { XCTAssertTrue(error.contains(part), "\(part): \(error)", file: file, line: line) }
  }
}
