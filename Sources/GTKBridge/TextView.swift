import CGtk

/// A GTK text view, as far as a number in it is edited.
package final class TextView: Widget {
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast(to: GtkTextView.self)) }

  /// The line of the caret, and the selection in it; a selection that reaches farther is cut at the line's ends.
  package var line: (text: String, selection: Range<Int>) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    var lineStart = start
    gtk_text_iter_set_line_offset(&lineStart, 0)
    var lineEnd = start
    if gtk_text_iter_ends_line(&lineEnd) == 0 { gtk_text_iter_forward_to_line_end(&lineEnd) }
    let text = gtk_text_buffer_get_text(buffer, &lineStart, &lineEnd, 1)!
    defer { g_free(text) }
    let first = gtk_text_iter_get_line_offset(&start)
    let last =
      gtk_text_iter_compare(&end, &lineEnd) > 0
      ? gtk_text_iter_get_line_offset(&lineEnd) : gtk_text_iter_get_line_offset(&end)
    return (String(cString: text), Int(first)..<Int(max(first, last)))
  }

  /// Replaces a range of the caret's line as one step that the view can undo, and places the caret.
  package func replace(_ range: Range<Int>, with replacement: String, caret: Int) {
    var start = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer, &start, nil)
    gtk_text_iter_set_line_offset(&start, gint(range.lowerBound))
    let position = gtk_text_iter_get_offset(&start)
    var end = start
    gtk_text_iter_set_line_offset(&end, gint(range.upperBound))
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_interactive(buffer, &start, &end, 1)
    gtk_text_buffer_insert_interactive(buffer, &start, replacement, -1, 1)
    gtk_text_buffer_end_user_action(buffer)
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, position + gint(caret - range.lowerBound))
    gtk_text_buffer_place_cursor(buffer, &place)
  }

  package var purpose: InputPurpose { InputPurpose(gtk_text_view_get_input_purpose(cast(to: GtkTextView.self))) }
  package var isEditable: Bool { gtk_text_view_get_editable(cast(to: GtkTextView.self)) != 0 }
}
