import TestSupport
import XCTest

/// A machine, or a container, where `/proc` is not mounted: the options hold all the same.
final class BareMachineTests: KeypadTestCase {
  /// A shell's line that runs the command with something else in the place of `/proc`.
  private static func script(_ options: String) -> String {
    "unshare --mount sh -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"' \"$0\" \(options)"
  }

  private func check(_ options: String, input: String = "", status: Int32, output: String) throws {
    let run = try CommandRun(inShell: BareMachineTests.script(options), input: input)
    XCTAssertEqual(run.status, status, run.error)
    XCTAssertEqual(run.output, output)
  }

  func testSimulateHasItsOptions() throws {
    try check("simulate --integer-digits=1", input: "1 2\n", status: 0, output: "1\t1\t1\t1\t1\tok,integer-full\n")
  }

  func testWrongUsageIsTold() throws {
    try check("--no-such-option", status: 2, output: "")
    try check("--version extra", status: 0, output: CommandRun(["--version"]).output)
  }

  func testAPINIsMasked() throws {
    let program = try Program(
      "sh", ["-c", "exec " + BareMachineTests.script("--boxes=4 --masked --title=Bare"), BuiltProgram.path()],
      environment: surroundings.variables)
    defer { program.child.end() }
    let seen = try AccessibleProgram(program)
    _ = try eventually(appears: "the window by its title") { seen.find(role: "frame", name: "Bare") }
    _ = try eventually(appears: "the field for a PIN") { seen.find(role: "password text") }
  }

  func testWordsAreTranslated() throws {
    let program = try URL(filePath: BuiltProgram.path())
    let catalogues = program.deletingLastPathComponent().appending(path: "locale/de")
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: catalogues.path), "only ./build.sh makes the catalogues")
    let run = try CommandRun(inShell: "LANGUAGE=de " + BareMachineTests.script("--timeout"))
    XCTAssertEqual(run.error, try CommandRun(["--timeout"], variables: ["LANGUAGE": "de"]).error)
    XCTAssertNotEqual(run.error, try CommandRun(["--timeout"]).error)
  }
}
