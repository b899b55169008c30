import GTKBridge
import KeypadEngine

/// Which keys there are, how they look, and when they repeat.
extension FollowingKeypad {
  /// How the digits stand where they are not shuffled: 1 2 3 on top, or 7 8 9.
  public var arrangement: DigitArrangement {
    get { controller.grid.arrangement }
    set { controller.grid.arrangement = newValue }
  }

  /// The key at the lower right of the digits.
  public var cornerKey: CornerKey {
    get { controller.grid.cornerKey }
    set { controller.grid.cornerKey = newValue }
  }

  /// Whole amounts with keys of their own in a row above the others, with `.` as decimal point: at most eight, more end
  /// the program. A key puts its amount in the place of everything, by the rules of a paste.
  public var quickAmounts: [String] {
    get { controller.grid.quickAmounts }
    set {
      controller.grid.quickAmounts = newValue
      pane.queueResize()
    }
  }

  /// How long delete is held before it repeats: half a second. A time that is not above zero has passed at once.
  public var repeatDelay: Duration {
    get { controller.grid.repeatDelay }
    set { controller.grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete: 200 ms. A time that is not above zero has passed at once.
  public var repeatInterval: Duration {
    get { controller.grid.repeatInterval }
    set { controller.grid.repeatInterval = newValue }
  }

  /// What is written on the confirm key.
  public var confirmLabel: String {
    get { controller.grid.confirmLabel }
    set { controller.grid.confirmLabel = newValue }
  }

  /// The color of this keypad's confirm key; nil for the style sheet's own.
  public var confirmColor: Color? {
    get { controller.grid.confirmColor }
    set { controller.grid.confirmColor = newValue }
  }

  /// For whom the keypad is, which gives the confirm key its color.
  public var confirmStyle: ConfirmStyle {
    get { controller.grid.confirmStyle }
    set { controller.grid.confirmStyle = newValue }
  }
}
