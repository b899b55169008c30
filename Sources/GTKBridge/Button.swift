import CGtk

/// A GTK button for its role, its action and its focus; it does not handle fingers and draws nothing by itself.
///
/// Its CSS node is `key`, so that no theme's idea of a button gets into it.
package final class Button: Widget {
  /// Called when it is pressed by assistive technology or, having the focus, by the space bar.
  package var onActivate: (() -> Void)?

  package init() {
    let type = widgetClass("GtkKeypadKey", parent: gtk_button_get_type(), cssName: "key", initialise: setCSSName)
    super.init(new: newWidget(type))
    gtk_widget_set_focus_on_click(pointer, 0)
    gtk_widget_show(pointer)
    connect("clicked") { [weak self] in self?.activate() }
    // GTK's own answer to this one is a click 250 ms later.
    connect("activate") { [weak self] in
      self?.stopEmission(of: "activate")
      self?.activate()
    }
  }

  private func activate() {
    if isSensitive { onActivate?() }
  }
}
