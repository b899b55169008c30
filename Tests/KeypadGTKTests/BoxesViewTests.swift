import CGtkForKeypad
import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// Digit boxes as their owner sees them.
final class BoxesViewTests: ViewTestCase {
  /// Pastes a text with the keyboard and waits until it has come.
  private func paste(_ text: String) throws {
    Clipboard.setText(text)
    try type(.v, holding: .control)
    var hasAnswered = false
    Clipboard.requestText(for: panel.content) { _ in hasAnswered = true }
    try eventually("the clipboard answers") { hasAnswered }
  }

  func testCompletionIsToldOnceForEachChange() throws {
    let view = try open(DigitBoxes())
    var told: [Bool] = []
    view.onCompletion = { told.append($0) }
    try type(.digit1, .digit2, .digit3)
    XCTAssertEqual(told, [])
    try type(.digit4, .digit5)
    XCTAssertEqual(told, [true])
    try type(.backSpace, .backSpace)
    XCTAssertEqual(told, [true, false])
    try paste("56.78")
    XCTAssertEqual(told, [true, false])
    try paste("5678")
    XCTAssertEqual(told, [true, false, true])
    try paste("1234")
    XCTAssertEqual(told, [true, false, true, true])
    XCTAssertEqual(view.text, "12.34")
  }

  func testWhatIsSetIsReadAsAPasteAndTellsNobody() throws {
    let view = try open(DigitBoxes())
    view.onCompletion = { _ in XCTFail("the program has set it by itself") }
    view.text = "05.20"
    XCTAssertEqual(view.text, "05.20")
    XCTAssertTrue(view.canConfirm)
    view.text = "12.3.4"
    XCTAssertEqual(view.text, "")
    XCTAssertFalse(view.canConfirm)
  }

  func testConfirmsByItselfWhereThatIsAskedFor() throws {
    let view = try open(DigitBoxes(count: 3, pointAfter: nil))
    var confirmed: [String] = []
    view.onConfirm = { confirmed.append($0) }
    try type(.digit1, .digit2, .digit3)
    XCTAssertEqual(confirmed, [])
    try type(.enter)
    XCTAssertEqual(confirmed, ["123"])
    view.confirmsWhenComplete = true
    try type(.backSpace, .digit4)
    XCTAssertEqual(confirmed, ["123", "124"])
    try paste("567")
    XCTAssertEqual(confirmed, ["123", "124", "567"])
  }

  func testRefusalsAreExplained() throws {
    let view = try open(DigitBoxes(count: 2, pointAfter: 1))
    try type(.enter)
    XCTAssertEqual(view.message, "Nothing entered yet")
    try type(.digit1, .period)
    XCTAssertEqual(view.message, "The point has its place")
    // The refusal of the point is to be read first.
    try type(.enter)
    XCTAssertEqual(view.message, "The point has its place")
    hold(for: 0.65)
    try type(.enter)
    XCTAssertEqual(view.message, "Fill all boxes first")
    try type(.a)
    XCTAssertEqual(view.message, "Only digits")
    try type(.digit2)
    XCTAssertEqual(view.message, "")
    try type(.digit3)
    XCTAssertEqual(view.message, "There is no room for more digits")
  }

  func testAMaskedDigitCanBeGlimpsedWhereThatIsAskedFor() throws {
    let view = try open(DigitBoxes(count: 2, pointAfter: nil), isMasked: true)
    let picture = {
      gdk_display_sync(gdk_display_get_default())
      return try Self.screen.windows.picture(of: Area(x: 0, y: 0, width: 400, height: 80))
    }
    gtk_test_widget_wait_for_draw(view.widget)
    let empty = try picture()
    try type(.digit7)
    gtk_test_widget_wait_for_draw(view.widget)
    let bullet = try picture()
    XCTAssertNotEqual(bullet, empty)
    try type(.backSpace)
    gtk_test_widget_wait_for_draw(view.widget)
    view.glimpseTime = .milliseconds(300)
    try type(.digit7)
    try eventually("the digit can be seen") { try picture() != bullet && view.text == "7" }
    try eventually("it cannot be seen any longer") { try picture() == bullet }
  }

  func testTheNextBoxIsMarkedWithoutTheFocusToo() throws {
    let view = try open(DigitBoxes(count: 2))
    let marked = TestSupport.Color(0xD0_021B)
    let seen = {
      gdk_display_sync(gdk_display_get_default())
      while g_main_context_iteration(nil, 0) != 0 {}
      return try Self.screen.windows.picture(of: Area(x: 0, y: 0, width: 400, height: 80)).colours.contains(marked)
    }
    try eventually("a box is marked", is: true, seen)
    view.hide()
    gtk_test_widget_wait_for_draw(view.widget)
    XCTAssertFalse(view.ownField.widget.hasFocus)
    XCTAssertTrue(try seen(), "the keypad works in the boxes all the same")
    let alone = DigitBoxesView(DigitBoxes())
    let isCurrent = { gtk_style_context_has_class(gtk_widget_get_style_context(alone.widget), "current") != 0 }
    for isWorkedIn in [false, true, false] {
      alone.field.isWorkedIn = isWorkedIn
      XCTAssertEqual(isCurrent(), isWorkedIn)
    }
  }

  /// What is between the second and the third box, as a picture of dark and light.
  private func mark() throws -> [[Bool]] {
    gtk_test_widget_wait_for_draw(panel.widget)
    gdk_display_sync(gdk_display_get_default())
    let row = panel.ownField.widget.areaInWindow
    let picture = try Self.screen.windows.picture(of: row)
    let dark = { (x: Int, y: Int) in
      let parts = picture[Point(x: Double(x), y: Double(y))].parts
      return parts.max()! < 150
    }
    let rows = (row.y..<row.bottom).map { y in (row.x..<row.right).map { dark($0, y) } }
    let columns = (0..<row.width).filter { x in rows.contains { $0[x] } }
    return rows.filter { $0.contains(true) }.map { line in (columns.first!...columns.last!).map { line[$0] } }
  }

  func testTheCommaLooksLikeOne() throws {
    let view = try open(DigitBoxes())
    view.boxesView.pointWidth = 20
    let point = try mark()
    XCTAssertEqual(point.count, point[0].count, accuracy: 1, "the point is round")
    view.decimalSeparator = .comma
    try eventually("a mark with a tail") { try mark().count > point.count * 3 / 2 }
    let comma = try mark()
    let middle = { (line: [Bool]) in
      let dark = line.indices.filter { line[$0] }
      return Double(dark.reduce(0, +)) / Double(max(dark.count, 1))
    }
    XCTAssertLessThan(middle(comma.last!), middle(comma[comma.count / 3]), "the tail points to the left")
    view.decimalSeparator = .point
    try eventually("the point again", is: point) { try mark() }
  }

  func testDigitsOfTheKeysAreShuffledAnewWheneverTheyAppear() throws {
    let view = try open(DigitBoxes())
    let places = { (0...9).map { view.grid[.digit($0)].button.place } }
    let usual = places()
    view.shuffle = .whenShown
    var seen = [usual]
    for _ in 1...3 {
      view.hide()
      view.show()
      try eventually("another order than ever") { !seen.contains(places()) }
      XCTAssertEqual(Set(places().map(\.description)), Set(usual.map(\.description)))
      seen.append(places())
    }
    view.shuffle = .never
    try eventually("the usual order", is: usual, places)
  }

  func testDigitsMoveAfterEachKeyWhenFingersRest() throws {
    let view = try open(DigitBoxes())
    let places = { (0...9).map { view.grid[.digit($0)].button.place } }
    view.shuffle = .afterEachKey
    gtk_test_widget_wait_for_draw(view.widget)
    var before = places()
    // Two thumbs and a correction: all of them find the keys where they were seen.
    for key in [ScreenKey.digit(7), .digit(0), .delete] { try tap(view.grid[key].button) }
    XCTAssertEqual(view.text, "7")
    XCTAssertEqual(places(), before)
    try eventually("another order") { places() != before }
    before = places()
    try tap(view.grid[.digit(3)].button)
    XCTAssertEqual(view.text, "73")
    try eventually("another order") { places() != before }
  }

  private func tap(_ key: Widget) throws {
    let area = key.place
    try Self.screen.touchscreen.tap(Point(x: Double(area[0] + area[2] / 2), y: Double(area[1] + area[3] / 2)))
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

extension Widget {
  /// Where it is in its window: left, top, width, height.
  fileprivate var place: [Int] {
    var x: gint = 0
    var y: gint = 0
    gtk_widget_translate_coordinates(pointer, gtk_widget_get_toplevel(pointer), 0, 0, &x, &y)
    return [
      Int(x), Int(y), Int(gtk_widget_get_allocated_width(pointer)), Int(gtk_widget_get_allocated_height(pointer)),
    ]
  }
}
