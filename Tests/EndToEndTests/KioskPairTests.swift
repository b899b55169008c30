import Foundation
import TestSupport
import XCTest

/// Two kiosk windows where nobody manages windows: the one that came last has the screen and the keyboard.
final class KioskPairTests: KioskTestCase {
  /// How much of a core a process has used, in seconds.
  private func time(of keypad: Keypad) throws -> Double {
    let line = try String(contentsOfFile: "/proc/\(keypad.program.child.processIdentifier)/stat", encoding: .utf8)
    let fields = line[line.lastIndex(of: ")")!...].split(separator: " ")
    return (Double(fields[12])! + Double(fields[13])!) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  func testTheLastOneHasTheScreenUntilItEnds() throws {
    let first = try start("--kiosk", "--preset=digits")
    try covers(first)
    let second = try start("--kiosk", "--preset=digits", "--layout=calculator")
    try covers(second)
    hold(for: 0.5)
    let before = try [time(of: first), time(of: second)]
    hold(for: 2)
    let after = try [time(of: first), time(of: second)]
    for (before, after) in zip(before, after) { XCTAssertLessThan(after - before, 0.2, "seconds of two") }
    try screen.keyboard.type("123")
    try second.shows("123")
    try second.tap("7")
    try second.shows("1237")
    XCTAssertEqual(try first.field.text, "")
    try screen.keyboard.type(.enter)
    try second.ends(printing: "1237\n", status: 0)
    try nothingElseIsSeen(first)
    try eventually("the keyboard has somebody") { try screen.windows.keyboardHasReceiver }
    try screen.keyboard.type("45")
    try first.shows("45")
    try first.goesOn(with: "45")
  }

  func testTheFirstOneMayEndFirst() throws {
    let first = try start("--kiosk", "--preset=digits")
    let second = try start("--kiosk", "--preset=digits")
    try covers(second)
    first.program.child.end()
    try screen.keyboard.type("12")
    try second.shows("12")
    try nothingElseIsSeen(second)
  }
}
