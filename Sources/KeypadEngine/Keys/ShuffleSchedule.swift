/// When the digits change their places, and into which order. It keeps no clock and no dice: whoever drives it brings
/// both. Times are in milliseconds.
package struct ShuffleSchedule: Sendable {
  /// What happens around the keys.
  package enum Event: Sendable {
    /// A finger or the mouse has landed on a key.
    case landed
    /// A digit was typed with its key, by whatever means.
    case typedDigit
    /// A number begins: the keys appear, turn to another field, or a number has been delivered.
    case numberBegins
    /// From now on the digits are shuffled at these times.
    case shuffleChanged(Shuffle)
    /// From now on they stand like this where they are not shuffled.
    case arrangementChanged(DigitArrangement)
    /// The time has come that was asked for.
    case woken
  }

  /// How long no finger may have landed before digits move: one on its way aims at what is to be seen.
  package static let pause = 250

  /// When the digits change their places.
  package private(set) var shuffle = Shuffle.never
  /// How they stand where they are not shuffled.
  package private(set) var arrangement = DigitArrangement.phone
  private var lastLanding: Int?
  /// Whether the digits are to move as soon as fingers rest.
  private var isDue = false

  /// Digits that are not shuffled.
  package init() {}

  /// Something happens. Returns the order that the digits take now, or nil where they stay, and in how many milliseconds
  /// to wake the schedule, or nil for never.
  package mutating func handle(
    _ event: Event, at now: Int, using generator: inout some RandomNumberGenerator
  ) -> (order: DigitOrder?, wake: Int?) {
    switch event {
    case .landed: lastLanding = now
    case .typedDigit:
      guard shuffle == .afterEachKey else { break }
      lastLanding = now
      isDue = true
    case .numberBegins:
      if shuffle != .never { isDue = true }
    case .shuffleChanged(let newValue):
      if newValue != shuffle { isDue = true }
      shuffle = newValue
    case .arrangementChanged(let newValue):
      if newValue != arrangement, shuffle == .never { isDue = true }
      arrangement = newValue
    case .woken: break
    }
    return move(at: now, using: &generator)
  }

  private mutating func move(
    at now: Int, using generator: inout some RandomNumberGenerator
  ) -> (order: DigitOrder?, wake: Int?) {
    guard isDue else { return (nil, nil) }
    if let lastLanding, now < lastLanding + Self.pause { return (nil, lastLanding + Self.pause - now) }
    isDue = false
    return (shuffle == .never ? arrangement.order : .shuffled(using: &generator), nil)
  }
}
