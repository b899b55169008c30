import TestSupport
import XCTest

/// The examples of programs that ask over the bus.
final class ServiceExampleTests: ServiceTestCase {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private func checkThatItAsks(
    _ program: String, _ arguments: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let service = try serve()
    let prompt = "Say 'it', \\ \"now\""
    let caller = try launch(program, arguments + [prompt])
    let keypad = try shown(by: service, asking: prompt, file: file, line: line)
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    XCTAssertEqual(try caller.child.waitForExit(file: file, line: line), 0, caller.errorOutput, file: file, line: line)
    XCTAssertEqual(caller.output, "to pay: 12.5\n", file: file, line: line)
  }

  private func source(_ name: String) -> String { Self.root.appending(path: "Examples/Ask/" + name).path }

  func testShell() throws { try checkThatItAsks(source("ask.sh")) }

  func testPython() throws { try checkThatItAsks("/usr/bin/python3", source("ask.py")) }

  func testSwift() throws {
    let built = Self.root.appending(path: ".build/Examples/Ask/debug/Ask").path
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: built), "only ./build.sh builds the examples")
    try checkThatItAsks(built)
  }

  func testPythonCancelsItsQuestion() throws {
    let service = try serve()
    let caller = try launch("/usr/bin/python3", [source("ask.py"), "Amount"])
    let keypad = try shown(by: service, asking: "Amount")
    caller.child.send(SIGINT)
    XCTAssertEqual(try caller.child.waitForExit(), 0)
    XCTAssertEqual(caller.output, "cancelled\n", caller.errorOutput)
    try nothingIsShown(by: keypad.seen)
  }

  func testPythonIsToldOfRefusals() throws {
    let service = try serve()
    let caller = try launch("/usr/bin/python3", [source("ask.py"), "Amount"])
    let keypad = try shown(by: service, asking: "Amount")
    try keypad.tap("8.765")
    try eventually("what the caller says", is: "fraction-full: At most 2 decimals\n") { caller.errorOutput }
    try screen.keyboard.type(.escape)
    XCTAssertEqual(try caller.child.waitForExit(), 0)
    XCTAssertEqual(caller.output, "cancelled\n")
  }
}
