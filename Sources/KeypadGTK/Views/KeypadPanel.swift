import CGtkForKeypad
import GTKBridge
import KeypadEngine

/// A field with a keypad below, to be put into a container of one's own: a ``KeypadView`` for a free number, a
/// ``BoxesKeypadView`` for digits in boxes.
///
/// All of it happens on GTK's thread, after `gtk_init`; a call from another one ends the program with a message. The
/// panel lives for as long as somebody holds it or ``widget`` is in a container.
public class KeypadPanel {
  /// The GTK class of the panel's widget.
  static let className = "NumberPadPanel"
  /// The smallest size at which everything can still be read and hit, in pixels.
  public static let minimumSize = (width: 240, height: 200)

  /// The size at which keys have at least this height and their usual proportions, 8 to 5, in pixels. It is never smaller
  /// than ``minimumSize``, and what is too large for any screen may be as large as it likes.
  public func naturalSize(keyHeight: Int) -> (width: Int, height: Int) {
    let keyHeight = min(max(keyHeight, 0), Self.largestKeyHeight)
    return (
      max(keyHeight * KeyLayout.keyColumns * 8 / 5 + 1, Self.minimumSize.width),
      max(Int(Double(keyHeight) * ViewLayout.heightInKeys(gridRows: grid.layout.rows)) + 1, Self.minimumSize.height)
    )
  }

  /// Beyond any screen, in pixels.
  static let largestKeyHeight = 1 << 24

  /// Told the number when it is confirmed: normalized, with `.` as decimal point.
  public final var onConfirm: ((String) -> Void)?
  /// Told when the person has put the keypad away.
  public final var onHide: (() -> Void)?
  /// Told when the person has pressed the cancel key. By itself that does nothing.
  public final var onCancel: (() -> Void)?

  let ownField: any OwnField
  private lazy var container = KeypadContainer(className: Self.className, parts: parts) { [weak self] pane in
    pane.setMinimumSize(width: Self.minimumSize.width, height: Self.minimumSize.height)
    pane.naturalSize = { [weak self] in self.map { $0.naturalSize(keyHeight: $0.grid.naturalKeyHeight) } ?? (0, 0) }
    pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
  }
  var pane: LayoutContainer { container.current }
  let promptLabel = Label(alignment: .start)
  let unitLabel = Label(alignment: .end)
  let messageLine = MessageLine()
  let controller = InputController()
  private var fontUnit = 0.0

  init(field: any OwnField) {
    ownField = field
    GTKThread.require()
    KeypadStyle.install()
    promptLabel.addStyleClass("prompt")
    unitLabel.addStyleClass("unit")
    container.belongs(to: self)
    connect()
    nameField()
  }

  /// What the line under the field says.
  final var message: String { messageLine.label.text }

  /// Whether the confirm key is enabled: as soon as there is a digit (all boxes are filled).
  final var isConfirmEnabled: Bool { grid[.confirm].button.isSensitive }

  /// Whether the number would be confirmed as it stands. The confirm key is enabled earlier: pressing it tells what is
  /// wrong.
  public final var canConfirm: Bool {
    if case .confirmed = ownField.rules.confirm(ownField.state) { true } else { false }
  }

  /// Whether a key of a keyboard is to do nothing: it has been down since before the window had the focus, or since before
  /// a number was delivered.
  package final func ignores(_ event: KeyPressEvent) -> Bool { controller.ignores(event) }

  /// Whether an input method is composing: what is typed is its.
  package final var isComposing: Bool { ownField.isComposing }

  /// The panel as a program in Swift of this package holds it.
  package final var content: Widget { pane }

  /// What goes into a container, which keeps the panel. After a container was destroyed with this in it, there is a new
  /// one.
  public final var widget: GtkWidgetPointer {
    GTKThread.require()
    return unsafe pane.pointer
  }

  /// Puts the panel into a container, as `gtk_container_add` does with ``widget``.
  ///
  /// - Precondition: it is a `GtkContainer`
  public final func add(to container: GtkWidgetPointer) {
    GTKThread.require()
    unsafe pane.add(to: container, for: "KeypadPanel")
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
  private var parts: [Widget] { [promptLabel, ownField.widget, messageLine.label, grid.surface, unitLabel] }

  func nameField() {
    ownField.widget.accessibleName = prompt.isEmpty ? translated("Number") : prompt
  }

  private func connect() {
    controller.onConfirm = { [weak self] _, number in
      self?.messageLine.clear()
      self?.onConfirm?(number)
    }
    controller.onRefuse = { [weak self] in self?.tell($0, of: $1) }
    controller.onEdit = { [weak self] _, effect in self?.tell(effect) }
    controller.onHide = { [weak self] _ in
      self?.hide()
      self?.onHide?()
    }
    controller.onCancel = { [weak self] _ in self?.onCancel?() }
    controller.take(ownField)
    ownField.widget.onTouch { [weak self] in self?.grid.surface.isVisible = true }
    ownField.widget.onFocus { [weak self] hasFocus in
      if hasFocus { self?.grid.surface.isVisible = true } else { self?.controller.leave() }
    }
  }

  private func tell(_ field: any NumberField, of refusal: Refusal) {
    // What was said of the key before is still to be read.
    if refusal == .unseen, !message.isEmpty { return field.widget.ringBell() }
    showError(field.words(for: refusal))
  }

  private func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    let layout = ViewLayout(
      width: width, height: height, hasPrompt: !prompt.isEmpty, gridRows: grid.layout.rows)
    if layout.unit != fontUnit {
      fontUnit = layout.unit
      promptLabel.setFontSize(layout.lineFontSize)
      ownField.setFontSize(layout.amountFontSize)
      messageLine.label.setFontSize(layout.lineFontSize)
      unitLabel.setFontSize(layout.unitFontSize)
    }
    let rows = layout.rows(unitWidth: unit.isEmpty ? 0 : unitLabel.naturalWidth)
    return Array(zip(parts, rows))
  }
}
