import TestSupport
import XCTest

/// Messages of the command in the language of whoever reads them: all of a message, or nothing of it.
final class UsageLanguageTests: XCTestCase {
  /// Words of English that no other language has.
  private static let english: Set<String> = [
    "the", "takes", "not", "and", "or", "of", "to", "with", "whole", "number", "line", "has", "is",
    "needs", "means", "file", "there", "nothing", "print", "what", "most", "cannot",
  ]

  /// Every kind of message.
  private static let messages: [(arguments: [String], input: String)] = [
    (["--bogus"], ""), (["-x"], ""), (["stray"], ""), (["--", "--loop"], ""), (["--loop=x"], ""),
    (["--help=x"], ""), (["--timeout"], ""), (["--timeout=x"], ""), (["--repeat-delay=x"], ""),
    (["--boxes=x"], ""), (["--preset=x"], ""), (["--integer-digits=x"], ""), (["--decimal-separator=x"], ""),
    (["--confirm-color=x"], ""), (["--title"], ""), (["--value"], ""), (["--value=x"], ""),
    (["--boxes=4", "--masked", "--value=x"], ""), (["--boxes=4", "--fraction-digits=1"], ""),
    (["--boxes=4", "--preset=free"], ""), (["--masked"], ""), (["--boxes=1", "--point-after=1"], ""),
    (["--boxes=4", "--point-after=4"], ""), (["--boxes=4", "--masked", "--clipboard"], ""),
    (["--css"], ""), (["--css=/dev/zero"], ""), (["simulate", "--kiosk"], ""), (["demo", "x"], ""), ([], ""),
    (["simulate"], "x"), (["simulate"], "set:%4"), (["simulate"], "set:%FF"), (["simulate"], "set:%01"),
    (["simulate"], "1\u{1}"), (["--help"], ""), (["simulate", "--help"], ""),
  ]

  private func skipWithoutCatalogues() throws {
    let locale = try URL(filePath: BuiltProgram.path()).deletingLastPathComponent().appending(path: "locale")
    try XCTSkipUnless(FileManager.default.fileExists(atPath: locale.path), "only ./build.sh makes the catalogues")
  }

  func testNoMessageIsHalfEnglish() throws {
    try skipWithoutCatalogues()
    for (arguments, input) in UsageLanguageTests.messages {
      let english = try CommandRun(arguments, input: input)
      for language in ["de", "zh_CN"] {
        let run = try CommandRun(arguments, variables: ["LANGUAGE": language], input: input)
        let said = run.error + run.output
        XCTAssertEqual(run.status, english.status)
        XCTAssertNotEqual(said, english.error + english.output, "\(arguments)")
        // What is written on the command line and in the input stays as it is.
        let words = said.split { !$0.isLetter && $0 != "-" && $0 != "|" }.map { $0.lowercased() }
        let left = Set(words).intersection(UsageLanguageTests.english)
        XCTAssertEqual(left, [], said)
      }
    }
  }

  func testQuotationMarksAreThoseOfTheLanguage() throws {
    try skipWithoutCatalogues()
    let run = try CommandRun(["--timeout=x"], variables: ["LANGUAGE": "de"])
    XCTAssertTrue(run.error.contains("„x“"), run.error)
  }
}
