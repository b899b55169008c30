import CGtkForKeypad
import GTKBridge
import KeypadEngine
import TestSupport
import XCTest

@testable import KeypadGTK

/// What keypads look like in windows of somebody else.
final class GuestTests: GuestTestCase {
  func testEachOfTwoKeypadsHasAConfirmColorOfItsOwn() throws {
    let views = [KeypadView(), KeypadView(), KeypadView()]
    let colors = ["#8a2be2", nil, "#ffdd00"]
    for (view, color) in zip(views, colors) {
      view.text = "5"
      view.confirmColor = color.flatMap { Color($0) }
    }
    _ = try show(views.map(\.widget), size: (400, 780))
    let expected = [TestSupport.Color(0x8A_2BE2), TestSupport.Color(0x00_84FF), TestSupport.Color(0xFF_DD00)]
    for (view, color) in zip(views, expected) {
      let key = view.grid[.confirm].button.areaInWindow
      try eventually("the color of confirm", is: color) {
        try picture(key)[Point(x: Double(key.x + 6), y: Double(key.y + 6))]
      }
      try eventually("its label can be read") {
        try picture(key.inset(by: 6)).colours.contains { $0.contrast(to: color) >= 3 }
      }
    }
    views[0].confirmColor = nil
    let key = views[0].grid[.confirm].button.areaInWindow
    try eventually("the usual color again", is: expected[1]) {
      try picture(key)[Point(x: Double(key.x + 6), y: Double(key.y + 6))]
    }
  }

  func testKeysHaveAComfortableSizeWhereThereIsRoom() throws {
    let view = KeypadView()
    view.quickAmounts = ["5", "10"]
    _ = try show([view.widget], size: nil)
    for key in view.grid.layout.keys {
      let area = view.grid[key].button.areaInWindow
      XCTAssertGreaterThanOrEqual(area.width, 80, "\(key)")
      XCTAssertGreaterThanOrEqual(area.height, 50, "\(key)")
    }
  }

  func testKeysAreNineMillimetresHighWhereTheScreenIsKnown() throws {
    let windows = ViewTestCase.screen.windows
    defer { XCTAssertNoThrow(try windows.tellSize(widthInMillimetres: 0, heightInMillimetres: 0)) }
    // 10 pixels on a millimeter.
    try windows.tellSize(widthInMillimetres: 128, heightInMillimetres: 80)
    try eventually("GTK knows the screen") {
      while g_main_context_iteration(nil, 0) != 0 {}
      return Monitor.primary?.pixelsPerMillimetre.map { $0 > 9 } == true
    }
    let view = KeypadView()
    _ = try show([view.widget], size: nil)
    XCTAssertGreaterThanOrEqual(view.grid[.digit(5)].button.areaInWindow.height, 90)
    XCTAssertGreaterThanOrEqual(view.grid[.digit(5)].button.areaInWindow.width, 144)
  }

  func testSizesOutOfTheOrdinaryDoNoHarm() throws {
    let boxes = BoxesKeypadView(try DigitBoxes(count: 32))
    for view in [KeypadView(), boxes] {
      for keyHeight in [Int.min, -1, 0, 1] {
        let size = view.naturalSize(keyHeight: keyHeight)
        XCTAssertGreaterThanOrEqual(size.width, KeypadPanel.minimumSize.width)
        XCTAssertGreaterThanOrEqual(size.height, KeypadPanel.minimumSize.height)
      }
      XCTAssertGreaterThan(view.naturalSize(keyHeight: .max).height, 1_000_000)
    }
    XCTAssertTrue(KeypadView().naturalSize(keyHeight: 50) == (321, 293))
  }

  /// The heights of the lines that are written on the confirm key, in pixels.
  private func lines(on view: KeypadView) throws -> [Int] {
    gtk_test_widget_wait_for_draw(view.widget)
    let key = view.grid[.confirm].button.areaInWindow
    let picture = try picture(key)
    let ground = picture[Point(x: Double(key.x + 2), y: Double(key.y + 2))]
    let isInked = (key.y + 1..<key.bottom).map { y in
      (key.x + 1..<key.right).contains { picture[Point(x: Double($0), y: Double(y))].contrast(to: ground) > 1.5 }
    }
    return isInked.split(separator: false).map(\.count)
  }

  func testALongLabelBreaksIntoLinesThatCanBeRead() throws {
    let view = KeypadView()
    view.text = "5"
    _ = try show([view.widget], size: nil)
    view.confirmLabel = "OK"
    XCTAssertEqual(try lines(on: view).count, 1)
    // No letter has a part of its own above others.
    view.confirmLabel = "Pay now or never more and go away"
    let broken = try lines(on: view)
    XCTAssertGreaterThan(broken.count, 2)
    XCTAssertGreaterThanOrEqual(broken.min() ?? 0, 4)
    for label in [String(repeating: "n", count: 500), String(repeating: "one more ", count: 60)] {
      view.confirmLabel = label
      let lines = try lines(on: view)
      XCTAssertGreaterThan(lines.count, 2)
      XCTAssertGreaterThanOrEqual(lines.sorted()[lines.count / 2], 5)
    }
  }
}
