import CGtk

/// The fonts of the system.
package enum Fonts {
  /// Whether there is one at all: without, no text can be seen.
  package static var areThere: Bool {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: gint = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    // These stand for others, and are listed even where there are none.
    let aliases = ["Sans", "Serif", "Monospace", "System-ui"]
    return UnsafeBufferPointer(start: families, count: Int(count)).contains { family in
      pango_font_family_get_name(family).map { !aliases.contains(String(cString: $0)) } ?? false
    }
  }
}
