import CGtkForKeypad
import KeypadEngine
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// Spin buttons: their range, decimals and step are the rules, and what is confirmed or left is their value.
final class FollowedSpinTests: FollowingTestCase {
  private var refusals: [String] = []

  private func spin(_ least: Double, _ most: Double, step: Double, decimals: Int) throws -> UnsafeMutablePointer<
    GtkWidget
  > {
    let spin = gtk_spin_button_new_with_range(least, most, step)!
    gtk_spin_button_set_digits(button(spin), guint(decimals))
    add(spin)
    keypad.onRefuse = { [unowned self] _, refusal, _ in refusals.append(refusal.rawValue) }
    return spin
  }

  private func button(_ spin: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkSpinButton> {
    UnsafeMutableRawPointer(spin).assumingMemoryBound(to: GtkSpinButton.self)
  }

  private func value(_ spin: UnsafeMutablePointer<GtkWidget>) -> Double { gtk_spin_button_get_value(button(spin)) }

  func testWholeNumbersTakeNoPoint() throws {
    let pieces = try spin(0, 100, step: 1, decimals: 0)
    try show()
    focus(pieces)
    XCTAssertFalse(keypad.controller.grid[.point].button.isSensitive)
    try tap(.digit(2))
    try ViewTestCase.screen.keyboard.type(".5")
    try expect(pieces, "25")
    XCTAssertEqual(refusals, ["no-point"])
  }

  func testBeyondTheRangeIsSaidAndNotClamped() throws {
    let percent = try spin(0, 100, step: 0.5, decimals: 1)
    var confirmed: [String] = []
    keypad.onConfirm = { _, value in confirmed.append(value) }
    try show()
    focus(percent)
    try tap(.digit(1), .digit(5), .digit(0))
    try expect(percent, "15")
    XCTAssertEqual(refusals, ["above-maximum"])
    try tap(.point, .digit(3))
    hold(for: 0.65)
    try tap(.confirm)
    try eventually("between two steps", is: ["above-maximum", "off-step"]) { refusals }
    try tap(.delete, .digit(5), .confirm)
    try eventually("confirmed", is: ["15.5"]) { confirmed }
    XCTAssertEqual(value(percent), 15.5)
  }

  func testNumbersBelowZero() throws {
    let temperature = try spin(-40, 120, step: 0.5, decimals: 1)
    gtk_spin_button_set_value(button(temperature), -12.5)
    try show()
    focus(temperature)
    Entry(temperature).select(5..<5)
    try tap(.delete, .digit(0))
    try expect(temperature, "-12.0")
    try ViewTestCase.screen.keyboard.type(.minus)
    try expect(temperature, "12.0")
    focus(entry(GTK_INPUT_PURPOSE_NAME))
    XCTAssertEqual(value(temperature), 12)
  }

  func testWhatIsLeftIsTheValue() throws {
    let price = try spin(5, 1000, step: 0.01, decimals: 2)
    let other = entry(GTK_INPUT_PURPOSE_NUMBER)
    try show()
    focus(price)
    Entry(price).select(0..<4)
    try tap(.digit(7), .point, .digit(2), .digit(5))
    focus(other)
    XCTAssertEqual(value(price), 7.25)
    focus(price)
    Entry(price).select(0..<4)
    try tap(.digit(3))
    focus(other)
    XCTAssertEqual(refusals, ["below-minimum"], "what becomes of the number is not kept quiet")
    XCTAssertEqual(value(price), 5)
  }

  func testTheApplicationsRulesGoBefore() throws {
    let pieces = try spin(0, 100, step: 1, decimals: 0)
    keypad.setRules(Rules.payment, for: pieces)
    try show()
    focus(pieces)
    XCTAssertTrue(keypad.controller.grid[.point].button.isSensitive)
  }

  func testLimitsCanChangeMeanwhile() throws {
    let pieces = try spin(0, 100, step: 1, decimals: 0)
    try show()
    focus(pieces)
    gtk_spin_button_set_digits(button(pieces), 2)
    XCTAssertTrue(keypad.controller.grid[.point].button.isSensitive)
    gtk_spin_button_set_range(button(pieces), 0, 5)
    Entry(pieces).select(0..<4)
    try tap(.digit(6))
    try eventually("it is too large", is: ["above-maximum"]) { refusals }
  }
}
