import Foundation
import TestSupport
import XCTest

/// The keypad under Wayland compositors, without X.
final class WaylandTests: XCTestCase {
  /// Runs the keypad, its output to a file and then its status to another.
  private func keypad(_ options: String) -> String {
    "\"$KEYPAD\" \(options) >\"$OUT/output\" 2>\"$OUT/error\"; echo $? >\"$OUT/status.new\"; mv \"$OUT/status.new\" \"$OUT/status\""
  }

  private func ends(_ session: WaylandSession, printing output: String, status: Int, line: UInt = #line) throws {
    let said = try eventually(appears: "the status", timeout: 20, line: line) { session.file("status") }
    XCTAssertEqual(said, "\(status)\n", session.errorOutput + (session.file("error") ?? ""), line: line)
    XCTAssertEqual(session.file("output"), output, line: line)
  }

  private struct Place: Equatable {
    var x, y, width, height: Int
    var output: String
    var isFullScreen, isFocused: Bool
  }

  /// Where sway shows the keypad.
  private func place(_ session: WaylandSession) throws -> Place? {
    guard let data = try? session.message("-t", "get_tree").data(using: .utf8),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    func find(_ node: [String: Any], _ output: String) -> Place? {
      let output = node["type"] as? String == "output" ? node["name"] as? String ?? "" : output
      if node["app_id"] as? String == "io.github.gtk_keypad.Keypad", let area = node["rect"] as? [String: Int] {
        return Place(
          x: area["x"]!, y: area["y"]!, width: area["width"]!, height: area["height"]!, output: output,
          isFullScreen: node["fullscreen_mode"] as? Int != 0, isFocused: node["focused"] as? Bool == true)
      }
      let children = ["nodes", "floating_nodes"].flatMap { node[$0] as? [[String: Any]] ?? [] }
      return children.lazy.compactMap { find($0, output) }.first
    }
    return find(root, "")
  }

  func testSwayShowsTheKioskOnAllOfAnOutput() throws {
    let session = try WaylandSession("sway", running: keypad("--kiosk"))
    let whole = Place(x: 0, y: 0, width: 1280, height: 720, output: "HEADLESS-1", isFullScreen: true, isFocused: true)
    try eventually("the place of the window", is: whole, timeout: 20) { try place(session) }
    try session.type("12.5", "-k", "Return")
    try ends(session, printing: "12.5\n", status: 0)
  }

  func testSwayShowsTheKioskOnTheOutputThatWasAskedFor() throws {
    for (choice, output) in [("1", "HEADLESS-1"), ("2", "HEADLESS-2")] {
      let session = try WaylandSession("sway", outputs: 2, running: keypad("--kiosk --monitor=\(choice)"))
      try eventually("the output of the window", is: output, timeout: 20) { try place(session)?.output ?? "" }
      XCTAssertEqual(try place(session)?.isFullScreen, true)
    }
  }

  func testSwayEscapeAndTimeout() throws {
    let cancelled = try WaylandSession("sway", running: keypad(""))
    try eventually("the window has the keyboard", timeout: 20) { try place(cancelled)?.isFocused == true }
    try cancelled.type("-k", "Escape")
    try ends(cancelled, printing: "", status: 1)
    try ends(WaylandSession("sway", running: keypad("--timeout=2")), printing: "", status: 5)
  }

  func testSwayThatGoesIsNoCancelling() throws {
    let session = try WaylandSession("sway", running: keypad("--kiosk"))
    try eventually("the window is there", timeout: 20) { try place(session) != nil }
    _ = try session.message("exit")
    try ends(session, printing: "", status: 4)
    XCTAssertEqual(session.file("error")?.contains("keypad: The display has gone\n"), true, session.file("error") ?? "")
  }

  func testSwayClipboardOutlivesTheKeypad() throws {
    let line = keypad("--clipboard") + "; \"$KEYPAD\" --timeout=20 >\"$OUT/second\"; echo $? >\"$OUT/end\""
    let session = try WaylandSession("sway", running: line)
    try eventually("the window has the keyboard", timeout: 20) { try place(session)?.isFocused == true }
    try session.type("47", "-k", "Return")
    try ends(session, printing: "47\n", status: 0)
    try eventually("the second window has the keyboard", timeout: 20) { try place(session)?.isFocused == true }
    try session.type("-M", "ctrl", "v", "-m", "ctrl", "-s", "500", "-k", "Return")
    _ = try eventually(appears: "the end", timeout: 20) { session.file("end") }
    XCTAssertEqual(session.file("second"), "47\n")
  }

  func testCageHasStatusesInside() throws {
    try ends(WaylandSession("cage", running: keypad("--kiosk --timeout=2")), printing: "", status: 5)
    try ends(WaylandSession("cage", running: keypad("--value=1.2.3")), printing: "", status: 2)
  }
}
