import TestSupport
import XCTest

/// How the words of a command line are read, whatever the options mean.
final class CommandLineTests: XCTestCase {
  /// Where all is in order but the display, the status says so.
  private let isGood: Int32 = 3

  func testTheWordBehindAnOptionIsItsValueWhateverItLooksLike() throws {
    for word in ["-5", "--x", "--loop", "-h", "--", "-", "", "--help", "=", "--prompt"] {
      for name in ["--prompt", "--title", "--confirm-label"] {
        XCTAssertEqual(try CommandRun([name, word]).status, isGood, "\(name) \(word)")
        XCTAssertEqual(try CommandRun(["\(name)=\(word)"]).status, isGood, "\(name)=\(word)")
      }
    }
    XCTAssertEqual(try CommandRun(["--prompt", "-5", "--value", "12", "--loop"]).status, isGood)
    try CommandRun(["--value", "-5"]).isWrongUsage(saying: "--value", "“-5”")
    try CommandRun(["--timeout", "-5"]).isWrongUsage(saying: "--timeout", "seconds", "“-5”")
    try CommandRun(["--timeout", "--loop"]).isWrongUsage(saying: "--timeout", "seconds", "“--loop”")
    try CommandRun(["--css", "--x"]).isWrongUsage(saying: "--css", "“--x”")
  }

  func testAnOptionWithoutItsValueNamesWhatItTakes() throws {
    try CommandRun(["--loop", "--prompt"]).isWrongUsage(saying: "--prompt takes a text")
    try CommandRun(["--timeout"]).isWrongUsage(saying: "--timeout takes a whole number of seconds")
  }

  func testTwoHyphensEndTheOptions() throws {
    XCTAssertEqual(try CommandRun(["--"]).status, isGood)
    XCTAssertEqual(try CommandRun(["--prompt=x", "--"]).status, isGood)
    for stray in ["--loop", "amount", "--", "-5"] {
      let run = try CommandRun(["--", stray])
      run.isWrongUsage(saying: "“\(stray)”")
      if stray != "--" { XCTAssertFalse(run.error.contains("“--”"), run.error) }
    }
  }

  func testStrayWordsAreNamed() throws {
    for stray in ["amount", "-", "", "5"] {
      try CommandRun(["--loop", stray, "--shuffle"]).isWrongUsage(saying: "“\(stray)”")
    }
    try CommandRun(["--loop", "simulate"]).isWrongUsage(saying: "“simulate”")
    try CommandRun(["simulate", "simulate"]).isWrongUsage(saying: "“simulate”", "keypad simulate")
    try CommandRun(["demo", "x"]).isWrongUsage(saying: "“x”", "keypad demo")
  }

  func testUnknownOptionsAreNamed() throws {
    for word in ["-x", "-hx", "-5", "--Loop", "--loo", "--=5", "---loop", "-loop"] {
      let name = word.split(separator: "=")[0]
      try CommandRun([word]).isWrongUsage(saying: "“\(name)”")
    }
  }

  func testFlagsTakeNoValue() throws {
    for flag in ["--loop", "--kiosk", "--help", "--version"] {
      try CommandRun(["\(flag)=no"]).isWrongUsage(saying: "\(flag) takes no value")
    }
  }

  func testOfARepeatedOptionTheLastCounts() throws {
    let run = try CommandRun(
      ["simulate", "--integer-digits=1", "--integer-digits", "2"], input: "1 2 3\n")
    XCTAssertEqual(run.output, "12\t2\t2\t1\t12\tok,ok,integer-full\n")
  }

  func testWordsThatAreNotUTF8() throws {
    let run = try CommandRun(inShell: #""$0" --value="$(printf '5\377')""#)
    run.isWrongUsage(saying: "--value")
    XCTAssertEqual(try CommandRun(inShell: #""$0" --prompt="$(printf 'Betr\344ge')""#).status, isGood)
    try CommandRun(inShell: #""$0" "$(printf -- '--\377=5')""#).isWrongUsage()
  }

  func testControlCharactersMakeNoSecondLine() throws {
    try CommandRun(["--timeout=1\n2\u{1B}"]).isWrongUsage(saying: "--timeout")
    try CommandRun(["a\nb"]).isWrongUsage()
  }

  func testVersionIsThatOfTheNewestRelease() throws {
    let metainfo = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../data/io.github.gtk_keypad.Keypad.metainfo.xml")
    let text = try String(contentsOf: metainfo, encoding: .utf8)
    let newest = try XCTUnwrap(text.components(separatedBy: "<release version=\"").dropFirst().first)
    let version = newest.prefix { $0 != "\"" }
    for arguments in [["--version"], ["simulate", "--version"], ["demo", "--version"], ["--loop", "--version"]] {
      let run = try CommandRun(arguments)
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(run.output, "keypad \(version)\n")
      XCTAssertEqual(run.error, "")
    }
  }

  func testHelpListsWhatMeansSomething() throws {
    for option in ["-h", "--help"] {
      let help = try CommandRun([option])
      XCTAssertEqual(help.status, 0)
      for name in ["--timeout=SECONDS", "--masked", "--version", "--css=FILE", "keypad simulate"] {
        XCTAssertTrue(help.output.contains(name), name)
      }
      let simulate = try CommandRun(["simulate", option])
      XCTAssertEqual(simulate.status, 0)
      XCTAssertTrue(simulate.output.contains("--boxes=N"))
      XCTAssertFalse(simulate.output.contains("--masked"))
    }
  }

  func testHelpThatCannotBeWrittenIsAnError() throws {
    for option in ["--help", "--version"] {
      let run = try CommandRun(inShell: "\"$0\" \(option) > /dev/full")
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(run.error.filter(\.isNewline).count, 1)
    }
  }
}
