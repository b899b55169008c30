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
}
