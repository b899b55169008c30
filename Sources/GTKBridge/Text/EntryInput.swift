import CGtkForKeypad

/// What a person does to an entry, by keyboard, input method, menu, clipboard, mouse or assistive technology, told
/// apart from what the program does.
///
/// What a person does is told before the entry itself acts, and is not carried out. GTK carries out most of it by the
/// very functions that programs call; so each way in is watched at its door, and the deletion and insertion that
/// come of it are expected. GTK replaces a selection in two steps, which are told as one.
package final class EntryInput {
  /// What a person wants done.
  package enum Request {
    /// Backspace.
    case backspace
    /// The delete key, for one character.
    case forwardDelete
    /// A range is to go.
    case deletion(Range<Int>)
    /// A text is to be put in, in place of a range.
    case insertion(String, replacing: Range<Int>)
    /// A text is to take the place of all there is.
    case replacement(String)
    /// The clipboard's text is to be pasted at the caret or over the selection.
    case paste(String)
  }

  enum Expected {
    /// A deletion, and nothing after it.
    case deletion
    /// This text, perhaps in place of a range that goes first.
    case insertion(String)
  }

  /// An input method is composing: digits may be choices in its list.
  package internal(set) var isComposing = false

  let entry: Entry
  private let judgesAll: Bool
  private let receive: (Request) -> Void
  private var expected: Expected?
  /// A range that was to go, until it is known whether something is to take its place.
  private var held: Range<Int>?
  /// Whoever puts something in moves the caret afterwards; what is selected then is to stay so.
  private var selectionToRestore: (anchor: Int, caret: Int)?
  private lazy var afterEvent = Timeout(.beforeInput) { [weak self] in self?.finishEvent() }
  private var methodHooks: InputMethodHooks?
  /// The entry is being edited by way of `edit`.
  package private(set) var isEditing = false

  /// - Parameters:
  ///   - entry: a wrapper that nobody else uses: handlers end with it
  ///   - judgesAll: whether what the program itself inserts and deletes is told, too
  ///   - receive: told each request
  package init(of entry: Entry, judgesAll: Bool, receive: @escaping (Request) -> Void) {
    self.entry = entry
    self.judgesAll = judgesAll
    self.receive = receive
    methodHooks = InputMethodHooks(
      onCommit: { [weak self] in self?.expectFromMethod(.insertion($0)) },
      onDeletion: { [weak self] in self?.expectFromMethod(.deletion) })
    connectKeys()
    connectEdits()
    connectMouse()
    AssistiveEditing.install()
    entry.attach(WeakReference(self), as: Self.attachment)
  }

  deinit {
    if Self.of(entry.pointer) == nil { entry.attach(nil, as: Self.attachment) }
  }

  private static let attachment: StaticString = "gtk-keypad-input"

  private final class WeakReference {
    weak var input: EntryInput?

    init(_ input: EntryInput) {
      self.input = input
    }
  }

  /// What listens to a GTK entry, if something does.
  static func of(_ widget: GtkWidgetPointer) -> EntryInput? {
    (Widget(widget).attachment(attachment) as? WeakReference)?.input
  }

  /// Deals with what waits for the end of the event: the next step is to see the text as it is then.
  package func finishEvent() {
    afterEvent.cancel()
    expected = nil
    if let selection = selectionToRestore {
      selectionToRestore = nil
      entry.select(from: selection.anchor, to: selection.caret)
    }
    if let range = held {
      held = nil
      receive(.deletion(range))
    }
  }

  /// Edits the entry: what that inserts and deletes is told to nobody.
  package func edit<Result>(_ body: () -> Result) -> Result {
    let outer = isEditing
    defer { isEditing = outer }
    isEditing = true
    return body()
  }

  func tell(_ request: Request) {
    finishEvent()
    receive(request)
  }

  /// The class's own handler is about to do something for the person.
  func expect(_ step: Expected) {
    finishEvent()
    expected = step
    afterEvent.start(milliseconds: 0)
  }

  private func expectFromMethod(_ step: Expected) {
    // A method's context and the one in front of it tell the same commit.
    if entry.hasFocus, held == nil { expect(step) }
  }
}

extension EntryInput {
  private func connectEdits() {
    // Programs that set a text ask for all there is without saying where it ends.
    entry.connectIntegers("delete-text") { [weak self] start, end in
      guard let self else { return }
      let count = Int(gtk_entry_get_text_length(entry.entry))
      let last = end < 0 ? count : min(end, count)
      if delete(min(max(start, 0), last)..<last) { entry.stopEmission(of: "delete-text") }
    }
    entry.connectInsertText { [weak self] text, position in
      if self?.insert(text, at: &position) == true { self?.entry.stopEmission(of: "insert-text") }
    }
  }

  /// Returns whether the entry is to leave the deletion alone.
  private func delete(_ range: Range<Int>) -> Bool {
    switch expected {
    case .insertion: held = range
    case .deletion: tell(.deletion(range))
    case nil where isChosenFromMenu: tell(.deletion(range))
    case nil where judgesAll && !isEditing:
      finishEvent()
      held = range
      afterEvent.start(milliseconds: 0)
    case nil: return false
    }
    return true
  }

  private func insert(_ text: String, at position: inout Int) -> Bool {
    if isEditing { return false }
    if case .insertion(text)? = expected {
    } else if !judgesAll {
      return false
    }
    var replaced = position..<position
    if let range = held, range.lowerBound...range.upperBound ~= position { replaced = range } else { finishEvent() }
    held = nil
    expected = nil
    receive(.insertion(text, replacing: replaced))
    position = entry.caret
    if !entry.selection.isEmpty {
      selectionToRestore = (entry.anchor, entry.caret)
      afterEvent.start(milliseconds: 0)
    }
    return true
  }

  /// Delete in the entry's own menu, which tells of nothing before it deletes.
  private var isChosenFromMenu: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    guard let source = gtk_get_event_widget(event), let menu = gtk_widget_get_ancestor(source, gtk_menu_get_type())
    else { return false }
    return gtk_menu_get_attach_widget(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkMenu.self))
      == entry.pointer
  }
}
