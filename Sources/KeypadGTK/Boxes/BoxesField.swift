import GTKBridge
import KeypadEngine

/// The digits in a row of boxes. Nothing else holds them, and nothing gets at them around the rules.
final class BoxesField: OwnField {
  let pane: AccessibleTextContainer
  let boxes: DigitBoxes
  let isMasked: Bool
  let signalsBackspace = false
  private(set) lazy var editor = FieldEditor(self)
  let isComposing = false
  var decimalSeparator: DecimalSeparator {
    didSet {
      tellAssistiveTechnology()
      pane.queueResize()
    }
  }
  private(set) var state = EditingState()
  var unit = "" {
    didSet { tellAssistiveTechnology() }
  }
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onChange: (() -> Void)?
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?
  /// Told of every edit, before anybody else, and whether a person has made it. Boxes that are full have become so, or
  /// have been filled anew.
  var onEdit: ((Edit, _ isByPerson: Bool, _ wasFull: Bool) -> Void)?

  /// Whether a keypad works in the boxes, so that they are typed into without having the focus.
  var isWorkedIn = false {
    didSet { showCurrent(hasFocus: pane.hasFocus) }
  }

  private static let attachment: StaticString = "gtk-keypad-boxes"

  init(_ boxes: DigitBoxes, isMasked: Bool, decimalSeparator: DecimalSeparator) {
    self.boxes = boxes
    self.isMasked = isMasked
    self.decimalSeparator = decimalSeparator
    pane = AccessibleTextContainer(className: "NumberPadBoxes", cssName: "digitboxes", hidesText: isMasked)
    pane.neverMirror()
    pane.attach(Reference(self), as: Self.attachment)
    pane.onKeyPress { [weak self] in self?.receive($0) ?? false }
    pane.onKeyRelease { [weak self] in self?.onKeyRelease?($0) }
    pane.onMiddlePaste { [weak self] text in
      self?.pane.grabFocus()
      self?.paste(text)
    }
    pane.onFocus { [weak self] in self?.showCurrent(hasFocus: $0) }
    pane.onDrop { [weak self] in self?.paste($0) }
    tellAssistiveTechnology()
  }

  /// The field of a pane, as long as somebody holds it.
  static func of(_ pane: AccessibleTextContainer) -> BoxesField? {
    (pane.attachment(attachment) as? Reference)?.field
  }

  private final class Reference {
    weak var field: BoxesField?

    init(_ field: BoxesField) {
      self.field = field
    }
  }

  /// The row is the one that is typed into, or no longer.
  private func showCurrent(hasFocus: Bool) {
    pane.setStyleClass("current", isWorkedIn || hasFocus)
  }

  var widget: Widget { pane }
  var rules: any FieldRules { boxes }
  var text: String { boxes.value(of: state) }

  func adopt(_ rules: any FieldRules) {}

  func allows(_ edit: Edit) -> Bool { mayChange?(edit.range, edit.replacement) ?? true }

  func request(_ edit: Edit, from state: EditingState, completion: (EditCompletion) -> Void) {
    carryOut(edit, isByPerson: true)
    completion(.done)
  }

  func grabFocus() {
    pane.grabFocus()
  }

  func selectAll() {}

  /// Digits are as large as their boxes let them be.
  func setFontSize(_ pixels: Double) {}

  /// What does not fit leaves the boxes empty.
  func replaceText(_ text: String) {
    var edit = Edit(range: 0..<state.count, replacement: "", caret: 0)
    if case .edit(let filling, _) = boxes.paste(text, decimalSeparator: .point, in: EditingState()) {
      edit.replacement = filling.replacement
      edit.selection = filling.selection
    }
    carryOut(edit, isByPerson: false)
  }

  private func carryOut(_ edit: Edit, isByPerson: Bool) {
    let wasFull = boxes.canConfirm(state)
    state.apply(edit)
    tellAssistiveTechnology()
    pane.queueDraw()
    onEdit?(edit, isByPerson, wasFull)
    onChange?()
  }

  private func paste(_ text: String) {
    editor.perform(.paste(text, decimalSeparator))
  }

  /// All keys of a keyboard that type or would move a caret. Returns whether it was one of these.
  private func receive(_ event: KeyPressEvent) -> Bool {
    if onKeyPress?(event) == true { return true }
    switch event.meaning {
    case .paste: Clipboard.requestText(for: pane) { [weak self] in self?.paste($0) }
    case _ where event.hasCommandModifier: return false
    case .caretMovement: break
    case .forwardDelete: editor.perform(.key(.forwardDelete))
    case .backspace: editor.perform(.key(.delete))
    case .padDigit(let digit): editor.perform(.key(.digit(digit)))
    case .padDecimal: editor.perform(.key(.point))
    case .character(let character): insert(character)
    case .space: insert(" ")
    case .enter, .escape, .other: return false
    }
    return true
  }

  private func insert(_ character: Unicode.Scalar) {
    editor.perform(.insertion(String(character), replacing: state.selection, decimalSeparator))
  }

  /// The digits apart, so that they are not read as one number; of masked ones only how many there are.
  private func tellAssistiveTechnology() {
    let value = decimalSeparator.exchangedWithPoint(in: boxes.value(of: state))
    pane.accessibleText =
      isMasked ? String(repeating: "•", count: state.count) : value.map { String($0) }.joined(separator: " ")
    let filling = translated(
      "%1$d of %2$d box filled", plural: "%1$d of %2$d boxes filled", state.count, of: boxes.count)
    pane.accessibleDescription = unit.isEmpty ? filling : filling + ", " + unit
  }
}
