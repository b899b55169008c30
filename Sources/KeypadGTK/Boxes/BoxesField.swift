import GTKBridge
import KeypadEngine

/// The digits in a row of boxes. Nothing else holds them, and nothing gets at them around the rules.
final class BoxesField: OwnField {
  let pane: AccessibleTextContainer
  let boxes: DigitBoxes
  let isMasked: Bool
  let signalsEditingKeys = false
  let isComposing = false
  var decimalSeparator: DecimalSeparator {
    didSet { tellAssistiveTechnology() }
  }
  private(set) var field = EditingState()
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onResult: ((KeyResult) -> Void)?
  var onChange: (() -> Void)?
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?
  /// Told of every edit, before anybody else; without an effect where the program has set the digits.
  var onEdit: ((Edit, Effect?) -> Void)?

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

  var widget: Widget { pane }
  var rules: any FieldRules { boxes }
  var text: String { boxes.value(of: field) }

  @discardableResult
  func press(_ key: Key) -> Bool {
    carryOut(boxes.press(key, in: field))
  }

  func paste(_ text: String) {
    carryOut(boxes.paste(text, decimalSeparator: decimalSeparator, in: field))
  }

  func normalize() {}

  func confirm() -> Confirmation { boxes.confirm(field) }

  func adopt(_ rules: Rules) -> Bool { false }

  func grabFocus() {
    pane.grabFocus()
  }

  /// Digits are as large as their boxes let them be.
  func setFontSize(_ pixels: Double) {}

  /// What does not fit leaves the boxes empty.
  func replaceText(_ text: String) {
    var edit = Edit(range: 0..<field.count, replacement: "", caret: 0)
    if case .edit(let filling, _) = boxes.paste(text, decimalSeparator: .point, in: EditingState()) {
      edit.replacement = filling.replacement
      edit.selection = filling.selection
    }
    carryOut(edit, nil)
  }

  @discardableResult
  private func carryOut(_ answer: KeyResult) -> Bool {
    switch answer {
    case .refused:
      // Alone, without a keypad that says why.
      if onResult == nil { pane.ringBell() }
      onResult?(answer)
      return false
    case .edit(let edit, let effect):
      let before = field
      guard allows(edit.range, edit.replacement), field == before else { return false }
      carryOut(edit, effect)
      // Who was told that the boxes are complete may have emptied them: then there is nothing left to confirm.
      if field == before.applying(edit) { onResult?(answer) }
      return true
    }
  }

  private func carryOut(_ edit: Edit, _ effect: Effect?) {
    field.apply(edit)
    tellAssistiveTechnology()
    pane.queueDraw()
    onEdit?(edit, effect)
    onChange?()
  }

  /// All keys of a keyboard that type or would move a caret. Returns whether it was one of these.
  private func receive(_ event: KeyPressEvent) -> Bool {
    if onKeyPress?(event) == true { return true }
    switch event.meaning {
    case .paste:
      Clipboard.requestText(for: pane) { [weak self] in self?.paste($0) }
      return true
    case _ where event.hasCommandModifier: return false
    case .caretMovement: return true
    case .forwardDelete: press(.forwardDelete)
    case .backspace: press(.delete)
    case .padDigit(let digit): press(.digit(digit))
    case .padDecimal: press(.point)
    case .character(let character):
      if let key = Key(typed: character) {
        press(key)
      } else {
        carryOut(.refused(.notANumber))
      }
    case .space: carryOut(.refused(.notANumber))
    case .enter, .escape, .other: return false
    }
    return true
  }

  /// The digits apart, so that they are not read as one number; of masked ones only how many there are.
  private func tellAssistiveTechnology() {
    let value = decimalSeparator.exchangedWithPoint(in: boxes.value(of: field))
    pane.accessibleText =
      isMasked ? String(repeating: "•", count: field.count) : value.map { String($0) }.joined(separator: " ")
    pane.accessibleDescription = translated(
      "%1$d of %2$d box filled", plural: "%1$d of %2$d boxes filled", field.count, of: boxes.count)
  }
}
