import CGtkForKeypad

/// A part of a widget that is drawn, with a CSS node of its own and nothing else.
package final class DrawnPart: Widget {
  /// - Parameter cssName: the name of its CSS node, for which a GTK class is registered.
  package init(className: String, cssName: StaticString) {
    super.init(
      new: newWidget(
        widgetClass(className, parent: gtk_drawing_area_get_type(), cssName: cssName, initialise: setCSSName)))
    gtk_widget_set_has_window(pointer, 0)
    gtk_widget_show(pointer)
  }
}
