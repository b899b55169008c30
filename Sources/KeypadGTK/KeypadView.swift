import CGtk
import GTKBridge
import KeypadEngine

/// A field for a number with a keypad below, to be put into a container of one's own.
///
/// ```swift
/// let keypad = KeypadView(rules: Rules.Preset.payment.rules)
/// keypad.prompt = "Amount"
/// keypad.onConfirm = { amount in print(amount) }
/// gtk_container_add(container, keypad.widget)
/// ```
/// All of it happens on GTK's thread, after `gtk_init`. The view lives as long as its owner holds it; when the owner
/// lets go, it leaves its container.
public final class KeypadView {
  /// The GTK class of the view's widget.
  static let className = "GtkKeypadView"
  /// The smallest size at which everything can still be read and hit, in pixels.
  public static let minimumSize = (width: 240, height: 200)

  /// The size at which keys have at least this height and their usual proportions, 8 to 5, in pixels.
  public static func naturalSize(keyHeight: Int) -> (width: Int, height: Int) {
    (keyHeight * KeyLayout.size * 8 / 5 + 1, Int(Double(keyHeight) * ViewLayout.heightInKeys) + 1)
  }

  /// Told the number when it is confirmed: settled, with `.` as decimal point.
  public var onConfirm: ((String) -> Void)?
  /// Told when the person has put the keypad away.
  public var onHide: (() -> Void)?

  private let pane = Pane(className: className, cssName: "keypad")
  private let promptLabel = Label(alignment: .start)
  private let messageLine = MessageLine()
  private let field: EntryField
  private let typist = Typist()
  private var fontUnit = 0.0

  /// A keypad with an empty field.
  ///
  /// - Parameters:
  ///   - rules: what a number may look like
  ///   - decimalSeparator: what stands between the integer part and the decimals in the field and on the key
  public init(rules: Rules = Rules.Preset.payment.rules, decimalSeparator: DecimalSeparator = .point) {
    field = EntryField(Entry(), isOwn: true, rules: rules, decimalSeparator: decimalSeparator)
    field.entry.neverMirror()
    field.entry.expectsNumbers(withPoint: rules.hasPoint)
    KeypadStyle.install()
    pane.setMinimumSize(width: Self.minimumSize.width, height: Self.minimumSize.height)
    promptLabel.addStyleClass("prompt")
    field.entry.addStyleClass("amount")
    for part in parts { pane.add(part) }
    pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
    pane.onDrawBehind { _ in }
    connect()
    nameField()
  }

  deinit {
    pane.destroy()
  }

  /// The field's entry.
  var entry: Entry { field.entry }

  /// What the line under the field says.
  var message: String { messageLine.label.text }

  /// Whether the confirm key is enabled.
  public var canConfirm: Bool { rules.canConfirm(field.field) }

  /// Whether an input method is composing: what is typed is its.
  package var isComposing: Bool { field.entry.isComposing }

  /// The view as a program in Swift of this package holds it.
  package var content: Widget { pane }

  /// What goes into a container.
  public var widget: GtkWidgetPointer { unsafe pane.pointer }

  /// What a number may look like. Keys follow at once; a text that is there already stays.
  public var rules: Rules {
    get { field.rules }
    set {
      field.rules = newValue
      field.entry.expectsNumbers(withPoint: newValue.hasPoint)
      typist.showRules()
    }
  }

  /// What stands between the integer part and the decimals, in the field and on the key.
  public var decimalSeparator: DecimalSeparator {
    get { field.decimalSeparator }
    set {
      field.decimalSeparator = newValue
      typist.showRules()
    }
  }

  /// The text of the field, with `.` as decimal point. What is set is not judged by the rules.
  public var text: String {
    get { field.field.text }
    set {
      field.replaceText(newValue)
      messageLine.clear()
    }
  }

  /// What is asked for: stands over the field and is its accessible name.
  public var prompt: String {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      nameField()
      pane.queueResize()
    }
  }

  /// What is written on the confirm key.
  public var confirmLabel: String {
    get { grid.confirmLabel }
    set { grid.confirmLabel = newValue }
  }

  /// The colour of confirm keys in this program; nil for the style sheet's own.
  public var confirmColour: Colour? {
    get { grid.confirmColour }
    set { grid.confirmColour = newValue }
  }

  /// For whom the keypad is: the preset's name as a style class of the confirm key, which gives it its colour.
  public var preset: Rules.Preset? {
    get { grid.preset }
    set { grid.preset = newValue }
  }

  /// How long delete is held before it repeats, in milliseconds.
  public var repeatDelay: Int {
    get { grid.repeatDelay }
    set { grid.repeatDelay = newValue }
  }

  /// The time between repeats of delete, in milliseconds.
  public var repeatInterval: Int {
    get { grid.repeatInterval }
    set { grid.repeatInterval = newValue }
  }

  /// Says something in the line under the field, until the next key.
  public func say(_ words: String) {
    messageLine.say(words)
  }

  /// Says in the line under the field that something went wrong, until the next key.
  public func complain(_ words: String) {
    field.entry.ringBell()
    messageLine.refuse(words)
  }

  /// Shows the keys and takes the focus into the field.
  public func show() {
    grid.surface.isVisible = true
    field.entry.grabFocusKeepingSelection()
  }

  /// Puts the keys away and leaves the field. Touching the field brings them back.
  public func hide() {
    grid.surface.isVisible = false
    pane.giveUpFocus(of: pane)
  }
}

extension KeypadView {
  private var grid: KeyGrid { typist.grid }

  private var parts: [Widget] { [promptLabel, field.entry, messageLine.label, grid.surface] }

  private func nameField() {
    field.entry.accessibleName = prompt.isEmpty ? translated("Number") : prompt
  }

  private func connect() {
    typist.onConfirm = { [weak self] in
      self?.messageLine.clear()
      self?.onConfirm?($0)
    }
    typist.onRefuse = { [weak self] refusal in
      if let self { complain(rules.words(for: refusal)) }
    }
    typist.onEdit = { [weak self] effect in
      if effect == .joined {
        self?.messageLine.say(translated("The decimal point is gone"))
      } else {
        self?.messageLine.clear()
      }
    }
    typist.onHide = { [weak self] in
      self?.hide()
      self?.onHide?()
    }
    typist.take(field)
    field.entry.onDirectKeyPress { [weak self] in self?.typist.type($0, in: .field) ?? false }
    field.entry.onKeyRelease { [weak self] in self?.grid.unlight($0) }
    field.entry.onActivate { [weak self] in self?.typist.confirm() ?? false }
    field.entry.onTouch { [weak self] in self?.grid.surface.isVisible = true }
    field.entry.onFocus { [weak self] hasFocus in
      if hasFocus { self?.grid.surface.isVisible = true } else { self?.typist.leave() }
    }
  }

  private func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    let layout = ViewLayout(width: width, height: height, hasPrompt: !prompt.isEmpty)
    if layout.unit != fontUnit {
      fontUnit = layout.unit
      promptLabel.setFontSize(layout.lineFontSize)
      field.entry.setFontSize(layout.amountFontSize)
      messageLine.label.setFontSize(layout.lineFontSize)
    }
    return Array(zip(parts, layout.rows))
  }
}
