import TestSupport
import XCTest

/// `--wake`: the first touch of a screen that was dark or left alone only wakes.
final class WakeTests: KeypadTestCase {
  func testFirstTouchAfterARestOnlyWakes() throws {
    let keypad = try start("--wake=2", "--preset=digits")
    try keypad.tap("1")
    try keypad.shows("1")
    hold(for: 2.2)
    try keypad.tap("23")
    try keypad.shows("13")
  }

  func testOtherFingersOfTheHandThatWakesWakeToo() throws {
    let keypad = try start("--wake=2", "--preset=digits")
    hold(for: 2.2)
    try screen.touchscreen.down(keypad.place("1"), finger: 1)
    try screen.touchscreen.tap(keypad.place("2"), finger: 2)
    try screen.touchscreen.up(finger: 1)
    try keypad.tap("3")
    try keypad.shows("3")
  }

  func testWakingTouchOfConfirmDeliversNothing() throws {
    let keypad = try start("--wake=2", "--value=5")
    hold(for: 2.2)
    try keypad.tapKey("Confirm")
    try keypad.tapKey("Confirm")
    try keypad.ends(printing: "5\n", status: 0)
  }

  func testMouseThatWakesTypesNothing() throws {
    let keypad = try start("--wake=2", "--preset=digits")
    hold(for: 2.2)
    try screen.mouse.click(keypad.place("4"))
    try screen.mouse.click(keypad.place("5"))
    try keypad.shows("5")
  }

  func testKeyboardAlwaysTypes() throws {
    let keypad = try start("--wake=2", "--preset=digits")
    hold(for: 2.2)
    try screen.keyboard.type("4")
    try keypad.tap("5")
    try keypad.shows("45")
  }

  func testFirstTouchOfABlankScreenOnlyWakes() throws {
    let keypad = try start("--wake=1000", "--preset=digits")
    try screen.windows.blank()
    // The program looks twice a second.
    hold(for: 1.2)
    try keypad.tap("78")
    try keypad.shows("8")
  }

  func testWithoutItEveryTouchCounts() throws {
    let keypad = try start("--preset=digits")
    try screen.windows.blank()
    hold(for: 1.2)
    try keypad.tap("78")
    try keypad.shows("78")
  }
}
