import CGtkForKeypad
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
/// All of it happens on GTK's thread, after `gtk_init`; a call from another one ends the program with a message. The
/// keypad lives for as long as somebody holds it or ``widget`` is in a container. Windows and fields that are
/// destroyed are let go of.
@safe public final class FollowingKeypad {
  /// What the keypad does while no number field has the focus.
  @nonexhaustive
  public enum WhenIdle: Sendable {
    /// It goes away until one has.
    case hides
    /// It stays, and its keys do nothing.
    case waits
  }

  /// What becomes of the focus when a field was confirmed. Where the application has given it to another widget
  /// meanwhile, it stays there.
  @nonexhaustive
  public enum AfterConfirm: Sendable {
    /// Nothing has it then, and the keypad goes.
    case givesUpFocus
    /// It stays in the field.
    case stays
    /// The next widget in the order of the Tab key gets it.
    case movesOn
  }

  /// What it does while no number field has the focus.
  public var whenIdle = WhenIdle.hides {
    didSet { showPresence() }
  }
  /// The rules of fields that say only that a number goes into them.
  public var rules: any FieldRules = Rules.payment {
    didSet { reconsider() }
  }
  /// The rules of fields for digits to which a point was added.
  public var rulesWithPoint: any FieldRules = Rules.free {
    didSet { reconsider() }
  }
  /// What stands between the integer part and the decimals, in the fields and on the key. What a field holds already
  /// stays as it was written. A ``DigitBoxesView`` has a separator of its own, spin buttons have the locale's.
  public var decimalSeparator: DecimalSeparator {
    didSet {
      if let field = controller.field, !hasOwnSeparator(field.widget) { field.decimalSeparator = decimalSeparator }
      controller.showRules()
      controller.showText()
    }
  }
  /// Whether fields that say nothing of what goes into them are number fields.
  public var takesFreeForm = false {
    didSet { reconsider() }
  }
  /// Which keys there are.
  public var keys = KeypadKeys() {
    didSet { showKeys() }
  }
  /// When the digits of the keys change their places. Turning to a field counts as appearing.
  public var shuffle = Shuffle.never {
    didSet { showShuffle() }
  }
  /// Asked before every edit: the field, the range of characters that goes (in a text view: of the number's line), and
  /// what is to stand there, with `.` as decimal point. False forbids it, and the person is told.
  public var shouldChange: ((GtkWidgetPointer, Range<Int>, String) -> Bool)?
  /// Told the field and its number when that is confirmed, by the confirm key or Enter: normalized, with `.` as decimal
  /// point. Afterwards the field does what Enter does in it, and then what ``afterConfirm`` says.
  public var onConfirm: ((GtkWidgetPointer, String) -> Void)?
  /// What becomes of the focus when a field was confirmed.
  public var afterConfirm = AfterConfirm.givesUpFocus
  /// Told the field that the person has left with the hide key.
  public var onDismiss: ((GtkWidgetPointer) -> Void)?
  /// Told the field that the person has left with the cancel key.
  public var onCancel: ((GtkWidgetPointer) -> Void)?
  /// Told the field in which a key was refused, and why, in words too. The bell has rung.
  public var onRefuse: ((GtkWidgetPointer, Refusal, String) -> Void)?
  /// Asked whether it works in a number field of its windows; nil for all of them.
  package var isWanted: ((GtkWidgetPointer) -> Bool)? {
    didSet { reconsider() }
  }

  let controller = InputController()
  private let container: KeypadContainer
  var followed: [Widget] = []
  var tracker = FocusTracker<WidgetIdentity>()
  /// What the tracker may speak of.
  var knownWidgets: [WidgetIdentity: KnownWidget] = [:]
  /// Events that wait for their turn.
  var reports: [FocusTracker<WidgetIdentity>.Event] = []
  var isCarryingOut = false
  lazy var wakeBeforeInput = Timeout(.beforeInput) { [weak self] in self?.report(.woken) }
  lazy var wakeAfterInput = Timeout(.afterInput) { [weak self] in self?.report(.woken) }
  private lazy var focus = FocusWatch(
    onGain: { [weak self] in self?.gain($0) }, onLoss: { [weak self] in self?.lose($0) })
  /// Hears touches of the keys while the field's popover or dialog takes all events.
  var listener: Widget?
  /// The entry that is being activated, which confirms it.
  var activated: Entry?

  /// A keypad that follows no window yet.
  public init(decimalSeparator: DecimalSeparator = .ofLocale) {
    GTKThread.require()
    KeypadStyle.install()
    self.decimalSeparator = decimalSeparator
    let grid = controller.grid
    container = KeypadContainer(className: "NumberPadFollower", parts: [grid.surface]) { [unowned grid] pane in
      pane.setMinimumSize(width: 240, height: 140)
      pane.naturalSize = { [unowned grid] in grid.naturalSize }
      pane.showsOnlyByItself()
      pane.arrangement = { [unowned grid] in [(grid.surface, Rectangle(x: 0, y: 0, width: $0, height: $1))] }
    }
    container.belongs(to: self)
    connectController()
    controller.letGo()
    showPresence()
  }

  deinit {
    controller.letGo()
  }

  var pane: LayoutContainer { container.current }

  /// The keypad as a program in Swift of this package holds it.
  package var content: Widget { pane }

  /// What goes into a container, which keeps the keypad. After a container was destroyed with this in it, there is a new one.
  public var widget: GtkWidgetPointer {
    GTKThread.require()
    let pane = pane
    showPresence()
    return unsafe pane.pointer
  }

  /// Puts the keypad into a container, as `gtk_container_add` does with ``widget``.
  ///
  /// - Precondition: it is a `GtkContainer`
  public func add(to container: GtkWidgetPointer) {
    GTKThread.require()
    unsafe pane.add(to: container, for: "FollowingKeypad")
    showPresence()
  }

  /// Works in the number fields of a window from now on, and of the dialogs and popovers that belong to it.
  ///
  /// - Precondition: it is a `GtkWindow`
  public func follow(_ window: GtkWidgetPointer) {
    GTKThread.require()
    let window = unsafe Widget(window)
    guard window.isWindow else {
      fatalError("gtk-keypad: FollowingKeypad.follow takes a GtkWindow, not a \(window.className)")
    }
    followed.append(window)
    window.onDestroy { [weak self, unowned window] in self?.unfollow(window) }
    _ = focus
    if let focused = FocusWatch.focused(in: window) { gain(focused) }
  }

  private func unfollow(_ window: Widget) {
    followed.removeAll { $0.isSame(as: window) }
    reconsider()
  }

  /// Leaves a window alone again.
  public func unfollow(_ window: GtkWidgetPointer) {
    GTKThread.require()
    unfollow(unsafe Widget(window))
  }
}
