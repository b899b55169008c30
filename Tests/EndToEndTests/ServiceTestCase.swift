import TestSupport
import XCTest

/// Tests with the service on the session bus, and programs that call it.
class ServiceTestCase: KeypadTestCase {
  private(set) var service: Program?
  private var callers: [Program] = []

  override func tearDownWithError() throws {
    for caller in callers { caller.child.end() }
    callers = []
    service?.child.end()
    service = nil
    try super.tearDownWithError()
  }

  /// Starts the service and waits until it can be called.
  func serve(
    _ options: String..., in surroundings: Surroundings? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Program {
    let surroundings = try surroundings ?? self.surroundings
    try waitForOwner(false, in: surroundings, file: file, line: line)
    let service = try Program(
      BuiltProgram.path(), ["service"] + options, environment: surroundings.variables)
    self.service = service
    try waitForOwner(true, in: surroundings, file: file, line: line)
    return service
  }

  /// Waits until somebody has the service's name, or nobody.
  func waitForOwner(
    _ isOwned: Bool, in surroundings: Surroundings, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let address = try XCTUnwrap(surroundings.variables["DBUS_SESSION_BUS_ADDRESS"])
    let caller = try BusCaller(at: address)
    try eventually("the service can be called", is: isOwned, file: file, line: line) { caller.isServed }
  }

  /// Starts a program that asks with these options, in GVariant's notation.
  func ask(_ options: String, in surroundings: Surroundings? = nil) throws -> Program {
    try call("Ask", options, in: surroundings)
  }

  /// Starts a program that calls a method.
  func call(_ method: String, _ arguments: String..., in surroundings: Surroundings? = nil) throws -> Program {
    try launch(
      "gdbus",
      [
        "call", "--session", "--timeout=600", "--dest=io.github.gtk_keypad.Keypad",
        "--object-path=/io/github/gtk_keypad/Keypad", "--method=io.github.gtk_keypad.Keypad1.\(method)",
      ] + arguments, in: surroundings)
  }

  /// Starts a program that ends with the test.
  func launch(_ program: String, _ arguments: [String], in surroundings: Surroundings? = nil) throws -> Program {
    let started = try Program(program, arguments, environment: (surroundings ?? self.surroundings).variables)
    callers.append(started)
    return started
  }

  /// The keypad on the screen, once its field is called this.
  func shown(
    by service: Program, asking prompt: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Keypad {
    let seen = try AccessibleProgram(service, file: file, line: line)
    try eventually("a field called \(prompt)", file: file, line: line) {
      seen.find(role: "text", name: prompt) != nil || seen.find(role: "password text", name: prompt) != nil
    }
    return try Keypad(on: screen, shownBy: service, file: file, line: line)
  }

  /// Waits until nothing of the service is on the screen.
  func nothingIsShown(by seen: AccessibleProgram, file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the window is gone", file: file, line: line) { seen.showing.isEmpty }
  }

  /// Waits until a caller has its answer.
  func answer(
    _ caller: Program, _ answer: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let status = try caller.child.waitForExit(file: file, line: line)
    XCTAssertEqual(caller.output, answer + "\n", caller.errorOutput, file: file, line: line)
    XCTAssertEqual(status, 0, file: file, line: line)
  }
}
