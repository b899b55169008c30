import GTKBridge
import KeypadEngine

/// The grid of keys: fingers come in, keys go out. Which keys there are and where they stand is its layout.
final class KeyGrid {
  let surface: ContactSurface
  /// A key acts. For delete: whether there is more to delete.
  var onKey: ((ScreenKey) -> Bool)?
  /// A finger or the mouse lands on a key, which has not acted yet.
  var onLanding: ((DisplayTime) -> Void)?
  /// A physical key goes down while a key on the screen has the focus. True: it is dealt with.
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  /// There are keys that were not there before, and are enabled.
  var onNewKeys: (() -> Void)?

  let pane = LayoutContainer(className: "NumberPadKeys", cssName: "keys")
  /// The keys as they stand where nothing is mirrored.
  private(set) var layout = KeyLayout() {
    didSet { if layout != oldValue { showLayout(insteadOf: oldValue) } }
  }
  /// The layout at its present size, mirrored where the language is.
  var frames = KeyFrames(KeyLayout(), width: 1, height: 1)
  var buttons: [ScreenKey: ScreenKeyButton] = [:]
  private var order = DigitOrder.usual
  /// Keys that are lit because a physical key is down that does the same.
  var lit: [KeyPressEvent.Code: ScreenKey] = [:]
  private(set) lazy var presses = PressDriver(
    act: { [weak self] in self?.act($0) ?? false }, showLook: { [weak self] in self?.updateLook(of: $0) })
  private(set) lazy var shuffling = ShuffleDriver { [weak self] in self?.order($0) }

  init() {
    surface = ContactSurface(content: pane)
    // The digits do not mirror; nor does the order in which Tab reaches them.
    pane.neverMirror()
    pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
    pane.onDrawBehind { [weak self] in self?.drawHairlines($0) }
    addButtons()
    surface.onShow { [weak self] in self?.shuffleAgain() }
    surface.onContact = { [weak self] in self?.handle($0) }
    surface.onLoss = { [weak self] in self?.releaseAll() }
  }

  /// The key at the lower right of the digits.
  var cornerKey = CornerKey.hide {
    didSet { updateLayout() }
  }

  /// Whole amounts on keys of their own, at most eight, with `.` as decimal point.
  var quickAmounts: [String] = [] {
    didSet {
      updateLayout()
      labelQuickKeys()
    }
  }

  /// What stands between the integer part and the decimals of quick amounts.
  var decimalSeparator = DecimalSeparator.point {
    didSet { labelQuickKeys() }
  }

  /// How the digits stand where they are not shuffled.
  var arrangement: DigitArrangement {
    get { shuffling.arrangement }
    set { shuffling.handle(.arrangementChanged(newValue)) }
  }

  /// When the digits change their places.
  var shuffle: Shuffle {
    get { shuffling.shuffle }
    set { shuffling.handle(.shuffleChanged(newValue)) }
  }

  /// A number begins: puts the digits into a new random order, if they are to be shuffled, when fingers rest.
  func shuffleAgain() {
    shuffling.handle(.numberBegins)
  }

  /// How long delete is held before it repeats. A time that is not above zero has passed at once.
  var repeatDelay: Duration {
    get { presses.delay }
    set { presses.delay = newValue }
  }

  /// The time between repeats of delete. A time that is not above zero has passed at once.
  var repeatInterval: Duration {
    get { presses.interval }
    set { presses.interval = newValue }
  }

  /// What is written on the confirm key.
  var confirmLabel: String {
    get { self[.confirm].label ?? "" }
    set {
      self[.confirm].label = newValue
      // Who sees the label and speaks it is to be understood.
      self[.confirm].button.accessibleName = newValue.isEmpty ? translated("Confirm") : newValue
    }
  }

  /// For whom the keypad is: a style class of the confirm key.
  var confirmStyle = ConfirmStyle.standard {
    didSet {
      if oldValue != .standard { self[.confirm].button.removeStyleClass(oldValue.rawValue) }
      if confirmStyle != .standard { self[.confirm].button.addStyleClass(confirmStyle.rawValue) }
    }
  }

  /// The color of the confirm key; nil for the style sheet's own.
  var confirmColor: Color? {
    didSet { self[.confirm].styleSheet = confirmColor.flatMap(KeypadStyle.confirm) }
  }

  subscript(key: ScreenKey) -> ScreenKeyButton { buttons[key]! }

  func setEnabled(_ isEnabled: Bool, _ key: ScreenKey) {
    guard self[key].button.isSensitive != isEnabled else { return }
    self[key].button.isSensitive = isEnabled
    guard !isEnabled else { return }
    lit = lit.filter { $0.value != key }
    presses.handle(.withdrawn(key))
    updateLook(of: key)
  }

  /// Lights a key for as long as a physical key is down. Not every physical key has one on the screen.
  func light(_ key: ScreenKey, while code: KeyPressEvent.Code) {
    guard buttons[key]?.button.isSensitive == true else { return }
    lit[code] = key
    updateLook(of: key)
  }

  /// A physical key has come up.
  func unlight(_ code: KeyPressEvent.Code) {
    if let key = lit.removeValue(forKey: code) { updateLook(of: key) }
  }

  /// Lets go of what fingers hold: they do nothing until they land again.
  func releaseContacts() {
    presses.handle(.lostAll)
  }

  /// Lets go of all keys: nothing acts, nothing repeats, nothing stays pressed.
  func releaseAll() {
    let unlit = lit.values
    lit.removeAll()
    presses.handle(.lostAll)
    for key in unlit { updateLook(of: key) }
  }
}

extension KeyGrid {
  func makeLayout(isMirrored: Bool = false) -> KeyLayout {
    KeyLayout(order: order, corner: cornerKey, quickKeys: quickAmounts.count, isMirrored: isMirrored)
  }

  private func updateLayout() {
    layout = makeLayout()
  }

  private func order(_ order: DigitOrder) {
    // A digit that is still under a finger has acted when that landed.
    if order != self.order { for digit in 0...9 { presses.handle(.withdrawn(.digit(digit))) } }
    self.order = order
    updateLayout()
  }

  func act(_ key: ScreenKey) -> Bool {
    let isMoreLeft = onKey?(key) ?? false
    if case .digit = key { shuffling.handle(.typedDigit) }
    return isMoreLeft
  }

  func updateLook(of key: ScreenKey) {
    buttons[key]?.button.setPressedLook(presses.isPressed(key) || lit.values.contains(key))
  }
}
