import CGtkForKeypad

/// Keeps GTK from crashing when a window is laid out while a caret handle shows in one of its popovers.
///
/// GTK 3 lays out the popovers of a window one after the other, and remembers the next one while it does. The handles by
/// which a finger moves the caret are popovers to it, too, and when their entry is laid out they move to the end of the
/// list. If the next one was such a handle, what GTK has remembered is gone. So something stands between: a popover that
/// is never seen, put behind the entry's own before handles appear.
package final class PopoverSpacer {
  private let spacer: Widget

  private init() {
    spacer = Widget(new: gtk_popover_new(nil))
    gtk_popover_set_modal(spacer.cast(to: GtkPopover.self), 0)
  }

  deinit {
    spacer.destroy()
  }

  /// Puts one behind the popover that a widget is in, if it is in one. Each popover has its own for good: GTK keeps
  /// windows of popovers that are gone.
  package static func place(behindPopoverOf widget: Widget) {
    guard let popover = gtk_widget_get_ancestor(widget.pointer, gtk_popover_get_type()).map({ Widget($0) }) else {
      return
    }
    let known = popover.attachment("gtk-keypad-spacer") as? PopoverSpacer
    let spacer = known ?? PopoverSpacer()
    if known == nil { popover.attach(spacer, as: "gtk-keypad-spacer") }
    spacer.goBehind(popover)
  }

  private func goBehind(_ popover: Widget) {
    let place = gtk_popover_get_relative_to(popover.cast(to: GtkPopover.self))
    gtk_popover_set_relative_to(spacer.cast(to: GtkPopover.self), place)
    // Being shown puts it at the end of the list; nothing is painted before it is hidden again.
    spacer.isVisible = true
    spacer.isVisible = false
  }
}
