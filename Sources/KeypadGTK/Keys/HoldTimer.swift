import GTKBridge
import KeypadEngine

/// Drives a held key with GLib's clock.
final class HoldTimer {
  var hold = HoldRepeat()
  /// The key acts. False: there is nothing left to do, and the hold ends.
  private let act: () -> Bool
  private lazy var timeout = Timeout(.afterInput) { [weak self] in self?.tick() }

  init(act: @escaping () -> Bool) {
    self.act = act
  }

  /// The key goes down: it acts at once.
  func press() {
    let wait = hold.press(at: monotonicMilliseconds())
    goOn(act(), wait: wait)
  }

  /// The key is held no longer.
  func release() {
    hold.release()
    timeout.cancel()
  }

  private func tick() {
    let step = hold.tick(at: monotonicMilliseconds())
    let isMoreLeft = step.acts ? act() : true
    goOn(isMoreLeft, wait: step.askAgainIn)
  }

  private func goOn(_ isMoreLeft: Bool, wait: Int?) {
    // The action may have ended the hold by itself: a window closed, a key gone.
    guard isMoreLeft, hold.isHeld, let wait else { return release() }
    timeout.start(milliseconds: wait)
  }
}
