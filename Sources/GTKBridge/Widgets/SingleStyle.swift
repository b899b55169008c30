import CGtkForKeypad

/// A style sheet for one widget, of which its neighbors and children learn nothing.
extension StyleSheet {
  /// Has it hold in a widget, beside the sheets of the program, until it is withdrawn.
  package func apply(to widget: Widget) {
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.pointer), OpaquePointer(provider.pointer), rank.priority)
  }

  /// Has it hold in a widget no longer.
  package func withdraw(from widget: Widget) {
    gtk_style_context_remove_provider(
      gtk_widget_get_style_context(widget.pointer), OpaquePointer(provider.pointer))
  }
}
