import CGtkForKeypad

/// What was dropped onto a widget, and where in it, in pixels.
struct DroppedText {
  /// The widget that it was taken from, if that is one of this program.
  let source: UnsafeMutablePointer<GtkWidget>?
  /// Nil where it is no text.
  let text: String?
  let x, y: Int
}
