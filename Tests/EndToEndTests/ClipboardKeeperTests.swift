import Foundation
import TestSupport
import XCTest

/// A number on the clipboard outlives the keypad, and the keypad does not wait for whoever keeps it.
final class ClipboardKeeperTests: KeypadTestCase {
  /// How many processes of the keypad there are on the screen.
  private func processes() throws -> Int {
    let display = try "DISPLAY=\(screen.name)"
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil, let comm = try? String(contentsOfFile: "/proc/\(name)/comm", encoding: .utf8),
        comm == "keypad\n", let data = FileManager.default.contents(atPath: "/proc/\(name)/environ")
      else { return false }
      return data.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == display }
    }.count
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    // What is still kept goes when somebody else copies something.
    let other = try start("--value=9")
    try screen.keyboard.type(.end)
    try other.showsCaret(at: 1)
    try screen.keyboard.type(.a, holding: .control)
    try eventually("the selection", is: 0..<1) { try other.field.selection }
    try screen.keyboard.type(.c, holding: .control)
    try eventually("nobody else keeps anything", is: 1) { try processes() }
    other.program.child.end()
  }

  private func confirm(_ keypad: Keypad) throws {
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
  }

  func testNumberOutlivesTheKeypad() throws {
    let keypad = try start("--clipboard")
    try confirm(keypad)
    try keypad.says("clipboard")
    try keypad.ends(printing: "12.5\n", status: 0)
    for _ in 1...2 {
      let other = try start()
      try screen.keyboard.type(.v, holding: .control)
      try other.shows("12.5")
      other.program.child.end()
    }
  }

  func testLastNumberOfALoopOutlivesIt() throws {
    let keypad = try start("--clipboard", "--loop")
    try confirm(keypad)
    try keypad.shows("")
    try screen.keyboard.type(.escape)
    try keypad.ends(printing: "12.5\n", status: 1)
    let other = try start()
    try screen.keyboard.type(.v, holding: .control)
    try other.shows("12.5")
  }

  func testATouchEndsTheLastWords() throws {
    let keypad = try start("--clipboard")
    try confirm(keypad)
    try keypad.says("clipboard")
    try keypad.tap("7")
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testNobodyWaitsForTheOneThatKeepsIt() throws {
    let script = """
      exec 9>"$1"; flock 9; amount=$("$0" --clipboard); echo "got $amount, status $?"
      """
    let shell = try Program(
      "sh", ["-c", script, BuiltProgram.path(), screen.directory.file("lock")], environment: surroundings.variables)
    try eventually("the keyboard has somebody", timeout: 20) { try screen.windows.keyboardHasReceiver }
    try screen.keyboard.type("12.5")
    try screen.keyboard.type(.enter)
    XCTAssertEqual(try shell.child.waitForExit(), 0)
    XCTAssertEqual(shell.output, "got 12.5, status 0\n")
    let free = try Program(
      "flock", ["--nonblock", screen.directory.file("lock"), "true"], environment: surroundings.variables)
    XCTAssertEqual(try free.child.waitForExit(), 0, "nobody holds what the shell has locked")
  }

  func testSlowManagerDoesNotKeepTheWindow() throws {
    let manager = try SlowClipboardManager(on: screen)
    let keypad = try start("--clipboard")
    try confirm(keypad)
    let end = ContinuousClock.now + .seconds(3)
    try keypad.ends(printing: "12.5\n", status: 0)
    XCTAssertLessThan(ContinuousClock.now, end)
    let other = try start()
    try screen.keyboard.type(.v, holding: .control)
    try other.shows("12.5")
    XCTAssertEqual(manager.takeRequests(), 1, "it is asked once")
  }
}
