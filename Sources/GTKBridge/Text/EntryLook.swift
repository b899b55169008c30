import CGtkForKeypad

extension Entry {
  /// How the letters look.
  package struct Look: Equatable {
    /// Room beside a single character, half of it on each side.
    package struct Spacing: Equatable {
      let position: Int
      let pixels: Double

      package init(position: Int, pixels: Double) {
        self.position = position
        self.pixels = pixels
      }
    }

    let fontSize: Double
    let spacing: [Spacing]
    let isPale: Bool

    /// - Parameters:
    ///   - fontSize: the height of the letters, in pixels
    ///   - isPale: whether they stand for something that is not there yet
    package init(fontSize: Double, spacing: [Spacing], isPale: Bool) {
      self.fontSize = fontSize
      self.spacing = spacing
      self.isPale = isPale
    }
  }

  /// Gives the letters another look.
  package func setLook(_ look: Look) {
    let attributes = fontSizeAttributes(look.fontSize)
    let shown = text.unicodeScalars
    for spacing in look.spacing {
      let (position, pixels) = (spacing.position, spacing.pixels)
      guard let attribute = pango_attr_letter_spacing_new(gint(pixels * Double(PANGO_SCALE))) else { continue }
      let start = shown.prefix(position).reduce(0) { $0 + UTF8.width($1) }
      attribute.pointee.start_index = guint(start)
      attribute.pointee.end_index = guint(start + shown.dropFirst(position).prefix(1).reduce(0) { $0 + UTF8.width($1) })
      pango_attr_list_insert(attributes, attribute)
    }
    if look.isPale { pango_attr_list_insert(attributes, pango_attr_foreground_alpha_new(guint16(paleness * 65_535))) }
    gtk_entry_set_attributes(entry, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Draws a pale text where the entry's own would be, while that is empty; nil for none.
  package func showWhileEmpty(_ text: @escaping () -> (text: String, fontSize: Double)?) {
    connect("draw", OpaquePointer.self) { [weak self] cairo in
      guard let self, gtk_entry_get_text_length(entry) == 0, let pale = text() else { return false }
      Painter(pointer, cairo).paleText(pale.text, size: pale.fontSize)
      return false
    }
  }
}
