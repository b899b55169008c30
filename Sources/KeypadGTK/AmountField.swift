import GTKBridge
import KeypadEngine

/// An entry in which everything that comes from outside obeys the rules: keys, typing, paste, drop, input methods.
final class AmountField {
  let entry = Entry()
  var rules: Rules { didSet { entry.expectsNumbers(withPoint: rules.hasPoint) } }
  var decimalSeparator: DecimalSeparator
  /// Told of every answer of the rules, after it has been carried out.
  var onAnswer: ((Answer) -> Void)?
  /// Told whenever the text has changed.
  var onChange: (() -> Void)?

  /// An edit of ours is under way: it has been judged.
  private var isEditing = false
  /// A range that was asked to be taken out from outside, until it is known whether something is to take its place.
  private var deletion: Range<Int>?
  private var selectionToRestore: Range<Int>?
  private lazy var afterEvent = Timeout(.beforeInput) { [weak self] in self?.finishEvent() }

  init(rules: Rules, decimalSeparator: DecimalSeparator) {
    self.rules = rules
    self.decimalSeparator = decimalSeparator
    entry.neverMirror()
    entry.expectsNumbers(withPoint: rules.hasPoint)
    entry.onChange { [weak self] in self?.onChange?() }
    entry.onBackspace { [weak self] in self?.press(.delete) != nil }
    entry.onForwardDelete { [weak self] in self?.press(.forwardDelete) != nil }
    entry.onPaste { [weak self] in self?.paste($0) }
    entry.onInsert { [weak self] in self?.insert($0, at: &$1) ?? false }
    entry.onDelete { [weak self] in self?.delete($0) ?? false }
  }

  /// The field as the engine sees it: with `.` for the separator in use.
  var field: Field { Field(canonical(entry.text), selection: entry.selection) }

  /// Presses a key in it.
  @discardableResult
  func press(_ key: Key) -> Answer {
    finishEvent()
    return carryOut(rules.press(key, in: field))
  }

  /// Pastes a text into it.
  func paste(_ text: String) {
    finishEvent()
    carryOut(rules.paste(text, decimalSeparator: decimalSeparator, in: field))
  }

  /// Leaves it: what is unfinished is settled.
  func settle() {
    finishEvent()
    if let edit = rules.settle(field) { apply(edit) }
  }

  /// Confirms it: the settled number is shown.
  func confirm() -> Confirmation {
    finishEvent()
    let confirmation = rules.confirm(field)
    if case .confirmed(_, let settling?) = confirmation { apply(settling) }
    return confirmation
  }

  /// Puts a text in it without asking the rules, the caret at its end.
  func replaceText(_ text: String) {
    finishEvent()
    apply(Edit(range: 0..<field.count, replacement: text, caret: text.unicodeScalars.count))
  }

  @discardableResult
  private func carryOut(_ answer: Answer) -> Answer {
    if case .edit(let edit, _) = answer { apply(edit) }
    onAnswer?(answer)
    return answer
  }

  private func apply(_ edit: Edit) {
    isEditing = true
    entry.replace(edit.range, with: canonical(edit.replacement), caret: edit.caret)
    isEditing = false
  }

  /// Exchanges the separator in use and `.`: one character for one, and the same way back.
  private func canonical(_ text: String) -> String {
    guard decimalSeparator == .comma else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }))
  }
}

/// GTK replaces a selection in two steps: it deletes, then inserts. Judged one by one they would give other answers
/// than the one edit that is meant. So a deletion from outside waits until the event is over, and an insertion that
/// comes before that takes its place.
extension AmountField {
  private func delete(_ range: Range<Int>) -> Bool {
    if isEditing { return false }
    finishEvent()
    deletion = range
    afterEvent.start(milliseconds: 0)
    return true
  }

  private func insert(_ text: String, at position: inout Int) -> Bool {
    if isEditing { return false }
    let before = entry.selection
    var replaced = position..<position
    if let deletion, deletion.lowerBound...deletion.upperBound ~= position {
      replaced = deletion
    } else {
      finishEvent()
    }
    deletion = nil
    switch carryOut(answer(to: text, in: Field(canonical(entry.text), selection: replaced))) {
    case .edit(let edit, _): position = edit.caret
    case .refused:
      // Whoever inserts moves the caret afterwards; the selection is to stay as it was.
      selectionToRestore = before
      afterEvent.start(milliseconds: 0)
    }
    return true
  }

  /// One character is a key, several are an amount.
  private func answer(to text: String, in field: Field) -> Answer {
    let characters = text.unicodeScalars
    guard characters.count == 1, let character = characters.first else {
      return rules.paste(text, decimalSeparator: decimalSeparator, in: field)
    }
    guard let key = Key(typed: character, decimalSeparator: decimalSeparator) else { return .refused(.notANumber) }
    return rules.press(key, in: field)
  }

  /// Nothing took the place of a deletion: it was meant for itself.
  private func finishEvent() {
    afterEvent.cancel()
    if let selection = selectionToRestore {
      selectionToRestore = nil
      entry.select(selection)
    }
    if let range = deletion {
      deletion = nil
      carryOut(rules.press(.delete, in: Field(canonical(entry.text), selection: range)))
    }
  }
}
