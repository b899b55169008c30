import CGtkForKeypad

/// A pane that can have the focus and has a text, which its owner draws: to assistive technology it is one text, not
/// the parts that it is drawn of.
package final class AccessibleTextContainer: LayoutContainer, InputWidget {
  /// The text as assistive technology reads it, with the caret at its end.
  package var accessibleText = "" {
    willSet { announceEnd(of: accessibleText, from: newValue, as: "text-changed::delete") }
    didSet {
      guard accessibleText != oldValue else { return }
      announceEnd(of: accessibleText, from: oldValue, as: "text-changed::insert")
      cgtk_emit_caret_moved(accessible, gint(accessibleText.unicodeScalars.count))
    }
  }

  /// - Parameter hidesText: whether it is a text that is not to be seen or read, as a password is
  package init(className: String, cssName: StaticString, hidesText: Bool) {
    super.init(
      of: widgetClass(className, parent: gtk_fixed_get_type(), cssName: cssName) { object, data in
        LayoutContainer.initialise(class: object, data)
        gtk_widget_class_set_accessible_type(
          object!.assumingMemoryBound(to: GtkWidgetClass.self), AccessibleText.registered)
      })
    // With a window of its own it gets the fingers that land in it.
    gtk_widget_set_has_window(pointer, 1)
    gtk_widget_add_events(pointer, gint(GDK_BUTTON_PRESS_MASK.rawValue | GDK_TOUCH_MASK.rawValue))
    gtk_widget_set_can_focus(pointer, 1)
    atk_object_set_role(accessible, hidesText ? ATK_ROLE_PASSWORD_TEXT : ATK_ROLE_TEXT)
    gtk_drag_dest_set(pointer, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_text_targets(pointer)
  }

  /// The Swift object of a text pane's GTK object.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleTextContainer? {
    LayoutContainer.of(widget) as? AccessibleTextContainer
  }

  private var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(pointer) }

  /// Tells of the end that a text does not have in common with another one.
  private func announceEnd(of text: String, from other: String, as signal: String) {
    let characters = text.unicodeScalars
    let common = zip(characters, other.unicodeScalars).prefix { $0 == $1 }.count
    if common < characters.count {
      cgtk_emit_text_changed(accessible, signal, gint(common), gint(characters.count - common))
    }
  }

  package var purpose: InputPurpose { .digits }
  package var isEditable: Bool { true }

  /// Takes the focus.
  package func grabFocus() {
    gtk_widget_grab_focus(pointer)
  }

  /// The middle button asks for the selected text to be pasted, where the person's settings say that it does.
  package func onMiddlePaste(_ handler: @escaping (String) -> Void) {
    connect("button-press-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
      guard let self, event.pointee.type == GDK_BUTTON_PRESS, event.pointee.button.button == guint(GDK_BUTTON_MIDDLE)
      else { return false }
      var pastes: gboolean = 0
      cgtk_get_flag(gtk_widget_get_settings(pointer), "gtk-enable-primary-paste", &pastes)
      if pastes != 0 { Clipboard.requestSelectedText(for: self, handler) }
      return true
    }
  }

  /// A text is dropped onto it.
  package func onDrop(_ handler: @escaping (String) -> Void) {
    connectDroppedText(handler)
  }
}
