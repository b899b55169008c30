import GTKBridge
import KeypadEngine

/// An entry in which everything that comes from outside obeys the rules: keys, typing, paste, drop, input methods.
final class EntryField: OwnField {
  let entry: Entry
  var numberRules: Rules
  let signalsEditingKeys = true
  var decimalSeparator: DecimalSeparator {
    // What somebody else's entry holds stays as it was written.
    willSet { if isOwn { finishEvent() } }
    didSet { if isOwn, oldValue != decimalSeparator { rewrite(from: oldValue) } }
  }
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onResult: ((KeyResult) -> Void)?
  var onChange: (() -> Void)?
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?

  /// Whether whole texts that the program sets are judged too. They are not in entries of somebody else.
  private let isOwn: Bool
  /// The program is setting a text.
  private var isBeingSet = false

  /// An edit of ours is under way: it has been judged.
  private var isEditing = false
  /// A range that was asked to be taken out from outside, until it is known whether something is to take its place.
  private var deletion: Range<Int>?
  private var selectionToRestore: Range<Int>?
  private lazy var afterEvent = Timeout(.beforeInput) { [weak self] in self?.finishEvent() }

  init(_ entry: Entry, isOwn: Bool, rules: Rules, decimalSeparator: DecimalSeparator) {
    self.entry = entry
    self.isOwn = isOwn
    numberRules = rules
    self.decimalSeparator = decimalSeparator
    entry.onChange { [weak self] in self?.onChange?() }
    entry.onDirectKeyPress { [weak self] in self?.onKeyPress?($0) ?? false }
    entry.onKeyRelease { [weak self] in self?.onKeyRelease?($0) }
    entry.onBackspace { [weak self] in
      self?.press(.delete)
      return true
    }
    entry.onForwardDelete { [weak self] in
      self?.press(.forwardDelete)
      return true
    }
    entry.onPaste { [weak self] in self?.paste($0) }
    entry.onInsert { [weak self] in self?.insert($0, at: &$1) ?? false }
    entry.onDelete { [weak self] in self?.delete($0, isOpenEnded: $1) ?? false }
  }

  var widget: Widget { entry }
  var rules: any FieldRules { numberRules }
  var isMasked: Bool { entry.isMasked }
  var isComposing: Bool { entry.isComposing }
  var text: String { field.text }

  var field: EditingState { EditingState(canonical(entry.text), selection: entry.selection) }

  @discardableResult
  func press(_ key: Key) -> Bool {
    finishEvent()
    return carryOut(rules.press(key, in: field))
  }

  /// Pastes a text into it.
  func paste(_ text: String) {
    finishEvent()
    carryOut(rules.paste(text, decimalSeparator: decimalSeparator, in: field))
  }

  func normalize() {
    finishEvent()
    if let edit = rules.normalize(field) { change(edit) }
  }

  func confirm() -> Confirmation {
    finishEvent()
    let confirmation = rules.confirm(field)
    if case .confirmed(_, let normalizing?) = confirmation { change(normalizing) }
    return confirmation
  }

  func adopt(_ rules: Rules) -> Bool {
    guard numberRules != rules else { return false }
    numberRules = rules
    return true
  }

  func grabFocus() {
    entry.grabFocusKeepingSelection()
  }

  func setFontSize(_ pixels: Double) {
    entry.setFontSize(pixels)
  }

  /// What is put in is not judged by the rules.
  func replaceText(_ text: String) {
    finishEvent()
    apply(Edit(range: 0..<field.count, replacement: text, caret: text.unicodeScalars.count))
  }

  /// Shows the number with another separator.
  private func rewrite(from oldSeparator: DecimalSeparator) {
    let text = oldSeparator.exchangedWithPoint(in: entry.text)
    apply(Edit(range: 0..<text.unicodeScalars.count, replacement: text, caret: entry.selection.upperBound))
  }

  /// Carries out an answer. Returns whether the text has changed or the caret moved: the application may forbid it.
  @discardableResult
  private func carryOut(_ answer: KeyResult) -> Bool {
    guard case .edit(let edit, _) = answer else {
      onResult?(answer)
      return false
    }
    guard change(edit) else { return false }
    onResult?(answer)
    return true
  }

  /// Carries out an edit if the application does not mind. Returns whether anything is other than before.
  @discardableResult
  private func change(_ edit: Edit) -> Bool {
    let before = field
    if !edit.movesOnly {
      // What is asked may have done something to the field itself: the edit was made for what was there.
      guard allows(edit.range, edit.replacement), field == before else { return false }
    }
    apply(edit)
    return field != before
  }

  private func apply(_ edit: Edit) {
    let wasEditing = isEditing
    isEditing = true
    let before = entry.text
    entry.replace(edit.range, with: canonical(edit.replacement), caret: edit.caret)
    if !edit.selection.isEmpty, entry.text != before { entry.select(edit.selection) }
    isEditing = wasEditing
  }

  private func canonical(_ text: String) -> String {
    decimalSeparator.exchangedWithPoint(in: text)
  }
}

/// GTK replaces a selection in two steps: it deletes, then inserts. Judged one by one they would give other answers
/// than the one edit that is meant. So a deletion from outside waits until the event is over, and an insertion that
/// comes before that takes its place.
extension EntryField {
  private func delete(_ range: Range<Int>, isOpenEnded: Bool) -> Bool {
    if isEditing { return false }
    finishEvent()
    if isOpenEnded, !isOwn {
      isBeingSet = true
      afterEvent.start(milliseconds: 0)
      return false
    }
    deletion = range
    afterEvent.start(milliseconds: 0)
    return true
  }

  private func insert(_ text: String, at position: inout Int) -> Bool {
    if isEditing { return false }
    if isBeingSet, position == 0 {
      isBeingSet = false
      return false
    }
    var replaced = position..<position
    if let deletion, deletion.lowerBound...deletion.upperBound ~= position {
      replaced = deletion
    } else {
      finishEvent()
    }
    deletion = nil
    let before = entry.selection
    let isCarriedOut = carryOut(answer(to: text, in: EditingState(canonical(entry.text), selection: replaced)))
    if isCarriedOut { position = entry.selection.upperBound }
    if !isCarriedOut || !entry.selection.isEmpty {
      // Whoever inserts moves the caret afterwards; the selection is to stay as it is.
      selectionToRestore = isCarriedOut ? entry.selection : before
      afterEvent.start(milliseconds: 0)
    }
    return true
  }

  /// One character is a key, several are an amount.
  private func answer(to text: String, in field: EditingState) -> KeyResult {
    let characters = text.unicodeScalars
    guard characters.count == 1, let character = characters.first else {
      return rules.paste(text, decimalSeparator: decimalSeparator, in: field)
    }
    guard let key = Key(typed: character) else { return .refused(.notANumber) }
    return rules.press(key, in: field)
  }

  /// Nothing took the place of a deletion: it was meant for itself.
  private func finishEvent() {
    afterEvent.cancel()
    isBeingSet = false
    if let selection = selectionToRestore {
      selectionToRestore = nil
      entry.select(selection)
    }
    if let range = deletion {
      deletion = nil
      carryOut(rules.press(.delete, in: EditingState(canonical(entry.text), selection: range)))
    }
  }
}
