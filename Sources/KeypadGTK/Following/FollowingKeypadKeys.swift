import GTKBridge
import KeypadEngine

/// Which keys there are, how they look, and when they repeat.
extension FollowingKeypad {
  /// Shows other keys for one field than ``keys`` says; nil takes that back.
  public func setKeys(_ keys: KeypadKeys?, for field: GtkWidgetPointer) {
    GTKThread.require()
    FieldOverrides.made(for: unsafe Widget(field)).keys = keys
    showKeys()
  }

  /// The keys are those that the field wants.
  func showKeys() {
    let wished = controller.field.flatMap { FieldOverrides.of($0.widget)?.keys } ?? keys
    let grid = controller.grid
    let isSigned = controller.field?.rules.isSigned == true
    let cornerKey = wished.cornerKey ?? (isSigned ? .sign : .hide)
    if grid.arrangement != wished.arrangement { grid.arrangement = wished.arrangement }
    if grid.cornerKey != cornerKey { grid.cornerKey = cornerKey }
    if grid.quickAmounts != wished.quickAmounts {
      grid.quickAmounts = wished.quickAmounts
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
