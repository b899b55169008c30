import CGtk

/// The screen, as far as it can be dark.
package enum ScreenLight {
  /// Whether the screen is switched off or blanked; false where the display does not tell, as Wayland's.
  package static var isDark: Bool {
    gdk_display_get_default().map { cgtk_is_screen_dark($0) != 0 } ?? false
  }
}
