import GTKBridge
import KeypadEngine

/// Which keys there are, how they look, and when they act and move.
extension KeypadPanel {
  var grid: KeyGrid { controller.grid }

  /// How the digits stand where they are not shuffled: 1 2 3 on top, or 7 8 9.
  public final var arrangement: DigitArrangement {
    get { grid.arrangement }
    set { grid.arrangement = newValue }
  }

  /// The key at the lower right of the digits.
  public final var cornerKey: CornerKey {
    get { grid.cornerKey }
    set { grid.cornerKey = newValue }
  }

  /// Whole amounts with keys of their own in a row above the others, with `.` as decimal point: at most eight, more end
  /// the program. A key puts its amount in the place of everything, by the rules of a paste, and shows it with the decimal
  /// separator in use.
  public final var quickAmounts: [String] {
    get { grid.quickAmounts }
    set { grid.quickAmounts = newValue }
  }

  /// What is written on the confirm key.
  public final var confirmLabel: String {
    get { grid.confirmLabel }
    set { grid.confirmLabel = newValue }
  }

  /// The color of this keypad's confirm key; nil for the style sheet's own. What is written on it is white, or dark where
  /// white could not be read.
  public final var confirmColor: Color? {
    get { grid.confirmColor }
    set { grid.confirmColor = newValue }
  }

  /// For whom the keypad is, which gives the confirm key its color.
  public final var confirmStyle: ConfirmStyle {
    get { grid.confirmStyle }
    set { grid.confirmStyle = newValue }
  }

  /// How long delete is held before it repeats: half a second. A time that is not above zero has passed at once.
  public final var repeatDelay: Duration {
    get { grid.repeatDelay }
    set { grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete: 200 ms. A time that is not above zero has passed at once.
  public final var repeatInterval: Duration {
    get { grid.repeatInterval }
    set { grid.repeatInterval = newValue }
  }

  /// When the digits of the keys change their places.
  public final var shuffle: Shuffle {
    get { grid.shuffle }
    set { grid.shuffle = newValue }
  }

  /// A number begins: puts the digits into a new random order, unless ``shuffle`` is `never`, as soon as no finger has
  /// landed for a quarter of a second.
  public final func shuffleAgain() {
    grid.shuffleAgain()
  }
}
