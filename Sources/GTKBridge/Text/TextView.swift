import CGtkForKeypad

/// A GTK text view, as far as a number in it is edited.
package final class TextView: Widget {
  private var changes: [SignalConnection] = []

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast(to: GtkTextView.self)) }

  /// A second wrapper, for handlers that are to end before those of this one.
  package var anotherTextView: TextView { TextView(pointer) }

  /// Where in the text a line is meant.
  package enum Place {
    /// Where the caret is, or the selection.
    case caret
    /// Where `markPlace` was called last, however the text around has changed.
    case mark
  }

  private static let markName = "gtk-keypad-number"

  /// The line of a place, and what is selected in it; nil while a selection reaches into another line, or where there is
  /// no such place.
  ///
  /// What is no text, an image for instance, is one character too.
  package func line(at place: Place) -> (text: String, selection: Range<Int>)? {
    guard let (start, end) = ends(of: place) else { return nil }
    var (first, last) = (start, end)
    guard gtk_text_iter_get_line(&first) == gtk_text_iter_get_line(&last) else { return nil }
    let selection = Int(gtk_text_iter_get_line_offset(&first))..<Int(gtk_text_iter_get_line_offset(&last))
    gtk_text_iter_set_line_offset(&first, 0)
    if gtk_text_iter_ends_line(&last) == 0 { gtk_text_iter_forward_to_line_end(&last) }
    let text = gtk_text_buffer_get_slice(buffer, &first, &last, 1)!
    defer { g_free(text) }
    return (String(cString: text), selection)
  }

  /// Which line a place is in, from 0 on.
  package func lineNumber(of place: Place) -> Int? {
    guard var (start, _) = ends(of: place) else { return nil }
    return Int(gtk_text_iter_get_line(&start))
  }

  private func ends(of place: Place) -> (GtkTextIter, GtkTextIter)? {
    var start = GtkTextIter()
    var end = GtkTextIter()
    switch place {
    case .caret: gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    case .mark:
      guard let mark = gtk_text_buffer_get_mark(buffer, Self.markName) else { return nil }
      gtk_text_buffer_get_iter_at_mark(buffer, &start, mark)
      end = start
    }
    return (start, end)
  }

  /// Remembers a place in the caret's line.
  package func markPlace(at lineOffset: Int) {
    guard var (place, _) = ends(of: .caret) else { return }
    gtk_text_iter_set_line_offset(&place, gint(lineOffset))
    if let mark = gtk_text_buffer_get_mark(buffer, Self.markName) {
      gtk_text_buffer_move_mark(buffer, mark, &place)
    } else {
      gtk_text_buffer_create_mark(buffer, Self.markName, &place, 1)
    }
  }

  /// Remembers no place any longer.
  package func forgetPlace() {
    if let mark = gtk_text_buffer_get_mark(buffer, Self.markName) { gtk_text_buffer_delete_mark(buffer, mark) }
  }

  /// Replaces a range of a line as one step that the view can undo and one change, and places the caret, unless that is
  /// to stay where it is. Does nothing, or undoes what it has done, where handlers of the application forbid one half.
  package func replace(_ range: Range<Int>, ofLineAt place: Place, with replacement: String, caret: Int?) {
    guard var (start, _) = ends(of: place) else { return }
    gtk_text_iter_set_line_offset(&start, gint(range.lowerBound))
    let first = gtk_text_iter_get_offset(&start)
    let last = first + gint(range.count)
    guard isEditable(first, last) else { return }
    gtk_text_buffer_begin_user_action(buffer)
    defer { gtk_text_buffer_end_user_action(buffer) }
    if range.isEmpty {
      guard insert(replacement, at: last) else { return }
    } else {
      let added = gint(replacement.unicodeScalars.count)
      var isInserted = false
      withoutHandlers(of: "changed", on: buffer) { isInserted = insert(replacement, at: last) }
      guard isInserted else { return }
      guard delete(first, last) else {
        return withoutHandlers(of: "changed", on: buffer) { _ = delete(last, last + added) }
      }
    }
    if let caret { placeCaret(first + gint(caret - range.lowerBound)) }
  }

  /// Whether a range may go and something may stand in its place: parts of a text can be for reading only.
  private func isEditable(_ first: gint, _ last: gint) -> Bool {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, first)
    guard gtk_text_iter_can_insert(&place, 1) != 0 else { return false }
    while gtk_text_iter_get_offset(&place) < last {
      if gtk_text_iter_editable(&place, 1) == 0 { return false }
      gtk_text_iter_forward_char(&place)
    }
    return true
  }

  /// Puts a text in, if handlers of the application let all of it pass; else nothing.
  private func insert(_ text: String, at offset: gint) -> Bool {
    let before = gtk_text_buffer_get_char_count(buffer)
    if !text.isEmpty {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
      gtk_text_buffer_insert_interactive(buffer, &place, text, -1, 1)
    }
    let added = gtk_text_buffer_get_char_count(buffer) - before
    if added == gint(text.unicodeScalars.count) { return true }
    _ = delete(offset, offset + added)
    return false
  }

  /// Takes a range out, if handlers of the application let that pass.
  private func delete(_ first: gint, _ last: gint) -> Bool {
    guard first < last else { return true }
    let before = gtk_text_buffer_get_char_count(buffer)
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, first)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, last)
    gtk_text_buffer_delete_interactive(buffer, &start, &end, 1)
    return gtk_text_buffer_get_char_count(buffer) == before - (last - first)
  }

  private func placeCaret(_ offset: gint) {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
    gtk_text_buffer_place_cursor(buffer, &place)
  }

  /// Calls when the text or the caret is another now.
  package func onChange(_ handler: @escaping () -> Void) {
    watch(handler)
    connectPointer("notify::buffer") { [weak self] in
      self?.watch(handler)
      handler()
    }
  }

  private func watch(_ handler: @escaping () -> Void) {
    changes = [
      SignalConnection(buffer, "changed", handler),
      SignalConnection(buffer, "notify::cursor-position", hasArgument: true, handler),
    ]
  }

  package var purpose: InputPurpose { InputPurpose(gtk_text_view_get_input_purpose(cast(to: GtkTextView.self))) }
  package var isEditable: Bool { gtk_text_view_get_editable(cast(to: GtkTextView.self)) != 0 }
}
