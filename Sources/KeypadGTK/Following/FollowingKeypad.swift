import CGtk
import GTKBridge
import KeypadEngine

/// One keypad for all the number fields of a program: it works in the one that has the focus.
///
/// ```swift
/// let keypad = FollowingKeypad()
/// gtk_box_pack_end(box, keypad.widget, 0, 1, 0)
/// keypad.follow(window)
/// ```
/// Fields need not be registered. Which widgets are number fields, and by which rules, is told from their input purpose:
/// `DIGITS` has digits only, `NUMBER` the keypad's own ``rules``, `PIN` digits that are not shown; `FREE_FORM` is taken
/// only where asked for. ``setRules(_:for:)`` overrides that for one field. Entries of all kinds are fields, those inside
/// spin buttons, combo boxes and popovers too, and in a text view the number at the caret. A ``DigitBoxesView`` is a
/// field by itself, with rules of its own.
///
/// The rules hold in the field that has the focus; what is set by the program, or dropped by the mouse into another
/// field, is not judged. Dialogs that leave their owner usable keep the focus, although the touch of a key brings the
/// keypad's window up. Of several keypads that follow one window, one works in a field.
///
/// All of it happens on GTK's thread, after `gtk_init`. Windows and fields that are destroyed are let go of.
@safe public final class FollowingKeypad {
  /// What the keypad does while no number field has the focus.
  @nonexhaustive
  public enum WhenIdle: Sendable {
    /// It goes away until one has.
    case hides
    /// It stays, and its keys do nothing.
    case waits
  }

  /// What it does while no number field has the focus.
  public var whenIdle = WhenIdle.hides {
    didSet { showPresence() }
  }
  /// The rules of fields that say only that a number goes into them.
  public var rules = Rules.payment {
    didSet { consider() }
  }
  /// The rules of fields for digits to which a point was added.
  public var rulesWithPoint = Rules.free {
    didSet { consider() }
  }
  /// What stands between the integer part and the decimals, in the fields and on the key. What a field holds already
  /// stays as it was written; a ``DigitBoxesView`` has a separator of its own.
  public var decimalSeparator: DecimalSeparator {
    didSet {
      // Boxes have a separator of their own.
      if !(controller.field is BoxesField) { controller.field?.decimalSeparator = decimalSeparator }
      controller.showRules()
      controller.showText()
    }
  }
  /// Whether fields that say nothing of what goes into them are number fields.
  public var takesFreeForm = false {
    didSet { consider() }
  }
  /// When the digits of the keys change their places. Turning to a field counts as appearing.
  public var shuffle = Shuffle.never {
    didSet { showShuffle() }
  }
  /// Asked before every edit: the field, the range of characters that goes (in a text view: of the number's line), and
  /// what is to stand there, with `.` as decimal point. False forbids it.
  public var shouldChange: ((GtkWidgetPointer, Range<Int>, String) -> Bool)?
  /// Told the field and its number when that is confirmed: normalized, with `.` as decimal point. Afterwards the field
  /// gives up the focus, unless this has given it to another one.
  public var onConfirm: ((GtkWidgetPointer, String) -> Void)?
  /// Told the field that the person has left with the hide key.
  public var onDismiss: ((GtkWidgetPointer) -> Void)?
  /// Told the field in which a key was refused, and why, in words too. The bell has rung.
  public var onRefuse: ((GtkWidgetPointer, Refusal, String) -> Void)?

  let pane = LayoutContainer(className: "NumberPadFollower", cssName: "numberpad")
  let controller = InputController()
  var followed: [Widget] = []
  lazy var focus = FocusWatch(
    onGain: { [weak self] in self?.gain($0) }, onLoss: { [weak self] in self?.lose($0) })
  lazy var afterLoss = Timeout(.beforeInput) { [weak self] in self?.turn(to: nil) }
  /// The field's window has lost the focus a moment ago.
  var interruption: Interruption?
  lazy var afterInterruption = Timeout(.afterInput) { [weak self] in self?.endInterruption() }
  /// What a window that has just become active gives the focus back to.
  var restored: Widget?
  /// What has the focus and may be a number field, now or later.
  var candidate: (any InputWidget)?
  /// The field is being left.
  var isLeaving = false
  /// Hears when it changes or goes.
  var candidateWatch: Widget?
  /// Hears touches of the keys while the field's popover or dialog takes all events.
  var listener: Widget?
  /// The entry that is being activated, which confirms it.
  var activated: Widget?

  /// A keypad that follows no window yet.
  public init(decimalSeparator: DecimalSeparator = .point) {
    self.decimalSeparator = decimalSeparator
    KeypadStyle.install()
    pane.setMinimumSize(width: 240, height: 140)
    pane.showsOnlyByItself()
    pane.add(controller.grid.surface)
    pane.arrangement = { [controller] in [(controller.grid.surface, Rectangle(x: 0, y: 0, width: $0, height: $1))] }
    pane.onDrawBehind { _ in }
    controller.onConfirm = { [weak self] in self?.confirmed($0) }
    controller.onRefuse = { [weak self] in self?.refused($0) }
    controller.onHide = { [weak self] in self?.dismiss() }
    controller.grid.onLanding = { [weak self] in
      self?.controller.decorations?.sendAway()
      self?.goBack(forLandingAt: $0)
    }
    controller.letGo()
    showPresence()
  }

  deinit {
    controller.letGo()
    pane.destroy()
  }

  /// The keypad as a program in Swift of this package holds it.
  package var content: Widget { pane }

  /// What goes into a container.
  public var widget: GtkWidgetPointer { unsafe pane.pointer }

  /// Works in the number fields of a window from now on, and of the dialogs and popovers that belong to it.
  public func follow(_ window: GtkWidgetPointer) {
    let window = unsafe Widget(window)
    followed.append(window)
    window.onDestroy { [weak self, unowned window] in self?.unfollow(window) }
    _ = focus
    if let focused = FocusWatch.focused(in: window) { gain(focused) }
  }

  /// Leaves a window alone again.
  public func unfollow(_ window: GtkWidgetPointer) {
    unfollow(unsafe Widget(window))
  }

  /// Gives a field rules of its own, and makes it a number field whatever its purpose; nil takes that back.
  public func setRules(_ rules: Rules?, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).rules = rules
    consider()
  }

  /// Shuffles the digits of the keys for one field in another way than ``shuffle`` says; nil takes that back.
  public func setShuffle(_ shuffle: Shuffle?, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).shuffle = shuffle
    showShuffle()
  }

  /// Adds a decimal point to the keypad for a field of digits, which has none by itself, or takes it away again.
  public func setPoint(_ isAdded: Bool, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).addsPoint = isAdded
    consider()
  }

  /// How long delete is held before it repeats, in milliseconds, at least 1.
  public var repeatDelay: Int {
    get { controller.grid.repeatDelay }
    set { controller.grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete, in milliseconds, at least 1.
  public var repeatInterval: Int {
    get { controller.grid.repeatInterval }
    set { controller.grid.repeatInterval = newValue }
  }

  /// What is written on the confirm key.
  public var confirmLabel: String {
    get { controller.grid.confirmLabel }
    set { controller.grid.confirmLabel = newValue }
  }

  /// The colour of confirm keys in this program; nil for the style sheet's own.
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
