import CGtkForKeypad

/// A line of text.
package final class Label: Widget {
  package enum Alignment: Sendable {
    case start, centre, end
  }

  package init(_ text: String = "", alignment: Alignment) {
    super.init(new: gtk_label_new(text))
    gtk_label_set_xalign(cast(to: GtkLabel.self), alignment == .start ? 0 : alignment == .centre ? 0.5 : 1)
    gtk_label_set_ellipsize(cast(to: GtkLabel.self), PANGO_ELLIPSIZE_END)
    gtk_widget_show(pointer)
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(cast(to: GtkLabel.self))) }
    set { gtk_label_set_text(cast(to: GtkLabel.self), newValue) }
  }

  /// The width that all of it takes, in pixels.
  package var naturalWidth: Int {
    var natural: gint = 0
    gtk_widget_get_preferred_width(pointer, nil, &natural)
    return Int(natural)
  }

  /// The height of the letters, in pixels.
  package func setFontSize(_ pixels: Double) {
    let attributes = fontSizeAttributes(pixels)
    gtk_label_set_attributes(cast(to: GtkLabel.self), attributes)
    pango_attr_list_unref(attributes)
  }
}

/// A list with just a font size, owned by the caller.
func fontSizeAttributes(_ pixels: Double) -> OpaquePointer? {
  let attributes = pango_attr_list_new()
  pango_attr_list_insert(attributes, pango_attr_size_new_absolute(gint(pixels * Double(PANGO_SCALE))))
  return attributes
}
