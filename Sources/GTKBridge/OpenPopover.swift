import CGtk

/// A popover that stays open while something outside it is touched, for as long as this is held.
///
/// By itself a modal popover closes then, and a keypad that works in its entry would be such a touch.
package final class OpenPopover {
  private let popover: Widget

  /// The modal popover that a widget is in, or nil.
  package init?(around widget: Widget) {
    guard let found = gtk_widget_get_ancestor(widget.pointer, gtk_popover_get_type()) else { return nil }
    popover = Widget(found)
    guard gtk_popover_get_modal(popover.cast(to: GtkPopover.self)) != 0 else { return nil }
    gtk_popover_set_modal(popover.cast(to: GtkPopover.self), 0)
  }

  deinit {
    gtk_popover_set_modal(popover.cast(to: GtkPopover.self), 1)
  }
}
