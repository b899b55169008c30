import TestSupport
import XCTest

/// What keypads of the shared library leave behind when they are destroyed.
final class LibraryLifetimeTests: HostTestCase {
  /// Without the bridge to assistive technology, which keeps what it has told of until that has looked.
  private var alone: [String: String] {
    get throws { try hostSurroundings.setting("NO_AT_BRIDGE", to: "1").variables }
  }

  private static let churn = HostTestCase.file(".build/library/examples/churn")

  func testAThousandMoreAddNothingToTheHeap() throws {
    let program = try Program(LibraryLifetimeTests.churn, ["1000"], environment: alone)
    XCTAssertEqual(try program.child.waitForExit(timeout: 120), 0, program.errorOutput)
    try XCTAssertLessThan(XCTUnwrap(Int(program.output.dropLast())), 1_000, "bytes")
  }

  func testThoseThatAreShownAddNothingEither() throws {
    let program = try Program(LibraryLifetimeTests.churn, ["100", "shown"], environment: alone)
    XCTAssertEqual(try program.child.waitForExit(timeout: 120), 0, program.errorOutput)
    // GTK's caches breathe.
    try XCTAssertLessThan(XCTUnwrap(Int(program.output.dropLast())), 100_000, "bytes")
  }

  func testNothingIsLostOrUsedAfterItIsFreed() throws {
    let few = try complaints(after: 2)
    let many = try complaints(after: 20)
    XCTAssertEqual(many.filter { $0.contains("Invalid") || $0.contains("uninitialised") }, [])
    // Fontconfig loses a block now and then; a keypad that lost one of its own would lose far more in 36 more of them.
    XCTAssertLessThan(try lostBytes(many) - lostBytes(few), 1_700)
  }

  /// What valgrind says of so many keypads, made and destroyed twice.
  private func complaints(after count: Int) throws -> [Substring] {
    let program = try Program(
      "/usr/bin/valgrind", ["--leak-check=full", "--log-fd=1", LibraryLifetimeTests.churn, String(count)],
      environment: alone)
    XCTAssertEqual(try program.child.waitForExit(timeout: 200), 0, program.errorOutput)
    return program.output.split(separator: "\n")
  }

  private func lostBytes(_ complaints: [Substring]) throws -> Int {
    let line = try XCTUnwrap(complaints.first { $0.contains("definitely lost:") })
    let words = line.split(separator: " ")
    let number = try XCTUnwrap(words.firstIndex(of: "lost:").map { words[$0 + 1] })
    return try XCTUnwrap(Int(number.filter { $0 != "," }))
  }
}
