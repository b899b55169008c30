import CGtkForKeypad

/// A GTK button for its role, its action and its focus; it does not handle fingers and draws nothing by itself.
///
/// Its CSS node is `key`, so that no theme's idea of a button gets into it.
package final class Button: Widget {
  /// Called when it is pressed by assistive technology or, having the focus, by the space bar.
  package var onActivate: (() -> Void)?

  package init() {
    super.init(new: newWidget(Self.registered))
    gtk_widget_set_focus_on_click(pointer, 0)
    gtk_widget_show(pointer)
    connect("clicked") { [weak self] in self?.activate() }
    connect("activate") { [weak self] in self?.activate() }
  }

  private static var registered: GType {
    widgetClass("NumberPadKey", parent: gtk_button_get_type(), cssName: "key") { object, data in
      setCSSName(object, data)
      gtk_widget_class_set_accessible_type(
        object!.assumingMemoryBound(to: GtkWidgetClass.self), Button.accessibleType)
      // GTK's own answer takes the keyboard for itself and clicks 250 ms later.
      object!.assumingMemoryBound(to: GtkButtonClass.self).pointee.activate = nil
    }
  }

  /// The class of accessible objects that do not tell whether the button is pressed: a finger may be typing a PIN.
  private static var accessibleType: GType {
    objectClass("NumberPadAccessibleKey", parent: gtk_button_accessible_get_type()) { object, _ in
      object!.assumingMemoryBound(to: AtkObjectClass.self).pointee.ref_state_set = { accessible in
        let parent = g_type_class_peek(gtk_button_accessible_get_type())!
        let states = parent.assumingMemoryBound(to: AtkObjectClass.self).pointee.ref_state_set(accessible)
        atk_state_set_remove_state(states, AtkStateType(ATK_STATE_ARMED.rawValue))
        return states
      }
    }
  }

  private func activate() {
    if isEffectivelySensitive { onActivate?() }
  }
}
