import CGtk

/// A GTK text view, as far as a number in it is edited.
package final class TextView: Widget {
  private var changes: [SignalConnection] = []

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast(to: GtkTextView.self)) }

  /// The line of the caret, and the selection in it; nil while the selection reaches into another line.
  ///
  /// What is no text, an image for instance, is one character too.
  package var line: (text: String, selection: Range<Int>)? {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    guard gtk_text_iter_get_line(&start) == gtk_text_iter_get_line(&end) else { return nil }
    var lineStart = start
    gtk_text_iter_set_line_offset(&lineStart, 0)
    var lineEnd = start
    if gtk_text_iter_ends_line(&lineEnd) == 0 { gtk_text_iter_forward_to_line_end(&lineEnd) }
    let text = gtk_text_buffer_get_slice(buffer, &lineStart, &lineEnd, 1)!
    defer { g_free(text) }
    let selection = Int(gtk_text_iter_get_line_offset(&start))..<Int(gtk_text_iter_get_line_offset(&end))
    return (String(cString: text), selection)
  }

  /// Replaces a range of the caret's line as one step that the view can undo and one change, and places the caret. Does
  /// nothing, or undoes what it has done, where handlers of the application forbid one half of it.
  package func replace(_ range: Range<Int>, with replacement: String, caret: Int) {
    var start = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer, &start, nil)
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
    placeCaret(first + gint(caret - range.lowerBound))
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
    changes = [
      SignalConnection(buffer, "changed", handler),
      SignalConnection(buffer, "notify::cursor-position", hasArgument: true, handler),
    ]
  }

  package var purpose: InputPurpose { InputPurpose(gtk_text_view_get_input_purpose(cast(to: GtkTextView.self))) }
  package var isEditable: Bool { gtk_text_view_get_editable(cast(to: GtkTextView.self)) != 0 }
}
