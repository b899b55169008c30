import TestSupport
import XCTest

/// Options that are good by themselves and mean nothing together, or not where they are given.
final class CombinationTests: XCTestCase {
  func testBoxesHaveRulesOfTheirOwn() throws {
    for rule in [
      "--integer-digits=3", "--fraction-digits=0", "--leading-point=zero", "--leading-zeros=allow",
      "--preset=payment", "--preset=money", "--preset=digits", "--preset=free",
    ] {
      try CommandRun(["--boxes=4", rule]).isWrongUsage(saying: rule.components(separatedBy: "=")[0], "--boxes")
      try CommandRun([rule, "--boxes=4"]).isWrongUsage(saying: rule.components(separatedBy: "=")[0], "--boxes")
      try CommandRun(["simulate", "--boxes=4", rule]).isWrongUsage(saying: "--boxes")
    }
  }

  func testBoxesMayHaveTheColourOfAPreset() throws {
    for preset in ["--preset=buyer", "--preset=seller"] {
      XCTAssertEqual(try CommandRun(["--boxes=4", preset]).status, 3)
      XCTAssertEqual(
        try CommandRun(["simulate", "--boxes=2", preset], input: "5 0\n").output, "50\t2\t2\t1\t50\tok,complete\n")
    }
  }

  func testWhatNeedsBoxesSaysSo() throws {
    for option in ["--masked", "--point-after=2", "--confirm-when-complete"] {
      try CommandRun([option]).isWrongUsage(saying: option.components(separatedBy: "=")[0], "--boxes", "32")
    }
    try CommandRun(["simulate", "--point-after=2"]).isWrongUsage(saying: "--point-after", "--boxes")
  }

  func testThePointIsBetweenTheBoxes() throws {
    try CommandRun(["--boxes=6", "--point-after=6"]).isWrongUsage(saying: "--boxes=6", "--point-after", "1 to 5")
    try CommandRun(["--boxes=1", "--point-after=1"]).isWrongUsage(saying: "--boxes=1", "--point-after")
  }

  func testSimulateRefusesWhatMeansNothingThere() throws {
    for option in [
      "--masked", "--kiosk", "--loop", "--shuffle", "--clipboard", "--confirm-when-complete", "--prompt", "--title=x",
      "--value=5", "--confirm-label=x", "--confirm-color=#000000", "--css=x", "--repeat-delay=5",
      "--repeat-interval=5", "--timeout=5",
    ] {
      try CommandRun(["simulate", "--boxes=4", option], input: "1\n")
        .isWrongUsage(saying: option.components(separatedBy: "=")[0], "simulate")
    }
  }

  func testDemoRefusesAllOptions() throws {
    try CommandRun(["demo", "--loop"]).isWrongUsage(saying: "--loop", "demo")
    try CommandRun(["demo", "--preset=money"]).isWrongUsage(saying: "--preset", "demo")
  }

  func testASecretIsNotInTheMessage() throws {
    let run = try CommandRun(["--boxes=4", "--masked", "--value=12345"])
    run.isWrongUsage(saying: "--value")
    XCTAssertFalse(run.error.contains("12345"))
  }

  func testMessagesNameTheRange() throws {
    for (option, least, most) in [
      ("--repeat-delay", "1", "60000"), ("--repeat-interval", "1", "60000"), ("--timeout", "1", "1000000"),
      ("--boxes", "1", "32"), ("--point-after", "1", "31"),
    ] {
      try CommandRun(["\(option)=x"]).isWrongUsage(saying: option, "from \(least) to \(most)")
      try CommandRun(["\(option)=0"]).isWrongUsage(saying: option, "from \(least) to \(most)")
    }
    try CommandRun(["--integer-digits=0"]).isWrongUsage(saying: "from 1 to", "unlimited")
    try CommandRun(["--fraction-digits=x"]).isWrongUsage(saying: "from 0 to", "unlimited")
  }

  func testTheManPageHasTheRanges() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data/keypad.1")
    let entries = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n.It Fl -")
    for option in ["repeat-delay", "repeat-interval", "timeout", "boxes", "integer-digits", "fraction-digits"] {
      let message = try CommandRun(["--\(option)=x"]).error
      let range = try XCTUnwrap(message.components(separatedBy: "from ").last?.prefix { $0 != "," })
      let entry = try XCTUnwrap(entries.first { $0.hasPrefix(option) }, option)
      XCTAssertTrue(entry.contains(range), "\(option): \(range)")
    }
  }
}
