import GTKBridge
import KeypadEngine

/// The grid of keys: fingers come in, keys go out.
final class KeyGrid {
  /// How far a trembling hand may stray from a held key, in pixels.
  private static let tremble = 12.0

  let surface: ContactSurface
  /// A key acts. For delete: whether there is more to delete.
  var onKey: ((ScreenKey) -> Bool)?
  /// A finger or the mouse lands on a key, which has not acted yet.
  var onLanding: ((DisplayTime) -> Void)?
  /// A physical key goes down while a key on the screen has the focus. True: it is dealt with.
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  /// Keys that are lit because a physical key is down that does the same.
  private var lit: [KeyPressEvent.Code: ScreenKey] = [:]

  private let pane = LayoutContainer(className: "NumberPadKeys", cssName: "keys")
  private let buttons: [ScreenKey: ScreenKeyButton]
  private var confirmStyleSheet: StyleSheet?
  private var order = DigitOrder.usual {
    didSet {
      guard order != oldValue else { return }
      // A digit that is still under a finger has acted when that landed.
      for digit in 0...9 { carryOut(presses.cancel(.digit(digit)), lookOf: .digit(digit)) }
      pane.queueResize()
    }
  }
  private var layout = KeyLayout(width: 1, height: 1)
  private var presses = PressTracker<Contact>()
  /// How long no finger may have landed, in milliseconds, before the digits may move: one on its way aims at what is
  /// to be seen.
  private static let pause = 250
  private lazy var restingFingers = Timeout(.afterInput) { [weak self] in self?.shuffleNow() }
  /// When a finger landed on a digit, if none has landed on another key since, in milliseconds.
  private var lastDigit: Int?
  private lazy var deletion = HoldTimer { [weak self] in self?.onKey?(.delete) ?? false }

  init() {
    buttons = Dictionary(uniqueKeysWithValues: KeyLayout.keys.map { ($0, ScreenKeyButton($0)) })
    surface = ContactSurface(content: pane)
    // The digits do not mirror; nor does the order in which Tab reaches them.
    pane.neverMirror()
    pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
    pane.onDrawBehind { [weak self] in self?.drawHairlines($0) }
    // In reading order, which is the order of Tab.
    for key in KeyLayout.keys { add(self[key]) }
    confirmLabel = translated("Confirm")
    surface.onShow { [weak self] in self?.shuffleAgain() }
    surface.onContact = { [weak self] in self?.handle($0) }
    surface.onLoss = { [weak self] in self?.releaseAll() }
  }

  /// How long delete is held before it repeats, in milliseconds.
  var repeatDelay: Int {
    get { deletion.hold.delay }
    set { deletion.hold.delay = max(newValue, 1) }
  }

  /// The time between repeats of delete, in milliseconds.
  var repeatInterval: Int {
    get { deletion.hold.interval }
    set { deletion.hold.interval = max(newValue, 1) }
  }

  /// What is written on the confirm key.
  var confirmLabel: String {
    get { self[.confirm].label ?? "" }
    set { self[.confirm].label = newValue }
  }

  /// For whom the keypad is: a style class of the confirm key.
  var confirmStyle = ConfirmStyle.standard {
    didSet {
      if oldValue != .standard { self[.confirm].button.removeStyleClass(oldValue.rawValue) }
      if confirmStyle != .standard { self[.confirm].button.addStyleClass(confirmStyle.rawValue) }
    }
  }

  /// The colour of confirm keys in this program; nil for the style sheet's own.
  var confirmColor: Color? {
    didSet {
      confirmStyleSheet = confirmColor.flatMap(KeypadStyle.confirm)
      confirmStyleSheet?.apply()
    }
  }

  /// When the digits change their places.
  var shuffle = Shuffle.never {
    didSet {
      guard shuffle != oldValue else { return }
      restingFingers.cancel()
      order = shuffle == .never ? .usual : .shuffled()
    }
  }

  /// Puts the digits into a new random order, if they are to be shuffled: in the middle of a row of digits, when fingers
  /// rest.
  func shuffleAgain() {
    if let lastDigit, monotonicMilliseconds() - lastDigit < Self.pause {
      restingFingers.start(milliseconds: Self.pause)
    } else {
      shuffleNow()
    }
  }

  private func shuffleNow() {
    restingFingers.cancel()
    if shuffle != .never { order = .shuffled() }
  }

  subscript(key: ScreenKey) -> ScreenKeyButton { buttons[key]! }

  func setEnabled(_ isEnabled: Bool, _ key: ScreenKey) {
    guard self[key].button.isSensitive != isEnabled else { return }
    self[key].button.isSensitive = isEnabled
    guard !isEnabled else { return }
    lit = lit.filter { $0.value != key }
    carryOut(presses.cancel(key), lookOf: key)
  }

  /// Lights a key for as long as a physical key is down.
  func light(_ key: ScreenKey, while code: KeyPressEvent.Code) {
    guard self[key].button.isSensitive else { return }
    lit[code] = key
    updateLook(of: key)
  }

  /// A physical key has come up.
  func unlight(_ code: KeyPressEvent.Code) {
    if let key = lit.removeValue(forKey: code) { updateLook(of: key) }
  }

  /// Lets go of all keys: nothing acts, nothing repeats, nothing stays pressed.
  func releaseAll() {
    lit.removeAll()
    carryOut(presses.cancelAll(), lookOf: nil)
    for key in KeyLayout.keys { updateLook(of: key) }
  }

  private func add(_ screenKey: ScreenKeyButton) {
    let (key, button) = (screenKey.key, screenKey.button)
    pane.add(button)
    // What the button holds must not hold the button: only the plain key goes into the closures.
    button.onActivate = { [weak self] in self?.act(key) }
    button.onKeyPress { [weak self] event in
      if event.meaning == .space { self?.light(key, while: event.code) }
      return self?.onKeyPress?(event) ?? false
    }
    button.onKeyRelease { [weak self] in self?.unlight($0) }
    button.onWindowFocusLoss { [weak self] in self?.releaseAll() }
  }

  private func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    layout = KeyLayout(width: width, height: height, isMirrored: surface.isRightToLeft, order: order)
    return buttons.values.map { key in
      let frame = layout.frame(of: key.key)
      key.hasLeftHairline = frame.x > 0
      return (key.button, Rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
  }

  private func drawHairlines(_ painter: Painter) {
    for key in KeyLayout.keys {
      let frame = layout.frame(of: key)
      painter.fill(x: frame.x, y: frame.y, width: Double(frame.width), height: painter.devicePixel)
      if frame.x > 0 {
        painter.fill(x: frame.x, y: frame.y, width: painter.devicePixel, height: Double(frame.height))
      }
    }
  }

  private func handle(_ event: ContactEvent) {
    let nearest = layout.key(atX: event.x, y: event.y)
    if event.phase == .landed {
      if restingFingers.isPending { restingFingers.start(milliseconds: Self.pause) }
      lastDigit = if case .digit = nearest { monotonicMilliseconds() } else { nil }
      onLanding?(event.time)
      // Its lifting was not heard.
      if let key = presses.key(under: event.contact) { carryOut(presses.cancel(event.contact), lookOf: key) }
      guard self[nearest].button.isSensitive else { return }
      return carryOut(presses.land(event.contact, on: nearest), lookOf: nearest)
    }
    guard let key = presses.key(under: event.contact) else { return }
    let isClose = layout.frame(of: key).contains(x: event.x, y: event.y, margin: Self.tremble)
    let action =
      switch event.phase {
      case .moved: presses.move(event.contact, isInside: isClose)
      case .lifted: presses.lift(event.contact, isInside: nearest == key && isClose)
      case .landed, .cancelled: presses.cancel(event.contact)
      }
    carryOut(action, lookOf: key)
  }

  private func carryOut(_ action: PressTracker<Contact>.Action?, lookOf key: ScreenKey?) {
    if let key { updateLook(of: key) }
    switch action {
    case .act(let key): act(key)
    case .beginHold: deletion.press()
    case .endHold: deletion.release()
    case nil: break
    }
  }

  private func act(_ key: ScreenKey) {
    _ = onKey?(key)
    if case .digit = key, shuffle == .afterEachKey { restingFingers.start(milliseconds: Self.pause) }
  }

  private func updateLook(of key: ScreenKey) {
    self[key].button.setPressedLook(presses.isPressed(key) || lit.values.contains(key))
  }
}
