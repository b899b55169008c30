import TestSupport
import XCTest

/// Wrong usage is told before anything is shown: no display is needed for it.
final class UsageTests: XCTestCase {
  private var home: TemporaryDirectory!

  override func setUpWithError() throws { home = try TemporaryDirectory() }

  override func tearDown() { home = nil }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
    let surroundings = Surroundings(home: home.path)
    let program = try Program(BuiltProgram.path(), arguments, environment: surroundings.variables)
    return (try program.child.waitForExit(), program.output, program.errorOutput)
  }

  /// The wrong argument, the option that the message names, and a word of what the option takes.
  private static let wrong: [(argument: String, option: String, takes: String)] = [
    ("--preset=cheap", "--preset", "payment"),
    ("--preset=", "--preset", "payment"),
    ("--integer-digits=0", "--integer-digits", "unlimited"),
    ("--integer-digits=-1", "--integer-digits", "unlimited"),
    ("--integer-digits=many", "--integer-digits", "unlimited"),
    ("--integer-digits=99999999999999999999", "--integer-digits", "unlimited"),
    ("--fraction-digits=-1", "--fraction-digits", "unlimited"),
    ("--fraction-digits=1.5", "--fraction-digits", "unlimited"),
    ("--leading-point=maybe", "--leading-point", "reject"),
    ("--leading-zeros=never", "--leading-zeros", "replace"),
    ("--decimal-separator=;", "--decimal-separator", ","),
    ("--decimal-separator=", "--decimal-separator", ","),
    ("--value=abc", "--value", "number"),
    ("--value=12.345", "--value", "2 decimals"),
    ("--value=007", "--value", "zero"),
    ("--value=-5", "--value", "number"),
    ("--confirm-color=blue", "--confirm-color", "#RRGGBB"),
    ("--confirm-color=#12", "--confirm-color", "#RRGGBB"),
    ("--repeat-delay=soon", "--repeat-delay", "milliseconds"),
    ("--repeat-delay=-1", "--repeat-delay", "milliseconds"),
    ("--repeat-interval=0", "--repeat-interval", "milliseconds"),
    ("--repeat-interval=often", "--repeat-interval", "milliseconds"),
    ("--timeout=never", "--timeout", "seconds"),
    ("--timeout=-1", "--timeout", "seconds"),
    ("--loop=yes", "--loop", "--loop"),
    ("--no-such-option", "--no-such-option", "no-such-option"),
    ("--preset", "--preset", "payment"),
    ("amount", "amount", "option"),
  ]

  func testWrongUsageNamesTheOptionAndWhatItTakes() throws {
    for (argument, option, takes) in UsageTests.wrong {
      let (status, output, error) = try run(argument)
      XCTAssertEqual(status, 2, argument)
      XCTAssertEqual(output, "", argument)
      XCTAssertTrue(error.hasSuffix("\n"), argument)
      XCTAssertEqual(error.split(separator: "\n", omittingEmptySubsequences: false).count, 2, error)
      XCTAssertTrue(error.contains(option), "\(argument): \(error)")
      XCTAssertTrue(error.contains(takes), "\(argument): \(error)")
    }
  }

  func testValueIsHeldAgainstTheRulesThatApply() throws {
    XCTAssertEqual(try run("--preset=digits", "--value=1.5").status, 2)
    XCTAssertEqual(try run("--value=1.5", "--fraction-digits=0").status, 2)
  }

  func testNoDisplay() throws {
    let (status, output, error) = try run("--prompt=Amount")
    XCTAssertEqual(status, 3)
    XCTAssertEqual(output, "")
    XCTAssertEqual(error.split(separator: "\n").count, 1, error)
    XCTAssertTrue(error.lowercased().contains("display"), error)
  }

  func testDisplayThatDoesNotExist() throws {
    let surroundings = Surroundings(home: home.path).setting("DISPLAY", to: ":4095")
    let program = try Program(BuiltProgram.path(), environment: surroundings.variables)
    XCTAssertEqual(try program.child.waitForExit(), 3)
    XCTAssertTrue(program.errorOutput.lowercased().contains("display"), program.errorOutput)
  }

  func testHelpNamesTheOptions() throws {
    let (status, output, _) = try run("--help")
    XCTAssertEqual(status, 0)
    for option in ["--preset", "--integer-digits", "--prompt", "--value", "--loop", "--timeout"] {
      XCTAssertTrue(output.contains(option), option)
    }
  }
}
