import TestSupport
import XCTest

/// How the service comes and goes.
final class ServiceLifeTests: ServiceTestCase {
  /// A bus that a test may end, which starts the service on demand.
  private func bus(_ options: String) throws -> (bus: SessionBus, surroundings: Surroundings) {
    let program = try BuiltProgram.path()
    let bus = try SessionBus(
      services: [
        "io.github.gtk_keypad.Keypad":
          "[D-BUS Service]\nName=io.github.gtk_keypad.Keypad\nExec=\(program) service \(options)\n"
      ], in: displayOnly)
    return (bus, try displayOnly.on(bus))
  }

  /// Answers by keyboard what is on the screen.
  private func type(_ number: String) throws {
    try eventually("a window has the keyboard", timeout: 20) { try screen.windows.keyboardHasReceiver }
    try screen.keyboard.type(number)
    try screen.keyboard.type(.enter)
  }

  func testTheBusStartsIt() throws {
    let (bus, surroundings) = try bus("--idle-timeout=1")
    // Twice: it has left in between, and comes back.
    for number in ["12.5", "7"] {
      let caller = try ask("{}", in: surroundings)
      try type(number)
      try answer(caller, "('confirmed', '\(number)')")
      try eventually("no window has the keyboard") { try !screen.windows.keyboardHasReceiver }
      try waitForOwner(false, in: surroundings)
    }
    bus.end()
  }

  func testLeavesWhenNobodyAsks() throws {
    let service = try serve("--idle-timeout=1")
    let caller = try ask("{'prompt': <'Amount'>}")
    let keypad = try shown(by: service, asking: "Amount")
    hold(for: 1.2)
    XCTAssertNil(service.child.exitStatus, "it stays for a question")
    try keypad.tap("5")
    try keypad.tapKey("Confirm")
    try answer(caller, "('confirmed', '5')")
    XCTAssertEqual(try service.child.waitForExit(), 0)
    XCTAssertEqual(service.errorOutput, "")
  }

  func testACallWhileItLeavesIsAnswered() throws {
    let (bus, surroundings) = try bus("--idle-timeout=1")
    let service = try serve("--idle-timeout=1", in: surroundings)
    let start = ContinuousClock.now
    // Calls come all the time, so that some come while it leaves.
    while ContinuousClock.now - start < .seconds(3), service.child.exitStatus == nil {
      let caller = try ask("{'colour': <'red'>}", in: surroundings)
      XCTAssertEqual(try caller.child.waitForExit(), 1)
      XCTAssertTrue(caller.errorOutput.contains("WrongUsage"), caller.errorOutput)
      if service.child.exitStatus == nil, ContinuousClock.now - start > .seconds(1) { break }
    }
    XCTAssertEqual(try service.child.waitForExit(), 0)
    bus.end()
  }

  func testLosingTheBusCancelsTheQuestion() throws {
    let (bus, surroundings) = try bus("")
    let service = try serve(in: surroundings.setting("G_DEBUG", to: "fatal-criticals"))
    let caller = try ask("{}", in: surroundings)
    try eventually("a window has the keyboard", timeout: 20) { try screen.windows.keyboardHasReceiver }
    bus.end()
    XCTAssertEqual(try service.child.waitForExit(), 6)
    XCTAssertTrue(service.errorOutput.contains("The session bus is gone\n"), service.errorOutput)
    try eventually("no window has the keyboard") { try !screen.windows.keyboardHasReceiver }
    XCTAssertNotEqual(try caller.child.waitForExit(), 0)
  }

  func testThereIsNoBus() throws {
    let nowhere = try "unix:path=" + screen.directory.file("nobody")
    let alone = try displayOnly.setting("DBUS_SESSION_BUS_ADDRESS", to: nowhere).setting("G_DEBUG", to: nil)
    let service = try Program(BuiltProgram.path(), ["service"], environment: alone.variables)
    XCTAssertEqual(try service.child.waitForExit(), 6)
    XCTAssertTrue(service.errorOutput.contains("There is no session bus"), service.errorOutput)
  }

  func testASecondServiceEnds() throws {
    let service = try serve()
    let second = try Program(BuiltProgram.path(), ["service"], environment: surroundings.variables)
    XCTAssertEqual(try second.child.waitForExit(), 6)
    XCTAssertTrue(second.errorOutput.contains("Another program"), second.errorOutput)
    XCTAssertNil(service.child.exitStatus)
  }
}
