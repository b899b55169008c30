import TestSupport
import XCTest

/// What people see of options that are kept in a file.
final class ProfileWindowTests: ServiceTestCase {
  private func configured(_ text: String) throws -> Surroundings {
    let folder = try screen.directory.file("gtk-keypad")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/shop.conf", atomically: false, encoding: .utf8)
    return try surroundings.setting("XDG_CONFIG_HOME", to: screen.directory.path)
  }

  func testTheWindowIsAsTheProfileSays() throws {
    let keypad = try start(
      "--profile=shop", "--value=5",
      surroundings: configured("[keypad]\nprompt=To pay\\sö\nvalue=7\nquick=20,50\ncorner-key=clear\n"))
    XCTAssertEqual(try keypad.field.name, "To pay ö")
    try keypad.shows("5")
    try keypad.tapKey("50")
    try keypad.shows("50")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "50\n", status: 0)
  }

  func testProgramsOnTheBusNameProfilesToo() throws {
    let service = try serve(in: configured("[keypad]\nprompt=Amount\nsigned=true\nloop=true\nmax=90\n"))
    let caller = try ask("{'profile': <'shop'>, 'signed': <false>, 'max': <100>}")
    let keypad = try shown(by: service, asking: "Amount")
    XCTAssertNil(keypad.areas["Change sign"], "the caller wins")
    try keypad.tap("99")
    try keypad.tapKey("Confirm")
    try answer(caller, "('confirmed', '99')")
    let wrong = try ask("{'profile': <'a/b'>}")
    XCTAssertEqual(try wrong.child.waitForExit(), 1)
    XCTAssertTrue(wrong.errorOutput.contains("WrongUsage: --profile takes"), wrong.errorOutput)
  }
}
