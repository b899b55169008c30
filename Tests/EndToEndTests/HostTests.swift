import Foundation
import TestSupport
import XCTest

/// The examples in C, Python and Vala.
final class HostTests: HostTestCase {
  func testTheWeighingStationInC() throws {
    try startBuilt("weighing")
    try touch("Article", "text")
    try tap("0 7 confirm")
    // The keypad has moved on to the tare.
    try tap(". 1 2 5 confirm 9 confirm")
    try prints("confirmed 07", "confirmed 0.125", "confirmed 9")
  }

  func testTheWeighingStationSaysWhatIsTooMuch() throws {
    try startBuilt("weighing")
    try touch("Tare", "text")
    try tap("6 1")
    try eventually("the words of the refusal", is: true) {
      seen.showing.contains { $0.role == "label" && $0.name == "At most 60" }
    }
  }

  func testThePrinterPanelOverridesTheClassHandlerInPython() throws {
    try startPython("Examples/Python/printer_panel.py")
    try touch("Nozzle: 0 °C", "push button")
    try tap("2 1 5 confirm")
    try prints("Nozzle 215")
    try touch("Bed: 0 °C", "push button")
    // More than the bed takes: the last digit is refused.
    try tap("6 0")
    try eventually("the text", is: "60") { seen.find(role: "text")?.text }
    try tap("5")
    try eventually("the refusal") { seen.showing.contains { $0.name == "At most 110" } }
    try tap("Cancel")
    try touch("Nozzle: 215 °C", "push button")
    try prints("Nozzle 215")
  }

  func testTheMachinePanelOfGtkBuilder() throws {
    try startPython("Examples/Python/machine_panel.py")
    try touch("Tool offset", "text")
    try tap("1 2 . 5 sign confirm")
    try prints("offset -12.5")
    try touch("Feed…", "push button")
    try eventually("the dialog") { seen.find(role: "dialog") != nil }
    let inDialog = try XCTUnwrap(seen.find(role: "dialog"))
    for name in ["8", "0", "0", "Confirm"] {
      let key = try eventually(appears: "the key \(name) of the dialog") {
        inDialog.everything.first { $0.role == "push button" && $0.name == name && $0.area.width > 1 }
      }
      try screen.touchscreen.tap(key.area.centre)
    }
    try prints("offset -12.5", "feed 800")
  }

  func testTheDoorInVala() throws {
    try startBuilt("door")
    try tap("2 5 8 0")
    try prints("open")
    try tap("1 2 3 4")
    try prints("open", "closed")
  }
}

/// The program in Python that the README shows.
final class ReadmeTests: HostTestCase {
  func testTheProgramInPython() throws {
    let readme = try String(contentsOfFile: HostTestCase.file("README.md"), encoding: .utf8)
    let code = try XCTUnwrap(readme.components(separatedBy: "```python\n").last?.components(separatedBy: "```").first)
    let folder = try TemporaryDirectory()
    try code.write(toFile: folder.file("price.py"), atomically: true, encoding: .utf8)
    try start("/usr/bin/python3", [folder.file("price.py")])
    try eventually("the field") { seen.find(role: "text") != nil }
    try screen.touchscreen.tap(XCTUnwrap(seen.find(role: "text")).area.centre)
    try tap("4 9 9 . 5 confirm")
    try prints("499.5")
  }
}
