import GTKBridge
import KeypadEngine

/// An entry in which everything that a person does obeys the rules: keys, typing, paste, drop, input methods.
final class EntryField: OwnField {
  let entry: Entry
  private(set) var rules: any FieldRules
  private(set) lazy var editor = FieldEditor(self)
  let signalsBackspace = true
  var mayChange: ((Range<Int>, String) -> Bool)?
  var onChange: (() -> Void)?
  var onKeyPress: ((KeyPressEvent) -> Bool)?
  var onKeyRelease: ((KeyPressEvent.Code) -> Void)?

  private var format: DisplayFormat
  private let isOwn: Bool
  private var fontSize = 0.0
  private var look: Entry.Look?
  /// How integer digits stand in groups.
  var grouping = DigitGrouping.none {
    didSet { showLook() }
  }
  private lazy var input = EntryInput(of: entry, judgesAll: isOwn) { [weak self] in self?.perform($0) }

  /// - Parameters:
  ///   - entry: a wrapper that nobody else uses: handlers end with it
  ///   - isOwn: whether nobody else puts anything into the entry. What the program puts into an entry of somebody else
  ///     is not judged, and may be formatted.
  init(_ entry: Entry, isOwn: Bool, rules: any FieldRules, decimalSeparator: DecimalSeparator) {
    self.entry = entry
    self.isOwn = isOwn
    self.rules = rules
    format = DisplayFormat(decimalSeparator: decimalSeparator, readsGroups: !isOwn)
    entry.onKeyPress { [weak self] event in
      guard let self, !input.isComposing else { return false }
      return onKeyPress?(event) ?? false
    }
    entry.onKeyRelease { [weak self] in self?.onKeyRelease?($0) }
    entry.onChange { [weak self] in
      self?.showLook()
      self?.onChange?()
    }
    entry.onSelectionChange { [weak self] in self?.keepCaretAtEnd() }
    _ = input
    guard isOwn else { return }
    entry.showWhileEmpty { [weak self] in
      guard let self, let zero = self.rules.zero else { return nil }
      return (format.shown(zero), fontSize)
    }
  }

  var widget: Widget { entry }
  var isMasked: Bool { entry.isMasked }
  var longestText: Int { min(entry.maximumLength ?? .max, Rules.longestText) }
  var isComposing: Bool { input.isComposing }
  var text: String { state.text }
  var unit: String {
    get { entry.accessibleDescription }
    set { entry.accessibleDescription = newValue }
  }

  var decimalSeparator: DecimalSeparator {
    get { format.decimalSeparator }
    set {
      guard newValue != decimalSeparator else { return }
      let text = text
      let caret = entry.caret
      format.decimalSeparator = newValue
      // What somebody else's entry holds stays as it was written.
      if isOwn { write(format.shown(text), caret: caret) }
    }
  }

  var state: EditingState {
    input.finishEvent()
    return format.reading(of: entry.text).state(selecting: entry.selection)
  }

  func adopt(_ rules: any FieldRules) {
    self.rules = rules
    showLook()
  }

  func allows(_ edit: Edit) -> Bool { mayChange?(edit.range, edit.replacement) ?? true }

  func request(_ edit: Edit, from state: EditingState, completion: (EditCompletion) -> Void) {
    let reading = format.reading(of: entry.text)
    let expected = state.applying(edit)
    let replacement = input.edit {
      if reading.isOneForOne {
        entry.replace(edit.range, with: format.shown(edit.replacement), caret: edit.caret)
      } else if edit.movesOnly {
        entry.replace(0..<0, with: "", caret: reading.shownPosition(of: edit.caret))
      } else {
        // Marks between groups would part other digits than before: whoever has written them writes them anew.
        entry.replace(
          0..<entry.text.unicodeScalars.count, with: format.shown(expected.text), caret: edit.caret)
      }
    }
    switch replacement {
    case .done:
      if reading.isOneForOne, !edit.selection.isEmpty, format.reading(of: entry.text).text == expected.text {
        entry.select(edit.selection)
      }
      keepCaret(expected)
      completion(.done)
    case .forbidden: completion(.refused(.rejected))
    case .tooLong: completion(.refused(.tooLong))
    }
  }

  /// Where the number fills from the right, the caret is at its end, unless everything is selected.
  private func keepCaretAtEnd() {
    guard !rules.hasFreeCaret, !input.isEditing else { return }
    let count = entry.text.unicodeScalars.count
    let isAllSelected = rules.canSelectAll && entry.selection == 0..<count
    if !isAllSelected, entry.selection != count..<count { entry.select(count..<count) }
  }

  /// An application that formats the number when it has changed leaves the caret anywhere.
  private func keepCaret(_ expected: EditingState) {
    let reading = format.reading(of: entry.text)
    guard !reading.isOneForOne, reading.text == expected.text else { return }
    let caret = reading.shownPosition(of: expected.selection.upperBound)
    if entry.selection != caret..<caret { entry.select(caret..<caret) }
  }

  func grabFocus() {
    entry.grabFocusKeepingSelection()
  }

  func setFontSize(_ pixels: Double) {
    fontSize = pixels
    showLook()
  }

  func selectAll() {
    entry.select(0..<entry.text.unicodeScalars.count)
  }

  func replaceText(_ text: String) {
    input.finishEvent()
    let edit = rules.adopted(text)
    let text = edit.map { EditingState(text).applying($0).text } ?? text
    write(format.shown(text), caret: text.unicodeScalars.count)
  }

  private func write(_ shown: String, caret: Int) {
    _ = input.edit { entry.replace(0..<entry.text.unicodeScalars.count, with: shown, caret: caret) }
  }

  /// Groups of digits, and zeros that nobody has typed, in an entry of ours; how a host's entry looks is the host's.
  private func showLook() {
    guard isOwn, fontSize > 0 else { return }
    let text = text
    // A gap as wide as half a digit parts groups clearly, and is no space between two numbers.
    let gap = fontSize * 0.17
    let wanted = Entry.Look(
      fontSize: fontSize,
      spacing: grouping.spacing(in: text).map { .init(position: $0.position, pixels: $0.share * gap) },
      isPale: text == rules.zero)
    // GTK lays the window out anew for every look.
    if wanted != look { entry.setLook(wanted) }
    look = wanted
  }

  private func perform(_ request: EntryInput.Request) {
    let operation: EditOperation =
      switch request {
      case .backspace: .key(.delete)
      case .forwardDelete: .key(.forwardDelete)
      case .deletion(let range): .deletion(canonical(range))
      case .insertion(let text, let range): .insertion(text, replacing: canonical(range), decimalSeparator)
      case .replacement(let text): .replacement(text, decimalSeparator)
      case .paste(let text): .paste(text, decimalSeparator)
      }
    editor.perform(operation)
  }

  private func canonical(_ shown: Range<Int>) -> Range<Int> {
    let reading = format.reading(of: entry.text)
    return reading.position(ofShown: shown.lowerBound)..<reading.position(ofShown: shown.upperBound)
  }
}
