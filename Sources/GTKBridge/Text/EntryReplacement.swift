import CGtkForKeypad

/// What became of a replacement.
package enum Replacement: Sendable {
  /// The text or the caret is as it was to be, or as the application has made it meanwhile.
  case done
  /// All is as it was: handlers or filters of the application let it not pass.
  case forbidden
  /// All is as it was: the entry takes no text of that length.
  case tooLong
}

extension Entry {
  /// Replaces a range, which is seen outside as one change, and places the caret.
  ///
  /// Handlers of the application may forbid either half. Then the text is as it was, and so is the selection.
  package func replace(_ range: Range<Int>, with replacement: String, caret: Int) -> Replacement {
    let buffer = gtk_entry_get_buffer(entry)!
    let notifier = UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: GObject.self)
    let before = (text: text, anchor: anchor, caret: self.caret)
    let limit = maximumLength ?? 0
    let length = Int(gtk_entry_get_text_length(entry)) - range.count + replacement.unicodeScalars.count
    // GTK would cut what goes beyond.
    if limit > 0, length > limit, length > Int(gtk_entry_get_text_length(entry)) { return .tooLong }
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
      if text == before.text { return .forbidden }
    }
    if !replacement.isEmpty {
      let between = text
      var position = gint(range.lowerBound)
      gtk_editable_insert_text(editable, replacement, gint(replacement.utf8.count), &position)
      if text == between {
        // Past the handlers: they have said no to the insertion, not to putting back what was there.
        gtk_entry_buffer_set_text(buffer, before.text, -1)
        select(from: before.anchor, to: before.caret)
        return .forbidden
      }
    }
    gtk_editable_set_position(editable, gint(caret))
    return .done
  }
}
