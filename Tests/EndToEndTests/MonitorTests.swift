import TestSupport
import XCTest

/// Which monitor a window is on, and where the keypad stands on it.
final class MonitorTests: KeypadTestCase {
  // The server of the tests has one monitor; several are those of WaylandTests.
  private let whole = Area(x: 0, y: 0, width: 1280, height: 800)

  private func covers(_ keypad: Keypad, _ area: Area, line: UInt = #line) throws {
    try eventually("the area of the window", is: area, line: line) {
      keypad.seen.find(role: "frame")?.area ?? .nowhere
    }
    try keypad.findKeys(whenTheyAre: { $0.values.allSatisfy { area.contains($0) } }, line: line)
  }

  private func window(_ keypad: Keypad, covers area: Area, line: UInt = #line) throws {
    try covers(keypad, area, line: line)
    keypad.program.child.end()
  }

  func testKioskOnAMonitorByNumberAndName() throws {
    for choice in ["1", "DUMMY0", "pointer"] { try window(start("--kiosk", "--monitor=\(choice)"), covers: whole) }
  }

  func testUsualWindowStandsInTheMiddleOfItsMonitor() throws {
    let keypad = try start("--monitor=DUMMY0")
    try eventually("it is in the middle") {
      guard let area = keypad.seen.find(role: "frame")?.area else { return false }
      return abs(area.centre.x - 640) <= 2 && abs(area.centre.y - 400) <= 2
    }
  }

  func testMonitorThatIsNotThereIsSaidAndAnotherTaken() throws {
    let keypad = try start("--kiosk", "--monitor=HDMI-7")
    XCTAssertTrue(keypad.program.errorOutput.contains("HDMI-7"), keypad.program.errorOutput)
    try window(keypad, covers: whole)
  }

  func testDocks() throws {
    let places: [(String, (Area) -> Bool)] = [
      ("bottom", { $0.bottom == 800 && abs($0.centre.x - 640) <= 2 }),
      ("left", { $0.bottom == 800 && $0.x == 0 }),
      ("right", { $0.bottom == 800 && $0.right == 1280 }),
      ("center", { $0.bottom < 800 && abs($0.centre.x - 640) <= 2 }),
    ]
    for (dock, isRight) in places {
      let keypad = try start("--kiosk", "--dock=\(dock)")
      XCTAssertTrue(isRight(keypad.grid), "\(dock): \(keypad.grid)")
      try keypad.goesOn(with: "")
      keypad.program.child.end()
    }
  }

  func testUsageOfMonitorAndDock() throws {
    try CommandRun(["--monitor=0"]).isWrongUsage(saying: "--monitor", "number of a monitor")
    try CommandRun(["--monitor="]).isWrongUsage(saying: "--monitor")
    try CommandRun(["--kiosk", "--dock=top"]).isWrongUsage(saying: "--dock", "bottom|left|right|center")
    try CommandRun(["--dock=left"]).isWrongUsage(saying: "--dock", "--kiosk")
    try CommandRun(["--wake=0"]).isWrongUsage(saying: "--wake")
  }
}

/// Monitors that are off, and come on; screens that shrink.
final class MonitorChangeTests: KioskTestCase {
  func testWindowThatWasStartedWithItsMonitorOff() throws {
    for options in [[], ["--kiosk"]] {
      try screen.windows.setMonitor(to: nil)
      defer { try? screen.windows.setMonitor(to: (screen.width, screen.height)) }
      let keypad = try Keypad(on: screen, options, surroundings: surroundings)
      defer { keypad.program.child.end() }
      try screen.windows.setMonitor(to: (screen.width, screen.height))
      try eventually("it is as large as ever") { keypad.seen.find(role: "frame")?.area.width ?? 0 >= 300 }
      try keypad.findKeys(whenTheyAre: { $0["1"]?.height ?? 0 >= 50 })
      try keypad.goesOn(with: "")
    }
  }

  func testUsualWindowStaysInsideAScreenThatShrinks() throws {
    let keypad = try start("--monitor=1")
    let size = try (screen.width, screen.height)
    defer { try? screen.changeResolution(width: size.0, height: size.1) }
    try screen.changeResolution(width: 640, height: 480)
    try eventually("it is inside") {
      keypad.seen.find(role: "frame").map { Area(x: 0, y: 0, width: 640, height: 480).contains($0.area) } ?? false
    }
    try keypad.findKeys(whenTheyAre: { $0.values.allSatisfy { $0.bottom <= 480 && $0.right <= 640 } })
    try keypad.goesOn(with: "")
  }
}
