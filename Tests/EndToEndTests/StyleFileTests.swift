import TestSupport
import XCTest

/// What `--css` takes for a file: nothing that makes it wait, grow or crash.
final class StyleFileTests: XCTestCase {
  private var directory: TemporaryDirectory!
  /// Where all is in order but the display, the status says so.
  private let isGood: Int32 = 3

  override func setUpWithError() throws { directory = try TemporaryDirectory() }

  override func tearDown() { directory = nil }

  private func run(on sheet: String) throws -> CommandRun {
    let path = directory.file("look.css")
    try sheet.write(toFile: path, atomically: false, encoding: .utf8)
    return try CommandRun(["--css", path])
  }

  func testNobodyIsWaitedFor() throws {
    let pipe = directory.file("pipe")
    try CommandRun(inShell: "mkfifo \(pipe) && \"$0\" --css=\(pipe)").isWrongUsage(saying: "--css", "regular file")
    for device in ["/dev/zero", "/dev/null", "/dev/tty", directory.path] {
      try CommandRun(["--css=\(device)"]).isWrongUsage(saying: "--css", device)
    }
  }

  func testAFileMayHaveAMegabyte() throws {
    let rule = "numberpad { color: red; }"
    let padding = String(repeating: " ", count: (1 << 20) - rule.utf8.count)
    XCTAssertEqual(try run(on: rule + padding).status, isGood)
    try run(on: rule + padding + " ").isWrongUsage(saying: "--css", "1048576")
  }

  func testNamesAreBytes() throws {
    let make = "cd \(directory.path) && name=\"$(printf 'gr\\374n.css')\" && "
    let good = make + "echo 'numberpad { color: red; }' > \"$name\" && "
    XCTAssertEqual(try CommandRun(inShell: good + "\"$0\" --css=\"$name\"").status, isGood)
    XCTAssertEqual(try CommandRun(inShell: good + "\"$0\" --css \"$name\"").status, isGood)
    let bad = make + "echo 'numberpad { colr: red; }' > \"$name\" && \"$0\" --css=\"$name\""
    try CommandRun(inShell: bad).isWrongUsage(saying: "--css", "gr", "colr")
  }

  func testDeepNestingIsRefused() throws {
    for opening in ["shade(", "(", "[", "{", "a{", "a:not("] {
      try run(on: "a { color: " + String(repeating: opening, count: 50_000))
        .isWrongUsage(saying: "--css", "64")
    }
    try run(on: String(repeating: "/* ) */ shade(", count: 50_000)).isWrongUsage(saying: "64")
    try run(on: String(repeating: "\")\" shade(", count: 50_000)).isWrongUsage(saying: "64")
  }

  func testNestingIsOfBracketsThatAreOpen() throws {
    let color = String(repeating: "shade(", count: 60) + "red" + String(repeating: ", 1.0)", count: 60)
    XCTAssertEqual(try run(on: "numberpad { color: \(color); }").status, isGood)
    XCTAssertEqual(try run(on: String(repeating: "numberpad { color: red; }\n", count: 1000)).status, isGood)
    XCTAssertEqual(try run(on: "/* " + String(repeating: "(", count: 1000) + " */").status, isGood)
  }

  func testAnotherSheetIsNotImported() throws {
    let other = directory.file("other.css")
    try "numberpad { color: red; }".write(toFile: other, atomically: false, encoding: .utf8)
    try run(on: "@import url(\"other.css\");").isWrongUsage(saying: "--css", "import")
    XCTAssertEqual(try run(on: "/* @import url(\"other.css\"); */").status, isGood)
  }
}
