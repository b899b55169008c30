import Foundation
import TestSupport
import XCTest

/// Mistakes of programs that use the library end them with a message that says what is wrong and what is wanted.
final class MisuseTests: XCTestCase {
  private func lastWords(of mistake: String) throws -> String {
    try ViewTestCase.startScreen()
    let program = try Program(
      BuiltProgram.path(besideTests: "Misuse"), [mistake],
      environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    let status = try program.child.waitForExit()
    XCTAssertNotEqual(status, 0)
    return program.errorOutput
  }

  func testFollowingSomethingThatIsNoWindow() throws {
    let words = try lastWords(of: "follow-an-entry")
    XCTAssert(words.contains("FollowingKeypad.follow takes a GtkWindow, not a GtkEntry"), words)
  }

  func testCallingFromAnotherThread() throws {
    let words = try lastWords(of: "another-thread")
    XCTAssert(words.contains("was called from another thread than GTK's; use g_idle_add to get there"), words)
  }
}
