import Foundation
import TestSupport
import XCTest

/// Whoever reads the numbers is slow, or has gone to lunch; the disk that they go to is small.
final class ReaderTests: KeypadTestCase {
  /// A pipe in which there is no room any more.
  private final class FullPipe {
    private(set) var ends: [Int32] = [0, 0]

    init() throws {
      guard pipe(&ends) == 0 else { throw Shortfall("no pipe") }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      let byte: [UInt8] = Array(repeating: UInt8(ascii: "#"), count: 4096)
      while write(ends[1], byte, byte.count) > 0 {}
      // The program is to find a pipe as shells make them.
      _ = fcntl(ends[1], F_SETFL, 0)
    }

    deinit { ends.forEach { close($0) } }

    /// What is in it behind what it was filled with.
    func read() -> String {
      var contents: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while case let count = Foundation.read(ends[0], &piece, piece.count), count > 0 { contents += piece[..<count] }
      return String(decoding: contents.filter { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    }
  }

  private func startFilled(_ pipe: FullPipe, _ options: String...) throws -> Keypad {
    let keypad = try Keypad(
      on: screen, options, surroundings: surroundings, output: .descriptor(pipe.ends[1]))
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.says("waits")
    return keypad
  }

  func testNumberWaitsForItsReader() throws {
    let pipe = try FullPipe()
    let keypad = try startFilled(pipe)
    XCTAssertNil(keypad.program.child.exitStatus)
    // It may be written while there is more to read.
    let first = pipe.read()
    XCTAssertEqual(try keypad.program.child.waitForExit(), 0)
    XCTAssertEqual(first + pipe.read(), "12.5\n")
  }

  func testEscapeActsWhileItWaits() throws {
    let pipe = try FullPipe()
    let keypad = try startFilled(pipe)
    try screen.keyboard.type(.escape)
    XCTAssertEqual(try keypad.program.child.waitForExit(), 1)
    XCTAssertEqual(pipe.read(), "", "what was not taken is not printed")
    XCTAssertTrue(keypad.program.errorOutput.contains("handed over"), keypad.program.errorOutput)
  }

  func testTimeoutActsWhileItWaits() throws {
    let pipe = try FullPipe()
    let keypad = try startFilled(pipe, "--timeout=2")
    XCTAssertEqual(try keypad.program.child.waitForExit(), 5)
    XCTAssertEqual(pipe.read(), "")
  }

  func testNextNumberAfterALateReader() throws {
    let pipe = try FullPipe()
    let keypad = try startFilled(pipe, "--loop")
    let first = pipe.read()
    try keypad.shows("")
    try keypad.tap("7")
    try keypad.tapKey("Confirm")
    try keypad.shows("")
    XCTAssertEqual(first + pipe.read(), "12.5\n7\n")
    try screen.keyboard.type(.escape)
    XCTAssertEqual(try keypad.program.child.waitForExit(), 1)
  }

  /// A file that may have so many bytes, all but some of them written.
  func testNumberThatGoesInPartIsTakenBack() throws {
    let folder = try TemporaryDirectory()
    let path = folder.file("numbers")
    let before = String(repeating: "x", count: 509) + "\n"
    try before.write(toFile: path, atomically: false, encoding: .utf8)
    let file = open(path, O_WRONLY | O_APPEND)
    defer { close(file) }
    let keypad = try Keypad(
      on: screen, ["--preset=free"], surroundings: surroundings, output: .descriptor(file))
    let number = String(keypad.program.child.processIdentifier)
    func limit(_ size: String) throws {
      let limit = try Program("prlimit", ["--pid", number, "--fsize=\(size)"], environment: surroundings.variables)
      XCTAssertEqual(try limit.child.waitForExit(), 0, limit.errorOutput)
    }
    try limit("512:unlimited")
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try keypad.says("handed over")
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), before)
    try keypad.shows("12.5")
    try limit("unlimited:unlimited")
    try keypad.tapKey("Confirm")
    XCTAssertEqual(try keypad.program.child.waitForExit(), 0)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), before + "12.5\n")
  }

  func testSimulateWaitsForStreamsThatDoNot() throws {
    let script = """
      import os, subprocess, sys, time
      inside, feed = os.pipe()
      drain, outside = os.pipe()
      os.set_blocking(inside, False)
      os.set_blocking(outside, False)
      program = subprocess.Popen([sys.argv[1], "simulate"], stdin=inside, stdout=outside)
      os.close(inside)
      os.close(outside)
      time.sleep(0.3)
      lines = 20000
      if os.fork() == 0:
          os.close(drain)
          with os.fdopen(feed, "w") as stream:
              for _ in range(lines):
                  stream.write("1 2 . 5 confirm\\n")
          os._exit(0)
      os.close(feed)
      time.sleep(0.5)
      with os.fdopen(drain) as stream:
          print(sum(1 for _ in stream), program.wait())
      """
    let run = try Program(
      "python3", ["-c", script, BuiltProgram.path()], environment: surroundings.variables)
    _ = try run.child.waitForExit(timeout: 60)
    XCTAssertEqual(run.output, "20000 0\n", run.errorOutput)
  }
}
