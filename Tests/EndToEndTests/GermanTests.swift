import TestSupport
import XCTest

/// A German locale and a German keyboard: a comma for people, a point for programs.
final class GermanTests: KeypadTestCase {
  override class var layout: String { "de" }

  nonisolated(unsafe) private static var locale: CompiledLocale?

  override class func tearDown() {
    locale = nil
    super.tearDown()
  }

  /// The German locale with words in English, by which these tests find the keys.
  private func german() throws -> Surroundings {
    let locale = try GermanTests.locale ?? CompiledLocale("de_DE")
    GermanTests.locale = locale
    return try locale.speaking("en", in: surroundings)
  }

  func testFieldShowsACommaAndAPointIsPrinted() throws {
    let keypad = try start("--value=1.5", surroundings: german())
    try keypad.shows("1,5")
    try screen.keyboard.type(.a, holding: .control)
    try keypad.tap("12.34")
    try keypad.shows("12,34")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "12.34\n", status: 0)
  }

  func testPointKeyShowsAComma() throws {
    func picture(_ keypad: Keypad) throws -> Picture {
      // What a window before it has left on the screen must not be taken for its own.
      defer { keypad.program.child.end() }
      return try screen.windows.restingPicture(of: keypad.key("Decimal point").area.inset(by: 4))
    }
    let german = try picture(start(surroundings: german()))
    let comma = try picture(start("--decimal-separator=,"))
    let point = try picture(start("--decimal-separator=."))
    XCTAssertTrue(german.looksLike(comma))
    XCTAssertFalse(german.looksLike(point))
  }

  func testTypedCommaAndTypedPointBothAreThePoint() throws {
    for typed in ["12,5", "12.5"] {
      let keypad = try start(surroundings: german())
      try screen.keyboard.type(typed)
      try keypad.shows("12,5")
      try screen.keyboard.type(.enter)
      try keypad.ends(printing: "12.5\n", status: 0)
    }
  }

  func testKeypadBlockTypesTheSeparatorInUse() throws {
    let keypad = try start(surroundings: german())
    try screen.keyboard.type(.numLock)
    defer { try? screen.keyboard.type(.numLock) }
    try screen.keyboard.typeOnKeypad("12,5")
    try keypad.shows("12,5")
    try screen.keyboard.type(.keypadEnter)
    try keypad.ends(printing: "12.5\n", status: 0)
  }

  func testKeypadBlockOfACommaKeyboardTypesThePoint() throws {
    let keypad = try start()
    try screen.keyboard.type(.numLock)
    defer { try? screen.keyboard.type(.numLock) }
    try screen.keyboard.typeOnKeypad("12,5")
    try keypad.shows("12.5")
  }

  func testValueIsGivenWithAPointInEveryLocale() throws {
    let surroundings = try german()
    let program = try Program(
      BuiltProgram.path(), ["--value=1,5"], environment: surroundings.variables)
    XCTAssertEqual(try program.child.waitForExit(), 2)
  }

  func testSeparatorCanBeChosenAgainstTheLocale() throws {
    let keypad = try start("--decimal-separator=.", surroundings: german())
    try keypad.tap("1.5")
    try keypad.shows("1.5")
  }
}
