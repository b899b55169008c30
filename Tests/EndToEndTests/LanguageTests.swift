import TestSupport
import XCTest

/// Words for people in their own language, from the catalogues that lie beside the program after a build.
final class LanguageTests: KeypadTestCase {
  /// Surroundings in which people speak a language for which there is a catalogue.
  private func speaking(_ language: String) throws -> Surroundings {
    let program = try URL(filePath: BuiltProgram.path())
    let catalogues = program.deletingLastPathComponent().appending(path: "locale/\(language)")
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: catalogues.path), "only ./build.sh makes the catalogues")
    return try surroundings.setting("LANGUAGE", to: language)
  }

  func testChinese() throws {
    let keypad = try start("--value=5", surroundings: speaking("zh_CN"))
    try keypad.tapKey("确定")
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testGerman() throws {
    let keypad = try start("--value=5", surroundings: speaking("de"))
    try keypad.tapKey("Bestätigen")
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testRefusalsAreTranslated() throws {
    let keypad = try start(surroundings: speaking("de"))
    for key in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "1"] { try keypad.tapKey(key) }
    try eventually("words for the refusal") { try !keypad.message.isEmpty }
    XCTAssertFalse(try keypad.message.contains("At most"), "they are not English")
  }
}
