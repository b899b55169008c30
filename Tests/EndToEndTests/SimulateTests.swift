import TestSupport
import WorkedCases
import XCTest

/// `keypad simulate`, which needs no display and no bus.
final class SimulateTests: XCTestCase {
  /// Runs it on a stream and returns what it leaves behind.
  private func simulate(
    _ input: some Sequence<UInt8>, _ options: String..., output: Program.Output = .captured
  ) throws -> (status: Int32, output: String, error: String) {
    let home = try TemporaryDirectory()
    let program = try Program(
      BuiltProgram.path(), ["simulate"] + options, environment: Surroundings(home: home.path).variables,
      input: Array(input), output: output)
    return (try program.child.waitForExit(timeout: 60), program.output, program.errorOutput)
  }

  func testEveryWorkedCaseIsPrintedAsItIsWritten() throws {
    for (options, cases) in Dictionary(grouping: WorkedCase.all, by: \.options) {
      let home = try TemporaryDirectory()
      let program = try Program(
        BuiltProgram.path(), ["simulate"] + options.split(separator: " ").map(String.init),
        environment: Surroundings(home: home.path).variables,
        input: Array(cases.map { $0.session + "\n" }.joined().utf8))
      XCTAssertEqual(try program.child.waitForExit(), 0)
      XCTAssertEqual(program.output, cases.map { $0.outcome + "\n" }.joined(), options)
    }
  }

  func testWhatIsNoSessionIsPassedOver() throws {
    let result = try simulate(
      Array("# \u{7}\n\n \t\n1 2\t3\r\n".utf8) + [UInt8(ascii: "#"), 0xFF, 0x0A, UInt8(ascii: "4")])
    XCTAssertEqual(result.output, "123\t3\t3\t1\t123\tok,ok,ok\n4\t1\t1\t1\t4\tok\n")
    XCTAssertEqual(result.status, 0)
  }

  func testWhatIsNoSessionIsPassedOverHoweverLongItIs() throws {
    let long = [UInt8](repeating: UInt8(ascii: " "), count: 3_000_000)
    let comment = Array("#".utf8) + long + [0, 0xFF, UInt8(ascii: "1")]
    let result = try simulate(Array("1\n".utf8) + comment + Array("\n".utf8) + long + Array("\r\n2\n".utf8) + comment)
    XCTAssertEqual(result.output, "1\t1\t1\t1\t1\tok\n2\t1\t1\t1\t2\tok\n")
    XCTAssertEqual(result.status, 0)
  }

  func testWhiteSpaceCanBePasted() throws {
    let result = try simulate("paste:%0912.50%0D%0A\n".utf8)
    XCTAssertEqual(result.output, "12.50\t5\t5\t1\t12.50\tok\n")
  }

  func testALongSessionTakesTimeInProportion() throws {
    for (session, options) in [
      ("7 ", ["--preset=free"]), ("paste:1 ", ["--preset=digits"]), ("5 del ", ["--entry=cents"]),
    ] {
      let times = try [1, 4].map { factor in
        let input = String(repeating: session, count: 10_000 * factor) + "\n"
        return try ContinuousClock().measure {
          let home = try TemporaryDirectory()
          let program = try Program(
            BuiltProgram.path(), ["simulate"] + options, environment: Surroundings(home: home.path).variables,
            input: Array(input.utf8))
          XCTAssertEqual(try program.child.waitForExit(timeout: 60), 0)
        }
      }
      // Sixteen times as long, if each key took time in proportion to those before it.
      XCTAssertLessThan(times[1], times[0] * 10, session)
    }
  }

  func testWhatCannotBeFollowedEndsItWithTheLineNumber() throws {
    let wrong: [[UInt8]] = [
      [0], [0xFF, 0xFE], [0xC3], Array("1 7seven".utf8), Array("set:%zz".utf8), Array("set:%4".utf8),
      Array("set:%FF".utf8), Array("set:%00".utf8), Array("paste:1%0B".utf8), Array("set:1%0A".utf8), Array("%09".utf8),
      Array("caret:x".utf8),
      Array("caret:-1".utf8), Array(" # 1".utf8),
      Array("sel:1".utf8), Array("1\r2".utf8), [UInt8](repeating: UInt8(ascii: "1"), count: 10_000_000),
    ]
    for line in wrong {
      let result = try simulate(Array("5\n".utf8) + line + Array("\n6\n".utf8))
      let start = String(decoding: line.prefix(20), as: UTF8.self)
      XCTAssertEqual(result.status, 2, start)
      XCTAssertEqual(result.output, "5\t1\t1\t1\t5\tok\n", start)
      XCTAssertTrue(result.error.contains("line 2:"), "\(start): \(result.error)")
      XCTAssertEqual(result.error.split(separator: "\n").count, 1, start)
    }
  }

  func testPositionsAreClampedAndEndsMayComeInEitherOrder() throws {
    let result = try simulate("set:1234 caret:99999999999999999999 sel:3-1\n".utf8)
    XCTAssertEqual(result.output, "1234\t1\t3\t1\t1234\tok,ok,ok\n")
  }

  func testPercentStandsForAByteInAnyToken() throws {
    XCTAssertEqual(try simulate("%31 s%65t:5 %64el\n".utf8).output, "\t0\t0\t0\t\tok,ok,ok\n")
  }

  func testOutputThatCannotBeWrittenIsAnError() throws {
    for output in [Program.Output.file("/dev/full"), .closedPipe, .none] {
      let result = try simulate("1\n".utf8, output: output)
      XCTAssertNotEqual(result.status, 0)
      XCTAssertFalse(result.error.isEmpty)
    }
  }

  func testValuesThatDoNotGoTogetherAreWrongUsage() throws {
    for options in [
      ["--min=5", "--max=4.99"], ["--max=-1"], ["--max=1e3"], ["--min="], ["--min=1,5"], ["--step=0"], ["--step=-1"],
      ["--step=0.00"], ["--entry=left"], ["--currency=eur"], ["--currency=XAU"], ["--currency=TAX"], ["--signed=yes"],
      ["--entry=cents", "--preset=free"], ["--entry=cents", "--fraction-digits=unlimited"],
    ] + ["--signed", "--min=1", "--max=1", "--step=1", "--entry=point", "--currency=EUR"].map({ ["--boxes=4", $0] }) {
      let home = try TemporaryDirectory()
      let program = try Program(
        BuiltProgram.path(), ["simulate"] + options, environment: Surroundings(home: home.path).variables,
        input: Array("1\n".utf8))
      XCTAssertEqual(try program.child.waitForExit(), 2, "\(options)")
      XCTAssertEqual(program.errorOutput.split(separator: "\n").count, 1, "\(options)")
      let name = options.last!.prefix { $0 != "=" }
      XCTAssertTrue(
        program.errorOutput.contains(name) || program.errorOutput.contains("--entry"), program.errorOutput)
    }
  }

  func testWindowOptionsAreWrongUsage() throws {
    XCTAssertEqual(try simulate("1\n".utf8, "--kiosk").status, 2)
  }
}
