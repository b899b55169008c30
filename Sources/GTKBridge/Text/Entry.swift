import CGtk

/// A GTK entry: a line of text with caret and selection.
package final class Entry: Widget {
  /// An input method is composing: digits may be choices in its list.
  package private(set) var isComposing = false

  /// An entry of one's own: without a frame, its text at the right.
  package init() {
    super.init(new: gtk_entry_new())
    gtk_entry_set_has_frame(entry, 0)
    gtk_entry_set_alignment(entry, 1)
    gtk_entry_set_width_chars(entry, 0)
    gtk_widget_show(pointer)
    connect()
  }

  /// An entry that was made just now, of whatever kind.
  init(sinking pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(new: pointer)
    connect()
  }

  /// An entry that somebody else made.
  package override init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(pointer)
    connect()
  }

  /// A second wrapper, for handlers that are to end before those of this one.
  package var anotherEntry: Entry { Entry(pointer) }

  private func connect() {
    // Keys give way to an input method only while it is composing.
    connectText("preedit-changed") { [weak self] in self?.isComposing = !$0.isEmpty }
    // Overwriting would be a deletion and an insertion that nobody asked for together.
    connect("toggle-overwrite") { [weak self] in self?.stopEmission(of: "toggle-overwrite") }
    // Moving text within the entry is an insertion and then a deletion: if the first is refused, digits are lost.
    connectDrop { [pointer] source in source == pointer }
  }

  private var entry: UnsafeMutablePointer<GtkEntry> { cast(to: GtkEntry.self) }
  private var editable: OpaquePointer { OpaquePointer(pointer) }

  package var text: String { String(cString: gtk_entry_get_text(entry)) }

  /// The selected characters; empty at the caret.
  package var selection: Range<Int> {
    var start: gint = 0
    var end: gint = 0
    guard gtk_editable_get_selection_bounds(editable, &start, &end) != 0 else {
      let caret = Int(gtk_editable_get_position(editable))
      return caret..<caret
    }
    return Int(start)..<Int(end)
  }

  package func select(_ range: Range<Int>) {
    gtk_editable_select_region(editable, gint(range.lowerBound), gint(range.upperBound))
  }

  /// Replaces a range, which is seen outside as one change, and places the caret.
  ///
  /// Handlers of the application may forbid either half. Then the text is as it was, and so is the selection.
  package func replace(_ range: Range<Int>, with replacement: String, caret: Int) {
    let buffer = gtk_entry_get_buffer(entry)!
    let notifier = UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: GObject.self)
    let before = (text: text, selection: selection)
    let limit = Int(gtk_entry_get_max_length(entry))
    let length = Int(gtk_entry_get_text_length(entry)) - range.count + replacement.unicodeScalars.count
    // GTK would cut what goes beyond.
    if limit > 0, length > limit { return }
    g_object_freeze_notify(notifier)
    defer {
      if text == before.text {
        withoutHandlers(of: "changed", on: pointer) { g_object_thaw_notify(notifier) }
      } else {
        g_object_thaw_notify(notifier)
      }
    }
    if !range.isEmpty {
      gtk_editable_delete_text(editable, gint(range.lowerBound), gint(range.upperBound))
      if text == before.text { return }
    }
    if !replacement.isEmpty {
      let between = text
      var position = gint(range.lowerBound)
      gtk_editable_insert_text(editable, replacement, gint(replacement.utf8.count), &position)
      if text == between {
        // Past the handlers: they have said no to the insertion, not to putting back what was there.
        gtk_entry_buffer_set_text(buffer, before.text, -1)
        return select(before.selection)
      }
    }
    gtk_editable_set_position(editable, gint(caret))
  }

  /// The height of the letters, in pixels.
  package func setFontSize(_ pixels: Double) {
    let attributes = fontSizeAttributes(pixels)
    gtk_entry_set_attributes(entry, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Says that numbers go in here, and that the system's own keyboard is to stay away.
  package func expectsNumbers(withPoint hasPoint: Bool) {
    gtk_entry_set_input_purpose(entry, hasPoint ? GTK_INPUT_PURPOSE_NUMBER : GTK_INPUT_PURPOSE_DIGITS)
    gtk_entry_set_input_hints(
      entry, GtkInputHints(GTK_INPUT_HINT_INHIBIT_OSK.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue))
  }

  /// What it says goes into it.
  package var purpose: InputPurpose { InputPurpose(gtk_entry_get_input_purpose(entry)) }

  package var isEditable: Bool {
    get { gtk_editable_get_editable(editable) != 0 }
    set { gtk_editable_set_editable(editable, newValue ? 1 : 0) }
  }

  /// Puts a text in it, as a program does.
  package func setText(_ text: String) {
    gtk_entry_set_text(entry, text)
  }

  /// Whether Enter in it presses its window's default button.
  package var activatesDefault: Bool { gtk_entry_get_activates_default(entry) != 0 }

  /// Has a spin button take over the number that was typed, within its range.
  package func takeOverNumber() {
    if cgtk_is_a(pointer, gtk_spin_button_get_type()) != 0 { gtk_spin_button_update(cast(to: GtkSpinButton.self)) }
  }

  /// Whether it shows bullets instead of characters.
  package var isMasked: Bool { gtk_entry_get_visibility(entry) == 0 }

  /// Shows bullets instead of characters.
  package func mask() {
    gtk_entry_set_visibility(entry, 0)
  }

  /// Does what Enter does.
  package func activate() {
    gtk_widget_activate(pointer)
  }

  /// Takes the focus and leaves the selection as it is.
  package func grabFocusKeepingSelection() {
    gtk_entry_grab_focus_without_selecting(entry)
  }
}

/// What comes to the entry from outside, before the entry itself acts. Where a closure returns true, the entry leaves
/// the matter to it.
extension Entry {
  /// A text is to be put in at a position, which the closure may move.
  package func onInsert(_ handler: @escaping (String, inout Int) -> Bool) {
    connectInsertText { [weak self] text, position in
      if handler(text, &position) { self?.stopEmission(of: "insert-text") }
    }
  }

  /// A range is to be taken out. Programs that set a text ask for all there is without saying where it ends.
  package func onDelete(_ handler: @escaping (_ range: Range<Int>, _ isOpenEnded: Bool) -> Bool) {
    connectIntegers("delete-text") { [weak self] start, end in
      guard let self else { return }
      let count = Int(gtk_entry_get_text_length(entry))
      let last = end < 0 ? count : min(end, count)
      if handler(min(max(start, 0), last)..<last, end < 0) { stopEmission(of: "delete-text") }
    }
  }

  /// Backspace.
  package func onBackspace(_ handler: @escaping () -> Bool) {
    connect("backspace") { [weak self] in
      if handler() { self?.stopEmission(of: "backspace") }
    }
  }

  /// The delete key, for one character.
  package func onForwardDelete(_ handler: @escaping () -> Bool) {
    connectIntegers("delete-from-cursor") { [weak self] kind, count in
      guard kind == Int(GTK_DELETE_CHARS.rawValue), count == 1 else { return }
      if handler() { self?.stopEmission(of: "delete-from-cursor") }
    }
  }

  /// A paste is asked for by key or menu: the clipboard's text, when it comes.
  package func onPaste(_ handler: @escaping (String) -> Void) {
    connect("paste-clipboard") { [weak self] in
      guard let self else { return }
      stopEmission(of: "paste-clipboard")
      Clipboard.requestText(for: self, handler)
    }
  }

  /// A key goes down that no input method is waiting for.
  package func onDirectKeyPress(_ handler: @escaping (KeyPressEvent) -> Bool) {
    onKeyPress { [weak self] event in
      self?.isComposing == false && handler(event)
    }
  }

  /// Enter, or an assistive technology's action. False: it goes no farther.
  package func onActivate(_ handler: @escaping () -> Bool) {
    connect("activate") { [weak self] in
      if !handler() { self?.stopEmission(of: "activate") }
    }
  }

  /// The text is another now.
  package func onChange(_ handler: @escaping () -> Void) {
    connect("changed", handler)
  }
}
