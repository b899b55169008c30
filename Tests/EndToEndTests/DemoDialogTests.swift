import TestSupport
import XCTest

/// A dialog beside the window with the keypad, with and without somebody who manages the windows.
final class DemoDialogTests: DemoTestCase {
  private var manager: WindowManager?

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    try manager?.end()
    manager = nil
  }

  /// Opens the dialog, touches its field, and returns it.
  private func openDialog() throws -> Accessible {
    try screen.touchscreen.tap(field("Dialog").area.centre)
    let field = try field("In a dialog")
    try touch(field)
    return field
  }

  func testTheKeypadWorksInADialogBesideItsWindow() throws {
    let field = try openDialog()
    try tap("7 . 5")
    try eventually("the text", is: "7.5") { field.text }
  }

  func testTouchingTheKeypadDoesNotTakeADialogsFieldAway() throws {
    manager = try WindowManager(on: screen)
    let price = try self.field("Price")
    try touch(price)
    let field = try openDialog()
    try tap("7 . 5")
    try eventually("the text", is: "7.5") { field.text }
    try eventually("the field has the focus") { field.isFocused }
    try screen.keyboard.type("2")
    try eventually("the text", is: "7.52") { field.text }
    XCTAssertEqual(price.text, "")
    try touch(price)
    try tap("4")
    try eventually("the price", is: "4") { price.text }
    XCTAssertEqual(field.text, "7.52")
  }

  func testANumberInADialogIsNotSettledBetweenKeys() throws {
    manager = try WindowManager(on: screen)
    let field = try openDialog()
    try tap("1 0 5")
    try eventually("the text", is: "105") { field.text }
    field.placeCaret(at: 1)
    try tap("delete")
    try eventually("an unfinished number", is: "05") { field.text }
    try tap("2")
    try eventually("the text", is: "205") { field.text }
  }

  func testDeleteRepeatsInADialog() throws {
    manager = try WindowManager(on: screen)
    let field = try openDialog()
    try tap("1 2 3 4 5 6")
    try eventually("the text", is: "123456") { field.text }
    let delete = try XCTUnwrap(seen.find(role: "push button", name: "Delete"))
    try screen.touchscreen.down(delete.area.centre)
    try eventually("all of it is deleted", is: "") { field.text }
    try screen.touchscreen.up()
  }

  func testAFieldThatIsTouchedWhileTheProgramIsStalledGetsTheKeysThatFollow() throws {
    manager = try WindowManager(on: screen)
    let price = try self.field("Price")
    try touch(price)
    let field = try openDialog()
    try tap("7")
    try eventually("the text", is: "7") { field.text }
    let key = try XCTUnwrap(seen.find(role: "push button", name: "4")).area.centre
    let place = price.area.centre
    program.child.send(SIGSTOP)
    try screen.touchscreen.tap(place)
    try screen.touchscreen.tap(key)
    program.child.send(SIGCONT)
    try eventually("the price", is: "4") { price.text }
    XCTAssertEqual(field.text, "7")
  }
}
