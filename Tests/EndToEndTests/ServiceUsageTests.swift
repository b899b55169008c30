import TestSupport
import XCTest

/// What the service says to options that it cannot follow.
final class ServiceUsageTests: ServiceTestCase {
  private func isWrongUsage(
    _ options: String, saying parts: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let caller = try ask(options)
    XCTAssertEqual(try caller.child.waitForExit(file: file, line: line), 1, caller.output, file: file, line: line)
    let said = caller.errorOutput
    for part in ["io.github.gtk_keypad.Error.WrongUsage: "] + parts {
      XCTAssertTrue(said.contains(part), "\(part): \(said)", file: file, line: line)
    }
  }

  func testWrongOptionsAreErrorsWithTheCommandsWords() throws {
    let service = try serve()
    try isWrongUsage("{'colour': <'red'>}", saying: "There is no option “--colour”")
    try isWrongUsage("{'timeout': <0>}", saying: "--timeout takes a whole number of seconds", "not “0”")
    try isWrongUsage("{'timeout': <'soon'>}", saying: "--timeout", "not “soon”")
    try isWrongUsage("{'boxes': <4>, 'signed': <true>}", saying: "--signed cannot be combined with --boxes")
    try isWrongUsage("{'value': <'x'>}", saying: "--value takes a number within the rules")
    try isWrongUsage("{'css': <'/nowhere.css'>}", saying: "--css takes a file", "“/nowhere.css”")
    XCTAssertNil(service.child.exitStatus)
  }

  func testValuesOfOtherTypesAreErrors() throws {
    _ = try serve()
    try isWrongUsage("{'max': <5.5>}", saying: "--max", "“d”", "numbers are text")
    try isWrongUsage("{'quick': <['5', '10']>}", saying: "--quick", "“as”")
    try isWrongUsage("{'signed': <'yes'>}", saying: "--signed takes true or false, not “yes”")
    try isWrongUsage("{'prompt': <true>}", saying: "--prompt takes a text, not “true”")
  }

  func testOptionsThatMeanNothingHere() throws {
    _ = try serve()
    try isWrongUsage("{'loop': <true>}", saying: "--loop means nothing over the bus")
    try isWrongUsage("{'idle-timeout': <5>}", saying: "--idle-timeout means nothing")
    try isWrongUsage("{'css': <'style.css'>}", saying: "--css takes the whole path of a file", "“style.css”")
  }

  func testAMaskedValueIsNotRepeated() throws {
    _ = try serve()
    let caller = try ask("{'boxes': <4>, 'masked': <true>, 'value': <'47x1'>}")
    XCTAssertEqual(try caller.child.waitForExit(), 1)
    XCTAssertTrue(caller.errorOutput.contains("--value"), caller.errorOutput)
    XCTAssertFalse(caller.errorOutput.contains("47"), caller.errorOutput)
  }

  func testOptionsOfTheServiceItself() throws {
    try CommandRun(["service", "--min=4"]).isWrongUsage(saying: "--min means nothing in keypad service")
    try CommandRun(["service", "--idle-timeout=0"]).isWrongUsage(saying: "--idle-timeout takes a whole number")
    try CommandRun(["--idle-timeout=4"]).isWrongUsage(saying: "--idle-timeout means nothing in keypad;")
    XCTAssertEqual(try CommandRun(["service"]).status, 3, "there is no display")
  }
}
