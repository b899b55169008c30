import CGtkForKeypad

/// A GTK entry: a line of text with caret and selection.
package final class Entry: Widget {
  /// An entry of one's own: without a frame, its text at the right.
  package init() {
    super.init(new: gtk_entry_new())
    gtk_entry_set_has_frame(entry, 0)
    gtk_entry_set_alignment(entry, 1)
    gtk_entry_set_width_chars(entry, 0)
    gtk_widget_show(pointer)
  }

  /// An entry that was made just now, of whatever kind.
  init(sinking pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(new: pointer)
  }

  /// An entry that somebody else made.
  package override init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(pointer)
  }

  /// A second wrapper, for handlers that are to end before those of this one.
  package var anotherEntry: Entry { Entry(pointer) }

  var entry: UnsafeMutablePointer<GtkEntry> { cast(to: GtkEntry.self) }
  var editable: OpaquePointer { OpaquePointer(pointer) }

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

  /// Selects a range; the caret is at its end.
  package func select(_ range: Range<Int>) {
    select(from: range.lowerBound, to: range.upperBound)
  }

  /// Selects from one position to another, where the caret is then.
  package func select(from anchor: Int, to caret: Int) {
    gtk_editable_select_region(editable, gint(anchor), gint(caret))
  }

  /// Where the caret is: at one of the selection's ends.
  package var caret: Int { Int(gtk_editable_get_position(editable)) }

  /// The other end of the selection.
  package var anchor: Int {
    let selection = selection
    return caret == selection.lowerBound ? selection.upperBound : selection.lowerBound
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

  /// How many characters it takes; nil where it does not say.
  package var maximumLength: Int? {
    let length = Int(gtk_entry_get_max_length(entry))
    return length > 0 ? length : nil
  }

  /// Calls when the caret or the selection is another now.
  package func onSelectionChange(_ handler: @escaping () -> Void) {
    for property in ["cursor-position", "selection-bound"] { connectPointer("notify::" + property, handler) }
  }

  /// Puts a text in it, as a program does.
  package func setText(_ text: String) {
    gtk_entry_set_text(entry, text)
  }

  /// Whether it shows bullets instead of characters.
  package var isMasked: Bool {
    get { gtk_entry_get_visibility(entry) == 0 }
    set { gtk_entry_set_visibility(entry, newValue ? 0 : 1) }
  }

  /// Does what Enter does.
  package func activate() {
    gtk_widget_activate(pointer)
  }

  /// Whether it edits a cell of a list, which takes the text over when it is told to, and loses it with the focus.
  package var isCellEditor: Bool {
    guard cgtk_is_a(pointer, gtk_cell_editable_get_type()) != 0, let parent = gtk_widget_get_parent(pointer) else {
      return false
    }
    return cgtk_is_a(parent, gtk_tree_view_get_type()) != 0 || cgtk_is_a(parent, gtk_icon_view_get_type()) != 0
  }

  /// Has the cell take the text over, as Enter does.
  package func commitCell() {
    gtk_cell_editable_editing_done(OpaquePointer(pointer))
    gtk_cell_editable_remove_widget(OpaquePointer(pointer))
  }

  /// Takes the focus and leaves the selection as it is.
  package func grabFocusKeepingSelection() {
    gtk_entry_grab_focus_without_selecting(entry)
  }
}

extension Entry {
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
