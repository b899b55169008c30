import KeypadEngine
import Testing

/// A schedule with a clock and dice of its own.
private struct ScheduleUnderTest {
  private var schedule = ShuffleSchedule()
  private var dice = SeededGenerator(seed: 4)
  private(set) var now = 0
  private var wake: Int?
  /// The order of the digits, and when it changed.
  private(set) var order = DigitOrder.usual
  private(set) var changes: [Int] = []

  init(_ shuffle: Shuffle = .never) {
    handle(.shuffleChanged(shuffle))
    changes = []
  }

  mutating func handle(_ event: ShuffleSchedule.Event) {
    let step = schedule.handle(event, at: now, using: &dice)
    wake = step.wake.map { now + $0 }
    if let order = step.order {
      self.order = order
      changes.append(now)
    }
  }

  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let moment = wake, moment <= end {
      now = moment
      handle(.woken)
    }
    now = end
  }

  /// A finger types a digit with its key.
  mutating func typeDigit() {
    handle(.landed)
    handle(.typedDigit)
  }

  var isQuiet: Bool { wake == nil }
}

@Suite("When digits change their places")
struct ShuffleScheduleTests {
  @Test("Digits that are not shuffled stay")
  func never() {
    var keys = ScheduleUnderTest()
    keys.handle(.numberBegins)
    keys.typeDigit()
    keys.wait(1000)
    #expect(keys.changes.isEmpty)
    #expect(keys.isQuiet)
  }

  @Test("A choice holds at once where no finger has landed", arguments: [Shuffle.whenShown, .afterEachKey])
  func chosen(_ shuffle: Shuffle) {
    var keys = ScheduleUnderTest()
    keys.wait(10)
    keys.handle(.shuffleChanged(shuffle))
    #expect(keys.changes == [10])
    #expect(keys.order != .usual)
    keys.handle(.shuffleChanged(shuffle))
    #expect(keys.changes == [10], "the same choice is no choice")
    keys.handle(.shuffleChanged(.never))
    #expect(keys.order == .usual)
  }

  @Test("Each number begins with another order, as soon as fingers rest")
  func numberBegins() {
    var keys = ScheduleUnderTest(.whenShown)
    keys.handle(.numberBegins)
    #expect(keys.changes == [0])
    keys.wait(1000)
    keys.typeDigit()
    keys.wait(100)
    keys.handle(.numberBegins)
    keys.wait(149)
    #expect(keys.changes == [0])
    keys.wait(1)
    #expect(keys.changes == [0, 1250])
    #expect(keys.isQuiet)
  }

  @Test("Typing alone moves nothing, except after each key when fingers rest")
  func typing() {
    var shown = ScheduleUnderTest(.whenShown)
    shown.typeDigit()
    shown.wait(1000)
    #expect(shown.changes.isEmpty)
    var each = ScheduleUnderTest(.afterEachKey)
    each.handle(.landed)
    each.wait(1000)
    #expect(each.changes.isEmpty, "it was no digit")
    each.typeDigit()
    each.wait(200)
    each.handle(.landed)
    each.wait(249)
    #expect(each.changes.isEmpty, "another finger has landed meanwhile")
    each.wait(1)
    #expect(each.changes == [1450])
  }

  @Test(
    "Nothing moves within a quarter of a second after a finger has landed, whatever wants it to",
    arguments: [
      ShuffleSchedule.Event.numberBegins, .shuffleChanged(.never), .shuffleChanged(.afterEachKey), .typedDigit,
      .arrangementChanged(.calculator),
    ])
  func pause(_ event: ShuffleSchedule.Event) {
    for shuffle in [Shuffle.never, .whenShown, .afterEachKey] {
      var keys = ScheduleUnderTest(shuffle)
      let order = keys.order
      keys.wait(1000)
      keys.handle(.landed)
      keys.wait(15)
      keys.handle(event)
      keys.wait(200)
      #expect(keys.changes.isEmpty)
      #expect(keys.order == order)
      keys.wait(1000)
      #expect(keys.changes.count <= 1)
      #expect(keys.isQuiet)
    }
  }

  @Test("A field that hands the focus on to a shuffled one moves no key under the next finger")
  func handedOn() {
    var keys = ScheduleUnderTest()
    keys.typeDigit()
    keys.wait(15)
    keys.handle(.shuffleChanged(.whenShown))
    keys.handle(.numberBegins)
    keys.wait(85)
    #expect(keys.order == .usual, "the next finger finds what it was aimed at")
    keys.typeDigit()
    keys.wait(249)
    #expect(keys.order == .usual)
    keys.wait(1)
    #expect(keys.order != .usual)
    #expect(keys.changes.count == 1)
  }

  @Test("Digits return to how they are arranged")
  func arrangement() {
    var keys = ScheduleUnderTest()
    keys.handle(.arrangementChanged(.calculator))
    #expect(keys.order == DigitArrangement.calculator.order)
    keys.handle(.shuffleChanged(.whenShown))
    let shuffled = keys.order
    keys.handle(.arrangementChanged(.phone))
    #expect(keys.order == shuffled)
    keys.handle(.shuffleChanged(.never))
    #expect(keys.order == .usual)
  }

  @Test("The same dice give the same orders")
  func deterministic() {
    var (one, other) = (ScheduleUnderTest(.whenShown), ScheduleUnderTest(.whenShown))
    for _ in 0..<20 {
      one.handle(.numberBegins)
      other.handle(.numberBegins)
      #expect(one.order == other.order)
      #expect(one.order.digits.sorted() == Array(0...9))
    }
  }
}
