import TestSupport
import XCTest

/// Digit boxes among other fields, worked by a keypad that follows the focus.
final class DemoBoxesTests: DemoTestCase {
  private static let usual = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

  /// The digits of the keys in reading order, or none while the keypad is away.
  private func order() -> [String] {
    let areas = DemoBoxesTests.usual.compactMap { name in
      seen.find(role: "push button", name: name).map { (name, $0.area) }
    }
    return areas.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  private func confirmWorks(_ works: Bool, line: UInt = #line) throws {
    try eventually("confirm is enabled", is: works, line: line) {
      seen.find(role: "push button", name: "Confirm")?.isSensitive
    }
  }

  private func tells(_ words: String, line: UInt = #line) throws {
    try eventually("\(words) is told", line: line) {
      seen.showing.contains { $0.role == "label" && $0.name == words }
    }
  }

  /// Turns to the secret and waits until its keys are in random places; they are in the usual ones once in 3.6 million
  /// times.
  private func turnToTheSecret() throws {
    try touch(field("Secret"))
    try eventually("the digits are shuffled") {
      let order = order()
      return order.count == 10 && order != DemoBoxesTests.usual
    }
  }

  /// Fills the boxes of a field, takes the last digit back, puts another one in, and confirms.
  private func check(
    _ name: String, _ digits: String, last: String, shows text: String, tells words: String, line: UInt = #line
  ) throws {
    let boxes = try field(name)
    for digit in digits.dropLast() { try tap(String(digit)) }
    try confirmWorks(false, line: line)
    try tap(String(digits.suffix(1)))
    try confirmWorks(true, line: line)
    try tap("delete")
    try confirmWorks(false, line: line)
    try tap(last)
    try eventually("the text of \(name)", is: text, line: line) { boxes.text }
    try confirmWorks(true, line: line)
    try tap("confirm")
    try tells(words, line: line)
    try eventually("the keypad is gone", line: line) { !isKeypadThere && !boxes.isFocused }
  }

  func testWeight() throws {
    try touch(field("Weight"))
    try check("Weight", "007521", last: "5", shows: "0 0 7 5 . 2 5", tells: "Confirmed: 0075.25")
  }

  func testCode() throws {
    try touch(field("Code"))
    try check("Code", "4711", last: "2", shows: "4 7 . 1 2", tells: "Confirmed: 47.12")
  }

  func testSecret() throws {
    try turnToTheSecret()
    try check("Secret", "8697", last: "3", shows: "••••", tells: "Confirmed: ••••")
    let words = seen.showing.filter { $0.role != "push button" }.flatMap { [$0.name, $0.details] }
    XCTAssertEqual(words.filter { $0.contains("8") || $0.contains("869") }, [])
  }

  func testTheKeypadGoesFromOneToTheOther() throws {
    let (weight, code) = try (field("Weight"), field("Code"))
    try check("Weight", tapping: "1 2", gives: "1 2")
    try check("Code", tapping: "3 4 5", gives: "3 4 . 5")
    XCTAssertEqual(weight.text, "1 2")
    try confirmWorks(false)
    try check("Weight", tapping: "6 7 8", gives: "1 2 6 7 . 8")
    XCTAssertEqual(code.text, "3 4 . 5")
    try check("Code", tapping: "9", gives: "3 4 . 5 9")
    try confirmWorks(true)
    // A full set stays full, and the other one is still not.
    try touch(weight)
    try confirmWorks(false)
    try touch(code)
    try confirmWorks(true)
  }

  func testDigitsReturnToTheirPlacesWhenTheSecretIsLeft() throws {
    try touch(field("Weight"))
    try eventually("the usual order", is: DemoBoxesTests.usual) { order() }
    try turnToTheSecret()
    try touch(field("Code"))
    try eventually("the usual order", is: DemoBoxesTests.usual) { order() }
    try check("Code", tapping: "1 2", gives: "1 2")
  }

  func testDigitsReturnToTheirPlacesWhenTheSecretWasHidden() throws {
    try turnToTheSecret()
    try tap("hide")
    try eventually("the keypad is gone") { !isKeypadThere }
    try touch(field("Price"))
    try eventually("the usual order", is: DemoBoxesTests.usual) { order() }
    try tap("1 2")
    try eventually("the text", is: "12") { try field("Price").text }
  }

  /// At most three times in a row: that an order follows itself happens once in 3.6 million times.
  func testTurningToTheSecretAgainShufflesAnew() throws {
    var orders: Set<[String]> = []
    for _ in 1...3 where orders.count < 2 {
      try turnToTheSecret()
      orders.insert(order())
      try touch(field("Weight"))
      try eventually("the usual order", is: DemoBoxesTests.usual) { order() }
    }
    XCTAssertGreaterThan(orders.count, 1)
  }

  func testPointKeyIsDeadForBoxesOnly() throws {
    func isAlive() -> Bool? { seen.find(role: "push button", name: "Decimal point")?.isSensitive }
    try touch(field("Weight"))
    try eventually("the point is dead", is: false) { isAlive() }
    try touch(field("Price"))
    try eventually("the point works", is: true) { isAlive() }
  }

  func testDigitWithoutABoxIsRefused() throws {
    try check("Code", tapping: "4 7 1 1", gives: "4 7 . 1 1")
    try tap("9")
    try tells("There is no room for more digits")
    XCTAssertEqual(try field("Code").text, "4 7 . 1 1")
  }

  func testAKeyboardFillsThem() throws {
    try touch(field("Weight"))
    try screen.keyboard.type("12345")
    try eventually("the text", is: "1 2 3 4 . 5") { try field("Weight").text }
    try screen.keyboard.type(.enter)
    try tells("Fill all boxes first")
    try screen.keyboard.type("6")
    try screen.keyboard.type(.enter)
    try tells("Confirmed: 1234.56")
  }

  /// The digits whose keys look pressed now.
  private func pressed() throws -> [String] {
    try DemoBoxesTests.usual.filter { name in
      let key = seen.find(role: "push button", name: name)
      return try key.map { try screen.windows.colour(at: $0.area.corner(inset: 5)) } == Look.pressed
    }
  }

  func testKeysLightForAKeyboardUnlessItTypesTheSecret() throws {
    try touch(field("Weight"))
    try screen.keyboard.press(.digit5)
    try eventually("the key is lit", is: ["5"]) { try pressed() }
    try screen.keyboard.release(.digit5)
    try eventually("it is dark again", is: []) { try pressed() }
    try turnToTheSecret()
    let secret = try field("Secret")
    let before = try screen.windows.restingPicture(of: secret.area)
    try screen.keyboard.press(.digit5)
    try eventually("a bullet", is: "•") { secret.text }
    // A light would be drawn together with it.
    try eventually("the bullet is drawn") { try screen.windows.picture(of: secret.area) != before }
    XCTAssertEqual(try pressed(), [])
  }

  func testTabGoesFromOneToTheOther() throws {
    let (weight, code) = try (field("Weight"), field("Code"))
    try touch(weight)
    try screen.keyboard.type(.tab)
    try eventually("the code has the focus") { code.isFocused }
    try screen.keyboard.type("1")
    try eventually("the text", is: "1") { code.text }
    XCTAssertEqual(weight.text, "")
  }
}
