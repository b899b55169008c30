import KeypadEngine
import Testing

/// A queue with a clock of its own, which does at once what it is told to.
private struct QueueUnderTest {
  private var queue = QuestionQueue(patience: 1000, now: 0)
  private(set) var now = 0
  private var wake: Int? = 1000
  /// The question on the screen.
  private(set) var shown: Int?
  private(set) var cancelled: [Int] = []
  private(set) var left: [Int] = []

  var isEmpty: Bool { queue.isEmpty }

  mutating func handle(_ event: QuestionQueue.Event) {
    let step = queue.handle(event, at: now)
    wake = step.wake.map { now + $0 }
    for action in step.actions {
      switch action {
      case .show(let number):
        #expect(shown == nil, "one at a time")
        shown = number
      case .cancel(let number):
        cancelled.append(number)
        if shown == number { shown = nil }
      case .leave: left.append(now)
      }
    }
  }

  mutating func ask(_ number: Int, by caller: String) {
    handle(.asked(QuestionQueue.Question(number: number, caller: caller)))
  }

  /// The person answers what is on the screen.
  mutating func answer() throws {
    let number = try #require(shown)
    shown = nil
    handle(.ended(number))
  }

  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let moment = wake, moment <= end {
      now = moment
      handle(.woken)
    }
    now = end
  }
}

@Suite("Questions of many callers")
struct QuestionQueueTests {
  @Test("are shown one after another, in the order of asking")
  func order() throws {
    var queue = QueueUnderTest()
    queue.ask(1, by: "a")
    queue.ask(2, by: "b")
    queue.ask(3, by: "a")
    for number in 1...3 {
      #expect(queue.shown == number)
      try queue.answer()
    }
    #expect(queue.isEmpty && queue.shown == nil)
  }

  @Test("go with their caller, the one on the screen too")
  func vanishing() {
    var queue = QueueUnderTest()
    for (number, caller) in ["a", "b", "a", "c"].enumerated() { queue.ask(number, by: caller) }
    queue.handle(.vanished("a"))
    #expect(queue.cancelled == [0, 2])
    #expect(queue.shown == 1)
    queue.handle(.vanished("nobody"))
    queue.handle(.vanished("c"))
    #expect(queue.cancelled == [0, 2, 3])
    #expect(queue.shown == 1)
  }

  @Test("on the screen is cancelled first, and then what waits")
  func cancelling() {
    var queue = QueueUnderTest()
    for (number, caller) in ["a", "b", "a", "a"].enumerated() { queue.ask(number, by: caller) }
    queue.handle(.cancelled(by: "a"))
    #expect(queue.cancelled == [0])
    #expect(queue.shown == 1)
    queue.handle(.cancelled(by: "a"))
    #expect(queue.cancelled == [0, 2, 3])
    queue.handle(.cancelled(by: "a"))
    #expect(queue.cancelled == [0, 2, 3])
    #expect(queue.shown == 1)
  }

  @Test("keep the service, which leaves some time after the last of them")
  func patience() throws {
    var queue = QueueUnderTest()
    queue.wait(900)
    queue.ask(1, by: "a")
    queue.wait(5000)
    #expect(queue.left.isEmpty)
    try queue.answer()
    queue.wait(999)
    #expect(queue.left.isEmpty)
    queue.wait(1)
    #expect(queue.left == [6900])
  }

  @Test("that cannot be followed keep it for as long")
  func otherCalls() {
    var queue = QueueUnderTest()
    queue.wait(900)
    queue.handle(.called)
    queue.wait(999)
    #expect(queue.left.isEmpty)
    queue.wait(1)
    #expect(queue.left == [1900])
  }

  @Test("that was cancelled starts the time anew")
  func cancelledLast() {
    var queue = QueueUnderTest()
    queue.ask(1, by: "a")
    queue.wait(3000)
    queue.handle(.vanished("a"))
    queue.wait(1000)
    #expect(queue.left == [4000])
  }
}
