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
    XCTAssertEqual(lostBytes(many), lostBytes(few))
  }

  /// What valgrind says of so many keypads, made and destroyed twice.
  private func complaints(after count: Int) throws -> [Substring] {
    let program = try Program(
      "/usr/bin/valgrind", ["--leak-check=full", "--log-fd=1", LibraryLifetimeTests.churn, String(count)],
      environment: alone)
    XCTAssertEqual(try program.child.waitForExit(timeout: 200), 0, program.errorOutput)
    return program.output.split(separator: "\n")
  }

  private func lostBytes(_ complaints: [Substring]) -> Substring? {
    complaints.first { $0.contains("definitely lost:") }.map { $0.drop { $0 != " " } }
  }
}
