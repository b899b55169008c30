import CGtkForKeypad

/// Widgets one under the other; the last one takes the room that is left.
package final class Column: Widget {
  package init(_ widgets: [Widget]) {
    super.init(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for widget in widgets {
      let isLast = widget === widgets.last
      gtk_box_pack_start(cast(to: GtkBox.self), widget.pointer, isLast ? 1 : 0, isLast ? 1 : 0, 0)
    }
    gtk_widget_show(pointer)
  }
}
