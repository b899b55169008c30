import CGtk

/// Keeps GTK from crashing when a window is laid out while a caret handle shows in one of its popovers.
///
/// GTK 3 lays out the popovers of a window one after the other, and remembers the next one while it does. The handles by
/// which a finger moves the caret are popovers to it, too, and when their entry is laid out they move to the end of the
/// list. If the next one was such a handle, what GTK has remembered is gone. So something stands between: a popover that
/// is never seen, put behind the entry's own before handles appear.
package final class PopoverSpacer {
  private let spacer: Widget

  /// Nil where the widget is in no popover.
  package init?(for widget: Widget) {
    guard let popover = gtk_widget_get_ancestor(widget.pointer, gtk_popover_get_type()) else { return nil }
    let asPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    let new = gtk_popover_new(gtk_popover_get_relative_to(asPopover))!
    spacer = Widget(new: new)
    gtk_popover_set_modal(UnsafeMutableRawPointer(new).assumingMemoryBound(to: GtkPopover.self), 0)
    // Being shown puts it at the end of the list; nothing is painted before it is hidden again.
    gtk_widget_show(new)
    gtk_widget_hide(new)
  }

  deinit {
    spacer.destroy()
  }
}
