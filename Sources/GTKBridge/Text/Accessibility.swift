import CGtkForKeypad

extension Widget {
  /// What assistive technology calls the widget.
  package var accessibleName: String {
    get { atk_object_get_name(gtk_widget_get_accessible(pointer)).map { String(cString: $0) } ?? "" }
    set { atk_object_set_name(gtk_widget_get_accessible(pointer), newValue) }
  }

  /// What assistive technology says of the widget beyond its name.
  package var accessibleDescription: String {
    get { atk_object_get_description(gtk_widget_get_accessible(pointer)).map { String(cString: $0) } ?? "" }
    set { atk_object_set_description(gtk_widget_get_accessible(pointer), newValue) }
  }

  /// Makes the widget one whose news screen readers speak.
  package func becomeNotification() {
    atk_object_set_role(gtk_widget_get_accessible(pointer), ATK_ROLE_NOTIFICATION)
  }

  /// Has screen readers speak a text now, which the widget shows.
  package func announce(_ text: String) {
    let accessible = gtk_widget_get_accessible(pointer)!
    // A notification is spoken when it shows; ATK has a signal of its own for news only from 2.50 on.
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 1)
    if g_signal_lookup("notification", cgtk_type_of(accessible)) != 0 {
      cgtk_emit_notification(accessible, text)
    }
  }
}
