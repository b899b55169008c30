import TestSupport
import XCTest

/// Options of digit boxes that do not go together, told before anything is shown.
final class BoxesUsageTests: XCTestCase {
  /// The arguments, and the option that the message names.
  private static let wrong: [(arguments: [String], option: String)] = [
    (["--boxes=0"], "--boxes"),
    (["--boxes=33"], "--boxes"),
    (["--boxes=many"], "--boxes"),
    (["--boxes=4", "--point-after=0"], "--point-after"),
    (["--boxes=4", "--point-after=4"], "--point-after"),
    (["--boxes=1", "--point-after=1"], "--point-after"),
    (["--point-after=2"], "--point-after"),
    (["--masked"], "--masked"),
    (["--confirm-when-complete"], "--confirm-when-complete"),
    (["--boxes=4", "--masked", "--clipboard"], "--clipboard"),
    (["--boxes=4", "--fraction-digits=2"], "--fraction-digits"),
    (["--boxes=4", "--leading-zeros=drop"], "--leading-zeros"),
    (["--boxes=4", "--value=12345"], "--value"),
    (["--boxes=4", "--value=12.34"], "--value"),
    (["--boxes=4", "--point-after=2", "--value=1.234"], "--value"),
    (["--boxes=4", "--value=12a4"], "--value"),
  ]

  func testWrongUsageNamesTheOption() throws {
    let home = try TemporaryDirectory()
    for (arguments, option) in BoxesUsageTests.wrong {
      let surroundings = Surroundings(home: home.path)
      let program = try Program(BuiltProgram.path(), arguments, environment: surroundings.variables)
      XCTAssertEqual(try program.child.waitForExit(), 2, "\(arguments)")
      XCTAssertEqual(program.output, "", "\(arguments)")
      let error = program.errorOutput
      XCTAssertTrue(error.hasSuffix("\n") && error.filter { $0 == "\n" }.count == 1, "\(arguments): \(error)")
      XCTAssertTrue(error.contains(option), "\(arguments): \(error)")
    }
  }
}
