import TestSupport
import XCTest

/// Programs that ask over the session bus, and people who answer with a finger.
final class ServiceTests: ServiceTestCase {
  func testAnswerIsTheNumber() throws {
    let service = try serve()
    let caller = try ask("{'prompt': <'Amount'>}")
    let keypad = try shown(by: service, asking: "Amount")
    try keypad.tap("12.5")
    try keypad.tapKey("Confirm")
    try answer(caller, "('confirmed', '12.5')")
    XCTAssertEqual(service.output, "", "the number is the caller's")
    XCTAssertEqual(service.errorOutput, "")
  }

  func testOptionsComeAsTextsNumbersAndBooleans() throws {
    let service = try serve()
    let caller = try ask(
      """
      {'prompt': <'Balance'>, 'signed': <true>, 'shuffle': <false>, 'integer-digits': <3>,
      'fraction-digits': <uint32 1>, 'max': <int64 500>, 'value': <'-4.5'>}
      """)
    let keypad = try shown(by: service, asking: "Balance")
    try keypad.shows("-4.5")
    keypad.valueIsSeen()
    try keypad.tapKey("Change sign")
    try keypad.tapKey("Confirm")
    try answer(caller, "('confirmed', '4.5')")
  }

  func testEscapeCancels() throws {
    let service = try serve()
    let caller = try ask("{'prompt': <'Amount'>}")
    _ = try shown(by: service, asking: "Amount")
    try screen.keyboard.type(.escape)
    try answer(caller, "('cancelled', '')")
    XCTAssertNil(service.child.exitStatus)
  }

  func testNobodyAnswers() throws {
    _ = try serve()
    try answer(try ask("{'timeout': <1>}"), "('timed-out', '')")
  }

  func testQuestionsAreAskedOneAfterAnother() throws {
    let service = try serve()
    let first = try ask("{'prompt': <'First'>}")
    _ = try shown(by: service, asking: "First")
    let second = try ask("{'prompt': <'Second'>}")
    let seen = try AccessibleProgram(service)
    XCTAssertNil(seen.find(role: "text", name: "Second"))
    try screen.keyboard.type("1")
    try screen.keyboard.type(.enter)
    try answer(first, "('confirmed', '1')")
    let keypad = try shown(by: service, asking: "Second")
    XCTAssertNil(seen.find(role: "text", name: "First"))
    try keypad.tap("2")
    try keypad.tapKey("Confirm")
    try answer(second, "('confirmed', '2')")
    try nothingIsShown(by: keypad.seen)
  }

  func testACallerThatVanishesTakesItsQuestionAlong() throws {
    let service = try serve()
    let first = try ask("{'prompt': <'First'>}")
    _ = try shown(by: service, asking: "First")
    let (waiting, last) = (try ask("{'prompt': <'Waiting'>}"), try ask("{'prompt': <'Last'>}"))
    waiting.child.end()
    first.child.end()
    let keypad = try shown(by: service, asking: "Last")
    try keypad.tap("3")
    try keypad.tapKey("Confirm")
    try answer(last, "('confirmed', '3')")
    try nothingIsShown(by: keypad.seen)
  }

  func testNobodyCancelsAnothersQuestion() throws {
    let service = try serve()
    let caller = try ask("{'prompt': <'Amount'>}")
    let keypad = try shown(by: service, asking: "Amount")
    try answer(try call("Cancel"), "()")
    try keypad.tap("7")
    try keypad.tapKey("Confirm")
    try answer(caller, "('confirmed', '7')")
  }

  func testMaskedDigitsAreForTheCallerOnly() throws {
    let service = try serve()
    let listener = try launch("gdbus", ["monitor", "--session", "--dest=io.github.gtk_keypad.Keypad"])
    try eventually("the listener listens") { listener.output.contains("is owned by") }
    let caller = try ask("{'prompt': <'PIN'>, 'boxes': <4>, 'masked': <true>}")
    let keypad = try shown(by: service, asking: "PIN")
    try keypad.tap("47119")
    try keypad.says("no room")
    try keypad.tapKey("Confirm")
    // The refusal was just now: confirm is taken once it can have been read.
    try eventually("the answer") {
      if caller.child.exitStatus == nil { try keypad.tapKey("Confirm") }
      return caller.child.exitStatus == 0
    }
    XCTAssertEqual(caller.output, "('confirmed', '4711')\n")
    XCTAssertFalse(listener.output.contains("KeyRefused"), listener.output)
    XCTAssertEqual(service.output + service.errorOutput, "")
  }
}
