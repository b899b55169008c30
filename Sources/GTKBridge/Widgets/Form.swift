import CGtkForKeypad

/// Labelled fields in columns.
package final class Form: Widget {
  private static let columns: gint = 3
  private var count: gint = 0

  package init() {
    super.init(new: gtk_grid_new())
    gtk_grid_set_column_homogeneous(grid, 1)
    gtk_grid_set_column_spacing(grid, 18)
    gtk_grid_set_row_spacing(grid, 2)
    gtk_container_set_border_width(cast(to: GtkContainer.self), 12)
    gtk_widget_show(pointer)
  }

  private var grid: UnsafeMutablePointer<GtkGrid> { cast(to: GtkGrid.self) }

  /// Adds a field under a label that is its name.
  package func add(_ field: Widget, label text: String) {
    let label = Label(text, alignment: .start)
    let (column, row) = (count % Self.columns, count / Self.columns * 2)
    gtk_grid_attach(grid, label.pointer, column, row, 1, 1)
    gtk_grid_attach(grid, field.pointer, column, row + 1, 1, 1)
    gtk_label_set_mnemonic_widget(label.cast(to: GtkLabel.self), field.pointer)
    field.accessibleName = text
    gtk_widget_show_all(field.pointer)
    count += 1
  }
}

/// Widgets that numbers are typed into, as applications use them.
package enum FormField {
  package static func entry(_ purpose: InputPurpose) -> Entry {
    let entry = Entry(sinking: gtk_entry_new())
    gtk_entry_set_input_purpose(entry.cast(to: GtkEntry.self), purpose.value)
    return entry
  }

  package static func searchEntry() -> Entry {
    Entry(sinking: gtk_search_entry_new())
  }

  package static func spinButton(upTo limit: Double, step: Double) -> Entry {
    let entry = Entry(sinking: gtk_spin_button_new_with_range(0, limit, step))
    gtk_entry_set_input_purpose(entry.cast(to: GtkEntry.self), GTK_INPUT_PURPOSE_NUMBER)
    return entry
  }

  /// A combo box and the entry in it.
  package static func comboBox(_ choices: [String]) -> (box: Widget, entry: Entry) {
    let box = Widget(new: gtk_combo_box_text_new_with_entry())
    for choice in choices { gtk_combo_box_text_append_text(box.cast(to: GtkComboBoxText.self), choice) }
    let entry = gtk_bin_get_child(box.cast(to: GtkBin.self))!
    return (box, Entry(entry))
  }

  package static func textView(_ text: String) -> TextView {
    let view = TextView(new: gtk_text_view_new())
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast(to: GtkTextView.self)), text, -1)
    gtk_widget_set_size_request(view.pointer, -1, 48)
    return view
  }

  /// A button that opens a popover.
  package static func popover(_ title: String, content: Widget) -> Widget {
    let button = Widget(new: gtk_menu_button_new())
    gtk_button_set_label(button.cast(to: GtkButton.self), title)
    let popover = gtk_popover_new(button.pointer)!
    gtk_container_set_border_width(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkContainer.self), 12)
    gtk_container_add(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkContainer.self), content.pointer)
    gtk_widget_show(content.pointer)
    gtk_menu_button_set_popover(button.cast(to: GtkMenuButton.self), popover)
    return button
  }

  /// A button that opens a dialog beside its window, which goes on working meanwhile. It opens
  /// the dialog for as long as somebody holds it.
  package static func dialog(_ title: String, of owner: Window, content: Widget) -> Widget {
    let button = Widget(new: gtk_button_new_with_label(title))
    let dialog = Window(title: title, iconName: "dialog-information")
    let asWindow = dialog.cast(to: GtkWindow.self)
    gtk_window_set_transient_for(asWindow, owner.cast(to: GtkWindow.self))
    gtk_window_set_destroy_with_parent(asWindow, 1)
    gtk_window_set_type_hint(asWindow, GDK_WINDOW_TYPE_HINT_DIALOG)
    gtk_container_set_border_width(dialog.cast(to: GtkContainer.self), 12)
    dialog.setContent(content)
    gtk_widget_show(content.pointer)
    dialog.onClose { [weak dialog] in
      dialog?.isVisible = false
      return true
    }
    button.connect("clicked") { dialog.present() }
    return button
  }
}

extension InputPurpose {
  fileprivate var value: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .pin: GTK_INPUT_PURPOSE_PIN
    case .other: GTK_INPUT_PURPOSE_NAME
    }
  }
}
