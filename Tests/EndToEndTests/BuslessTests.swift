import TestSupport
import XCTest

/// Without a session bus nothing is told to assistive technology, but the job is done.
///
/// On machines with Debian's `dbus-x11` a program that looks for a bus starts one for the screen. So these
/// tests have a screen of their own, and one of them says that there is none.
final class BuslessTests: KeypadTestCase {
  private func checkThatItWorks(_ surroundings: Surroundings) throws {
    let program = try Program(BuiltProgram.path(), environment: surroundings.variables)
    try eventually("a window has the keyboard", timeout: 20) { try screen.windows.keyboardHasReceiver }
    try screen.keyboard.type("12.5")
    try screen.keyboard.type(.enter)
    XCTAssertEqual(try program.child.waitForExit(), 0)
    XCTAssertEqual(program.output, "12.5\n")
  }

  /// A display and nothing else. The toolkit itself warns where it finds no bus, so warnings are no failure.
  private func alone() throws -> Surroundings {
    try displayOnly.setting("G_DEBUG", to: "fatal-criticals")
      .setting("XDG_RUNTIME_DIR", to: screen.directory.file("missing"))
  }

  func testNothingSaysWhereABusIs() throws { try checkThatItWorks(alone()) }

  func testNobodyListensAtTheBus() throws {
    let nowhere = try "unix:path=" + screen.directory.file("nobody")
    try checkThatItWorks(alone().setting("DBUS_SESSION_BUS_ADDRESS", to: nowhere))
  }
}
