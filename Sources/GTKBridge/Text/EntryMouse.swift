import CGtkForKeypad

/// What comes by mouse: the selected text of another program, pasted by the middle button, and what is dropped.
extension EntryInput {
  func connectMouse() {
    entry.connect("button-press-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
      self?.pastesSelection(event) ?? false
    }
    entry.connectDrop { [weak self] drop in
      guard let self else { return false }
      // Moving text within the entry is an insertion and then a deletion: if the first is refused, digits are lost.
      if drop.source != entry.pointer, let text = drop.text {
        let position = entry.position(atX: drop.x, y: drop.y)
        tell(.insertion(text, replacing: position..<position))
      }
      return true
    }
  }

  private func pastesSelection(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let press = event.pointee.button
    guard event.pointee.type == GDK_BUTTON_PRESS, press.button == guint(GDK_BUTTON_MIDDLE) else { return false }
    var pastes: gboolean = 0
    cgtk_get_flag(gtk_widget_get_settings(entry.pointer), "gtk-enable-primary-paste", &pastes)
    guard pastes != 0 else { return false }
    var origin: (x: gint, y: gint) = (0, 0)
    gdk_window_get_origin(gtk_widget_get_window(entry.pointer), &origin.x, &origin.y)
    var area = GtkAllocation()
    gtk_widget_get_allocation(entry.pointer, &area)
    let position = entry.position(
      atX: Int(press.x_root) - Int(origin.x + area.x), y: Int(press.y_root) - Int(origin.y + area.y))
    entry.grabFocusKeepingSelection()
    // Over the selection if it was clicked, as GTK has it; else there.
    if !(entry.selection ~= position) { entry.select(position..<position) }
    Clipboard.requestSelectedText(for: entry) { [weak self] in self?.tell(.paste($0)) }
    return true
  }
}

extension Entry {
  /// The position in the text nearest to a place in the widget, in pixels.
  func position(atX x: Int, y: Int) -> Int {
    var left: gint = 0
    var top: gint = 0
    gtk_entry_get_layout_offsets(entry, &left, &top)
    var index: gint = 0
    var trailing: gint = 0
    let layout = gtk_entry_get_layout(entry)
    pango_layout_xy_to_index(
      layout, (gint(x) - left) * PANGO_SCALE, (gint(y) - top) * PANGO_SCALE, &index, &trailing)
    // In bytes of what is shown: bullets are characters of their own.
    let shown = String(cString: pango_layout_get_text(layout)).utf8.prefix(Int(index))
    return min(String(decoding: shown, as: UTF8.self).unicodeScalars.count + Int(trailing), text.unicodeScalars.count)
  }
}
