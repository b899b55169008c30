import GTKBridge
import KeypadEngine

/// Drives the shuffling with GLib's clock and the system's dice.
final class ShuffleDriver {
  private var schedule = ShuffleSchedule()
  private var generator = SystemRandomNumberGenerator()
  /// The digits take this order.
  private let arrange: (DigitOrder) -> Void
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.handle(.woken) }

  init(arrange: @escaping (DigitOrder) -> Void) {
    self.arrange = arrange
  }

  var shuffle: Shuffle { schedule.shuffle }
  var arrangement: DigitArrangement { schedule.arrangement }

  func handle(_ event: ShuffleSchedule.Event) {
    let step = schedule.handle(event, at: monotonicMilliseconds(), using: &generator)
    if let wake = step.wake { timeout.start(milliseconds: wake) } else { timeout.cancel() }
    if let order = step.order { arrange(order) }
  }
}
