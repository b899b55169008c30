import CGtk
import GTKBridge
import KeypadEngine

/// A field with a keypad below, to be put into a container of one's own: a ``KeypadView`` for a free number, a
/// ``BoxesKeypadView`` for digits in boxes.
///
/// All of it happens on GTK's thread, after `gtk_init`. The panel lives as long as its owner holds it; when the owner
/// lets go, it leaves its container.
public class KeypadPanel {
  /// The GTK class of the panel's widget.
  static let className = "NumberPadPanel"
  /// The smallest size at which everything can still be read and hit, in pixels.
  public static let minimumSize = (width: 240, height: 200)

  /// The size at which keys have at least this height and their usual proportions, 8 to 5, in pixels.
  public func naturalSize(keyHeight: Int) -> (width: Int, height: Int) {
    (keyHeight * KeyLayout.size * 8 / 5 + 1, Int(Double(keyHeight) * ViewLayout.heightInKeys) + 1)
  }

  /// Told the number when it is confirmed: normalized, with `.` as decimal point.
  public final var onConfirm: ((String) -> Void)?
  /// Told when the person has put the keypad away.
  public final var onHide: (() -> Void)?

  let ownField: any OwnField
  private let pane = LayoutContainer(className: className, cssName: "numberpad")
  private let promptLabel = Label(alignment: .start)
  private let messageLine = MessageLine()
  private let controller = InputController()
  private var fontUnit = 0.0

  init(field: any OwnField) {
    ownField = field
    KeypadStyle.install()
    pane.setMinimumSize(width: Self.minimumSize.width, height: Self.minimumSize.height)
    promptLabel.addStyleClass("prompt")
    for part in parts { pane.add(part) }
    pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
    pane.onDrawBehind { _ in }
    connect()
    nameField()
  }

  deinit {
    pane.destroy()
  }

  /// What the line under the field says.
  final var message: String { messageLine.label.text }

  /// Whether the confirm key is enabled.
  public final var canConfirm: Bool { ownField.rules.canConfirm(ownField.field) }

  /// Whether an input method is composing: what is typed is its.
  package final var isComposing: Bool { ownField.isComposing }

  /// The panel as a program in Swift of this package holds it.
  package final var content: Widget { pane }

  /// What goes into a container.
  public final var widget: GtkWidgetPointer { unsafe pane.pointer }

  /// What stands between the integer part and the decimals, in the field and on the key.
  public final var decimalSeparator: DecimalSeparator {
    get { ownField.decimalSeparator }
    set {
      ownField.decimalSeparator = newValue
      controller.showRules()
    }
  }

  /// The text of the field, with `.` as decimal point. What is set is not judged by the rules of a free number; digits
  /// that do not fit into boxes leave them empty.
  public final var text: String {
    get { ownField.text }
    set {
      ownField.replaceText(newValue)
      messageLine.clear()
    }
  }

  /// What is asked for: stands over the field and is its accessible name.
  public final var prompt: String {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      nameField()
      pane.queueResize()
    }
  }

  /// What is written on the confirm key.
  public final var confirmLabel: String {
    get { grid.confirmLabel }
    set { grid.confirmLabel = newValue }
  }

  /// The colour of confirm keys in this program; nil for the style sheet's own.
  public final var confirmColor: Color? {
    get { grid.confirmColor }
    set { grid.confirmColor = newValue }
  }

  /// For whom the keypad is, which gives the confirm key its color.
  public final var confirmStyle: ConfirmStyle {
    get { grid.confirmStyle }
    set { grid.confirmStyle = newValue }
  }

  /// How long delete is held before it repeats, in milliseconds, at least 1.
  public final var repeatDelay: Int {
    get { grid.repeatDelay }
    set { grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete, in milliseconds, at least 1.
  public final var repeatInterval: Int {
    get { grid.repeatInterval }
    set { grid.repeatInterval = newValue }
  }

  /// When the digits of the keys change their places.
  public final var shuffle: Shuffle {
    get { grid.shuffle }
    set { grid.shuffle = newValue }
  }

  /// Puts the digits into a new random order now, unless ``shuffle`` is `never`.
  public final func shuffleAgain() {
    grid.shuffleAgain()
  }

  /// Says something in the line under the field, until the next key.
  public final func showMessage(_ words: String) {
    messageLine.showMessage(words)
  }

  /// Says in the line under the field that something went wrong, until the next key.
  public final func showError(_ words: String) {
    ownField.widget.ringBell()
    messageLine.refuse(words)
  }

  /// Confirms the number, as the confirm key does. Returns whether it could be.
  @discardableResult
  public final func confirm() -> Bool { controller.confirm() }

  /// Shows the keys and takes the focus into the field.
  public final func show() {
    grid.surface.isVisible = true
    ownField.grabFocus()
  }

  /// Puts the keys away and leaves the field. Touching the field brings them back.
  public final func hide() {
    grid.surface.isVisible = false
    pane.giveUpFocus(of: pane)
  }

  /// What a number may look like has changed.
  final func showRules() {
    controller.showRules()
    controller.showText()
  }

  /// A key has changed the text; what it means beyond its characters.
  func tell(_ effect: Effect) {
    if effect == .joined {
      messageLine.showMessage(translated("The decimal point is gone"))
    } else {
      messageLine.clear()
    }
  }
}

extension KeypadPanel {
  var grid: KeyGrid { controller.grid }

  private var parts: [Widget] { [promptLabel, ownField.widget, messageLine.label, grid.surface] }

  private func nameField() {
    ownField.widget.accessibleName = prompt.isEmpty ? translated("Number") : prompt
  }

  private func connect() {
    controller.onConfirm = { [weak self] in
      self?.messageLine.clear()
      self?.onConfirm?($0)
    }
    controller.onRefuse = { [weak self] refusal in
      if let self { showError(ownField.rules.words(for: refusal)) }
    }
    controller.onEdit = { [weak self] in self?.tell($0) }
    controller.onHide = { [weak self] in
      self?.hide()
      self?.onHide?()
    }
    controller.take(ownField)
    controller.decorations = TouchDecorations(of: ownField.widget, clearOf: grid.surface)
    grid.onLanding = { [weak self] _ in self?.controller.decorations?.sendAway() }
    ownField.widget.onTouch { [weak self] in self?.grid.surface.isVisible = true }
    ownField.widget.onFocus { [weak self] hasFocus in
      if hasFocus { self?.grid.surface.isVisible = true } else { self?.controller.leave() }
    }
  }

  private func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    let layout = ViewLayout(width: width, height: height, hasPrompt: !prompt.isEmpty)
    if layout.unit != fontUnit {
      fontUnit = layout.unit
      promptLabel.setFontSize(layout.lineFontSize)
      ownField.setFontSize(layout.amountFontSize)
      messageLine.label.setFontSize(layout.lineFontSize)
    }
    return Array(zip(parts, layout.rows))
  }
}
