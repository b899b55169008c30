import CGtk

/// A GTK entry: a line of text with caret and selection.
package final class Entry: Widget {
  /// An input method is composing: digits may be choices in its list.
  private var isComposing = false

  package init() {
    super.init(gtk_entry_new())
    gtk_entry_set_has_frame(entry, 0)
    gtk_entry_set_alignment(entry, 1)
    gtk_entry_set_width_chars(entry, 0)
    gtk_widget_show(pointer)
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
  package func replace(_ range: Range<Int>, with replacement: String, caret: Int) {
    let buffer = UnsafeMutableRawPointer(gtk_entry_get_buffer(entry)!).assumingMemoryBound(to: GObject.self)
    g_object_freeze_notify(buffer)
    if !range.isEmpty { gtk_editable_delete_text(editable, gint(range.lowerBound), gint(range.upperBound)) }
    if !replacement.isEmpty {
      var position = gint(range.lowerBound)
      gtk_editable_insert_text(editable, replacement, gint(replacement.utf8.count), &position)
    }
    g_object_thaw_notify(buffer)
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

  /// A range is to be taken out.
  package func onDelete(_ handler: @escaping (Range<Int>) -> Bool) {
    connectIntegers("delete-text") { [weak self] start, end in
      guard let self else { return }
      let count = Int(gtk_entry_get_text_length(entry))
      let last = end < 0 ? count : min(end, count)
      if handler(min(max(start, 0), last)..<last) { stopEmission(of: "delete-text") }
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

  /// Enter, or an assistive technology's action.
  package func onActivate(_ handler: @escaping () -> Void) {
    connect("activate", handler)
  }

  /// The focus has come or gone.
  package func onFocus(_ handler: @escaping (_ hasFocus: Bool) -> Void) {
    for (signal, hasFocus) in [("focus-in-event", true), ("focus-out-event", false)] {
      connect(signal, UnsafeMutablePointer<GdkEvent>.self) { _ in
        handler(hasFocus)
        return false
      }
    }
  }

  /// A finger or the mouse lands in it.
  package func onTouch(_ handler: @escaping () -> Void) {
    for signal in ["button-press-event", "touch-event"] {
      connect(signal, UnsafeMutablePointer<GdkEvent>.self) { _ in
        handler()
        return false
      }
    }
  }

  /// The text is another now.
  package func onChange(_ handler: @escaping () -> Void) {
    connect("changed", handler)
  }
}
