import CGtkForKeypad
import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// Which keys a view has, where they are, and what they are called.
final class ScreenKeysTests: ViewTestCase {
  private func tap(_ key: ScreenKey) throws {
    let area = try XCTUnwrap(place(of: key))
    try Self.screen.touchscreen.tap(area.centre)
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Where a key is in its window, or nil where there is no such key.
  private func place(of key: ScreenKey) -> Area? {
    guard panel.grid.layout.keys.contains(key) else { return nil }
    return panel.grid[key].button.areaInWindow
  }

  /// Waits until the keys are in their places and drawn.
  private func settle() throws {
    gtk_test_widget_wait_for_draw(panel.widget)
    try eventually("the keys fill the grid") {
      let areas = panel.grid.layout.keys.compactMap { place(of: $0) }
      return areas.map { $0.width * $0.height }.reduce(0, +)
        == panel.grid.surface.areaInWindow.width * panel.grid.surface.areaInWindow.height
    }
  }

  func testEveryCornerKeyIsCalledByWhatItDoes() throws {
    try open(Rules.free)
    let names = [
      CornerKey.hide: "Hide keypad", .cancel: "Cancel", .clear: "Clear", .doubleZero: "Double zero",
      .tripleZero: "Triple zero", .sign: "Change sign",
    ]
    XCTAssertEqual(names.count, CornerKey.allCases.count)
    try settle()
    let corner = place(of: .hide)
    for key in CornerKey.allCases + [.hide] {
      panel.cornerKey = key
      try settle()
      XCTAssertEqual(place(of: key.key), corner)
      XCTAssertEqual(panel.grid[key.key].button.accessibleName, names[key])
      XCTAssertEqual(panel.grid.layout.keys.count, 14)
      XCTAssertTrue(panel.grid[key.key].button.isSensitive)
    }
  }

  func testCornerKeysDoWhatTheyAreCalled() throws {
    try open(Rules.free)
    panel.text = "12"
    try type(.end)
    panel.cornerKey = .doubleZero
    try settle()
    try tap(.doubleZero)
    XCTAssertEqual(panel.text, "1200")
    panel.cornerKey = .clear
    try settle()
    try tap(.clear)
    XCTAssertEqual(panel.text, "")
    var cancelled = 0
    panel.onCancel = { cancelled += 1 }
    panel.onHide = { XCTFail("nobody has asked for that") }
    panel.cornerKey = .cancel
    try settle()
    try tap(.cancel)
    XCTAssertEqual(cancelled, 1)
    XCTAssertTrue(panel.grid.surface.isVisible)
  }

  func testDigitsStandAsOnACalculatorWhereThatIsAskedFor() throws {
    try open()
    try settle()
    let places = (1...9).map { place(of: .digit($0)) }
    panel.arrangement = .calculator
    try settle()
    XCTAssertEqual([7, 8, 9, 4, 5, 6, 1, 2, 3].map { place(of: .digit($0)) }, places)
    try tap(.digit(7))
    XCTAssertEqual(panel.text, "7")
  }

  func testQuickKeysAreCalledByTheirAmountsAsTheyAreWrittenHere() throws {
    try open(Rules.payment, .comma)
    panel.quickAmounts = ["5", "10", "12.5"]
    try settle()
    let names = { (0..<3).map { self.panel.grid[.quick($0)].button.accessibleName } }
    XCTAssertEqual(names(), ["5", "10", "12,5"])
    panel.decimalSeparator = .point
    XCTAssertEqual(names(), ["5", "10", "12.5"])
    let areas = (0..<3).compactMap { place(of: .quick($0)) }
    XCTAssertLessThanOrEqual(Set(areas.map(\.width)).max()! - Set(areas.map(\.width)).min()!, 1)
    XCTAssertTrue(areas.allSatisfy { $0.bottom == place(of: .digit(1))?.y })
    var keys: [ScreenKey] = []
    let press = panel.grid.onKey
    panel.grid.onKey = {
      keys.append($0)
      return press?($0) ?? false
    }
    try tap(.quick(1))
    XCTAssertEqual(keys, [.quick(1)])
    panel.quickAmounts = []
    try settle()
    XCTAssertEqual(panel.grid.layout.keys.count, 14)
  }

  func testKeysThatComeLaterAreAsDisabledAsTheOthers() throws {
    try ViewTestCase.startScreen()
    let keypad = FollowingKeypad()
    keypad.controller.grid.cornerKey = .clear
    keypad.controller.grid.quickAmounts = ["5"]
    for key in keypad.controller.grid.layout.keys { XCTAssertFalse(keypad.controller.grid[key].button.isSensitive) }
  }

  func testTheKeysOfAFieldThatIsHandedTheFocusMoveWhenFingersRest() throws {
    try open()
    try settle()
    let usual = (0...9).map { place(of: .digit($0)) }
    try tap(.digit(1))
    // As a follower does when the host moves the focus on to a field whose keys are shuffled.
    panel.shuffle = .whenShown
    panel.shuffleAgain()
    try settle()
    XCTAssertEqual((0...9).map { place(of: .digit($0)) }, usual)
    try tap(.digit(2))
    XCTAssertEqual(panel.text, "12")
    try eventually("another order") { (0...9).map { self.place(of: .digit($0)) } != usual }
  }

  func testTimesOutOfTheOrdinaryDoNoHarm() throws {
    try open(Rules.digits)
    panel.text = "1234"
    try type(.end)
    try settle()
    for time in [Duration.seconds(Int64.max), .milliseconds(Int.max)] {
      panel.repeatDelay = time
      panel.repeatInterval = time
      XCTAssertEqual(panel.repeatDelay, time)
      let count = panel.text.count
      try tap(.delete)
      XCTAssertEqual(panel.text.count, count - 1)
    }
    panel.repeatDelay = .zero
    panel.repeatInterval = .seconds(-1)
    try Self.screen.touchscreen.down(XCTUnwrap(place(of: .delete)).centre)
    try eventually("all is deleted", is: "") { panel.text }
    try Self.screen.touchscreen.up()
  }
}

extension Widget {
  /// Where it is in its window.
  var areaInWindow: Area {
    var x: gint = 0
    var y: gint = 0
    gtk_widget_translate_coordinates(pointer, gtk_widget_get_toplevel(pointer), 0, 0, &x, &y)
    return Area(
      x: Int(x), y: Int(y), width: Int(gtk_widget_get_allocated_width(pointer)),
      height: Int(gtk_widget_get_allocated_height(pointer)))
  }
}
