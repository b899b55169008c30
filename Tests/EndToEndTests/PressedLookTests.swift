import TestSupport
import XCTest

/// The pressed look follows each finger, and never stays behind.
final class PressedLookTests: KeypadTestCase {
  func testEachKeyLooksPressedWhileAFingerRestsOnIt() throws {
    let keypad = try start("--loop", "--preset=free", "--value=5")
    try screen.keyboard.type(.end)
    for name in keypad.areas.keys.sorted() {
      try screen.touchscreen.down(keypad.place(name))
      try keypad.looksPressed(name)
      // Lifted beside it, so that neither confirm nor hide act.
      try screen.touchscreen.move(to: keypad.field.area.centre)
      try keypad.looksPressed()
      try screen.touchscreen.up()
      try keypad.looksPressed()
    }
  }

  func testPressedLookFollowsEachOfFiveFingers() throws {
    let keypad = try start("--preset=free", "--value=555", "--repeat-delay=60000")
    try screen.keyboard.type(.end)
    let names = ["1", "Delete", "9", "Confirm", "Decimal point"]
    for (index, name) in names.enumerated() {
      try screen.touchscreen.down(keypad.place(name), finger: UInt32(index))
      try keypad.looksPressed(Set(names[...index]))
    }
    for index in [2, 0, 4, 1] {
      try screen.touchscreen.up(finger: UInt32(index))
      let rest = [2, 0, 4, 1].drop { $0 != index }.dropFirst() + [3]
      try keypad.looksPressed(Set(rest.map { names[$0] }))
    }
    try screen.touchscreen.move(to: keypad.place("6"), finger: 3)
    try keypad.looksPressed()
  }

  func testKeyOfTwoFingersLooksPressedUntilTheLastIsLifted() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("5"), finger: 1)
    try screen.touchscreen.down(keypad.place("5").moved(right: 10), finger: 2)
    try screen.touchscreen.up(finger: 1)
    try screen.touchscreen.tap(keypad.place("1"), finger: 3)
    try keypad.shows("551")
    try keypad.looksPressed("5")
    try screen.touchscreen.up(finger: 2)
    try keypad.looksPressed()
  }

  func testFingerThatSlidesOverKeysLightsNoOther() throws {
    let keypad = try start()
    try screen.touchscreen.down(keypad.place("1"))
    try keypad.looksPressed("1")
    for name in ["2", "3", "Delete", "6", "Hide keypad"] {
      try screen.touchscreen.move(to: keypad.place(name))
      try keypad.looksPressed()
    }
  }

  func testMouseLooksTheSame() throws {
    let keypad = try start()
    for name in ["7", "Delete", "Hide keypad"] {
      try screen.mouse.move(to: keypad.place(name))
      try keypad.looksPressed()
      try screen.mouse.press()
      try keypad.looksPressed(name)
      try screen.mouse.move(to: keypad.field.area.centre)
      try screen.mouse.release()
      try keypad.looksPressed()
    }
  }

  func testDisabledKeysDoNotLookPressed() throws {
    let keypad = try start("--preset=digits")
    let (confirm, point) = try (keypad.ground("Confirm"), keypad.ground("Decimal point"))
    let before = try keypad.picture()
    try screen.touchscreen.down(keypad.place("Confirm"), finger: 1)
    try screen.touchscreen.down(keypad.place("Decimal point"), finger: 2)
    try screen.touchscreen.down(keypad.place("Delete"), finger: 3)
    try eventually("delete looks pressed") { try keypad.picture()[keypad.ground("Delete")] == Look.pressed }
    let now = try keypad.picture()
    XCTAssertEqual(now[confirm], before[confirm])
    XCTAssertEqual(now[point], before[point])
  }

  /// No picture ever shows the digit without the pressed key, nor the pressed key without the digit.
  func testPressedLookComesWithTheDigitInOnePicture() throws {
    let keypad = try start("--preset=digits")
    let number = try keypad.field.area.inset(by: 2)
    for name in ["8", "0", "5", "6", "9"] {
      try keypad.looksPressed()
      try eventually("the field is empty") { try inkedColumns(keypad.picture(), number) <= 3 }
      try screen.touchscreen.down(keypad.place(name))
      try eventually("the digit and the pressed key", timeout: 5) {
        let picture = try keypad.picture()
        let hasDigit = inkedColumns(picture, number) > 3
        let isPressed = keypad.pressedKeys(in: picture) == [name]
        guard hasDigit == isPressed else { throw Shortfall("\(name): digit \(hasDigit), pressed look \(isPressed)") }
        return hasDigit
      }
      try screen.touchscreen.up()
      try screen.keyboard.type(.backSpace)
    }
  }

  /// How many columns have something dark in them: a caret has two or three, a digit has more.
  private func inkedColumns(_ picture: Picture, _ area: Area) -> Int {
    (area.x..<area.right).filter { x in
      (area.y..<area.bottom).contains { y in
        picture[Point(x: Double(x), y: Double(y))].parts.reduce(0, +) < 384
      }
    }.count
  }

  func testPressedLookGoesWithTheKeyboard() throws {
    let keypad = try start("--value=55")
    for (finger, name) in ["1", "Delete", "Confirm", "Hide keypad"].enumerated() {
      try screen.touchscreen.down(keypad.place(name), finger: UInt32(finger))
    }
    try keypad.looksPressed("1", "Delete", "Confirm", "Hide keypad")
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    try stranger.takeKeyboard()
    try keypad.looksPressed()
    try screen.touchscreen.liftAll()
    try keypad.looksPressed()
    XCTAssertEqual(keypad.program.output, "", "confirm became void")
    XCTAssertTrue(try keypad.key("Hide keypad").isShowing, "hide became void")
  }

  func testPressedLookIsGoneWhenTheWindowComesBack() throws {
    let keypad = try start("--value=55")
    try screen.touchscreen.down(keypad.place("1"), finger: 1)
    try screen.touchscreen.down(keypad.place("Delete"), finger: 2)
    try keypad.looksPressed("1", "Delete")
    try screen.windows.unmap()
    try screen.touchscreen.liftAll()
    try screen.windows.map()
    try keypad.looksPressed()
    _ = try screen.windows.restingPicture(of: keypad.grid)
    try keypad.looksPressed()
  }

  func testPressedLookIsGoneWhenTheKeysComeBack() throws {
    let keypad = try start("--value=55")
    try screen.touchscreen.down(keypad.place("1"), finger: 1)
    try screen.touchscreen.down(keypad.place("Delete"), finger: 2)
    try keypad.looksPressed("1", "Delete")
    try screen.touchscreen.tap(keypad.place("Hide keypad"), finger: 3)
    try eventually("the keys are put away") { keypad.seen.find(role: "push button", name: "1") == nil }
    try screen.touchscreen.tap(keypad.field.area.centre, finger: 4)
    try keypad.findKeys()
    _ = try screen.windows.restingPicture(of: keypad.grid)
    try keypad.looksPressed()
    try screen.touchscreen.liftAll()
    try keypad.looksPressed()
  }

  func testNothingSticksAfterHundredsOfGestures() throws {
    let keypad = try start("--loop", "--preset=digits")
    let touch = try screen.touchscreen
    let grid = keypad.grid
    let hide = try XCTUnwrap(keypad.areas["Hide keypad"])
    var dice = Dice(seed: 7)
    var resting: Set<UInt32> = []
    for _ in 0..<600 {
      let point = Point(
        x: Double(Int.random(in: grid.x..<grid.right, using: &dice)),
        y: Double(Int.random(in: grid.y - 60..<grid.bottom, using: &dice)))
      let finger = UInt32.random(in: 1...5, using: &dice)
      if !resting.contains(finger) {
        // The keys are to stay.
        if hide.contains(point) { continue }
        try touch.down(point, finger: finger)
        resting.insert(finger)
      } else if Bool.random(using: &dice) {
        try touch.move(to: point, finger: finger)
      } else {
        try touch.up(finger: finger)
        resting.remove(finger)
      }
    }
    try touch.liftAll()
    try keypad.looksPressed()
    let text = try textAfterAll(keypad)
    try keypad.looksPressed()
    hold(for: 0.8)
    XCTAssertEqual(try keypad.field.text, text, "nothing is deleted any more")
    try keypad.looksPressed()
  }

  /// The text once the program has dealt with all that came before: it may be busy with other things at first, its icon
  /// for instance. Digits that dice hardly throw say that their turn has come.
  private func textAfterAll(_ keypad: Keypad) throws -> String {
    let mark = "8080808"
    try keypad.tap(mark)
    // The caret may be anywhere.
    try eventually("the keypad has dealt with all") { try keypad.field.text.contains(mark) }
    return try keypad.field.text
  }

  /// Fingers, mouse, keyboard and a window that takes the keyboard now and then, all at once.
  func testNothingSticksWhateverComesTogether() throws {
    let keypad = try start("--loop", "--preset=digits", "--value=123456")
    let (touch, mouse, keyboard) = try (screen.touchscreen, screen.mouse, screen.keyboard)
    let grid = keypad.grid
    let hide = try XCTUnwrap(keypad.areas["Hide keypad"])
    let keys: [KeyboardKey] = [.digit1, .digit5, .keypad0, .backSpace, .space, .tab, .enter, .left, .delete]
    let stranger = try screen.windows.openStranger(Area(x: 1000, y: 600, width: 50, height: 50), Look.confirm)
    defer { stranger.close() }
    var dice = Dice(seed: 11)
    var resting: Set<UInt32> = []
    var held: Set<KeyboardKey> = []
    for _ in 0..<800 {
      var point = Point(x: 0, y: 0)
      repeat {
        point.x = Double(Int.random(in: grid.x..<grid.right, using: &dice))
        point.y = Double(Int.random(in: grid.y - 60..<grid.bottom, using: &dice))
      } while hide.contains(point)
      let finger = UInt32.random(in: 1...3, using: &dice)
      let key = keys.randomElement(using: &dice)!
      switch Int.random(in: 0..<10, using: &dice) {
      case 0: try mouse.move(to: point)
      case 1: try mouse.press()
      case 2: try mouse.release()
      case 3, 4:
        if held.remove(key) != nil { try keyboard.release(key) } else { try keyboard.press(key); held.insert(key) }
      case 5 where Int.random(in: 0..<8, using: &dice) == 0: try stranger.takeKeyboard()
      default:
        if resting.contains(finger), Bool.random(using: &dice) {
          try touch.move(to: point, finger: finger)
        } else if resting.remove(finger) != nil {
          try touch.up(finger: finger)
        } else {
          try touch.down(point, finger: finger)
          resting.insert(finger)
        }
      }
    }
    try touch.liftAll()
    try mouse.releaseAll()
    try keyboard.releaseAll()
    try mouse.move(to: Point(x: 1279, y: 799))
    // A key that had the focus may have been hide.
    if keypad.seen.find(role: "push button", name: "1") == nil {
      try touch.tap(keypad.field.area.centre)
      try keypad.findKeys()
    }
    try keypad.looksPressed()
    let text = try textAfterAll(keypad)
    hold(for: 0.8)
    XCTAssertEqual(try keypad.field.text, text, "nothing is deleted any more")
    try keypad.tap("8")
    try eventually("the keypad goes on", is: text.count + 1) { try keypad.field.text.count }
    try keypad.looksPressed()
  }
}
