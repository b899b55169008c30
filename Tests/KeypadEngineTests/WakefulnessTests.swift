import KeypadEngine
import Testing

/// A screen with a clock that each event brings.
private final class Subject {
  private var wakefulness: Wakefulness<Int>

  init(limit: Int, at now: Int) { wakefulness = Wakefulness(limit: limit, at: now) }

  func handle(_ event: Wakefulness<Int>.Event, at now: Int) -> Bool { wakefulness.handle(event, at: now) }
}

/// Which touches only wake.
struct WakefulnessTests {
  @Test func touchesInTimeDoTheirWork() {
    let subject = Subject(limit: 1000, at: 0)
    for now in [999, 1998, 2997] {
      #expect(subject.handle(.landed(1), at: now))
      #expect(subject.handle(.lifted(1), at: now))
    }
  }

  @Test func aTouchAfterTheLimitOnlyWakes() {
    let subject = Subject(limit: 1000, at: 0)
    #expect(!subject.handle(.landed(1), at: 1000))
    #expect(!subject.handle(.slid(1), at: 1001))
    #expect(!subject.handle(.lifted(1), at: 1002))
    #expect(subject.handle(.landed(1), at: 1003))
    #expect(subject.handle(.lifted(1), at: 1004))
  }

  @Test func whatLandsBesideTheWakingFingerWakesToo() {
    let subject = Subject(limit: 1000, at: 0)
    #expect(!subject.handle(.landed(1), at: 2000))
    #expect(!subject.handle(.landed(2), at: 2001))
    #expect(!subject.handle(.lifted(1), at: 2002))
    #expect(!subject.handle(.landed(3), at: 2003))
    #expect(!subject.handle(.lifted(2), at: 2004))
    #expect(!subject.handle(.lifted(3), at: 2005))
    #expect(subject.handle(.landed(1), at: 2006))
  }

  @Test func aRestingFingerKeepsTheScreenAwake() {
    let subject = Subject(limit: 1000, at: 0)
    #expect(subject.handle(.landed(1), at: 500))
    #expect(subject.handle(.slid(1), at: 1400))
    #expect(subject.handle(.lifted(1), at: 2300))
    #expect(subject.handle(.landed(1), at: 3200))
  }

  @Test func aDarkScreenIsWokenWhateverTheTime() {
    let subject = Subject(limit: 1000, at: 0)
    _ = subject.handle(.seenDark, at: 10)
    #expect(!subject.handle(.landed(1), at: 20))
    #expect(!subject.handle(.lifted(1), at: 30))
    #expect(subject.handle(.landed(1), at: 40))
  }

  @Test func aKeyAlwaysTypesAndWakes() {
    let subject = Subject(limit: 1000, at: 0)
    _ = subject.handle(.seenDark, at: 10)
    #expect(subject.handle(.typed, at: 5000))
    #expect(subject.handle(.landed(1), at: 5001))
  }
}
