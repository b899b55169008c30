import CGtkForKeypad

/// The clipboard of the display.
package enum Clipboard {
  /// Puts a text there, to stay after the program has ended where something keeps it.
  package static func setText(_ text: String) {
    let clipboard = gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD"))
    gtk_clipboard_set_text(clipboard, text, gint(text.utf8.count))
    gtk_clipboard_set_can_store(clipboard, nil, 0)
  }

  /// Hands the remaining text over to a clipboard manager, if there is one.
  package static func store() {
    gtk_clipboard_store(gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD")))
  }

  /// Asks for the text; the closure is called when it comes, and not at all if there is none.
  package static func requestText(for widget: Widget, _ handler: @escaping (String) -> Void) {
    requestText(of: "CLIPBOARD", for: widget, handler)
  }

  /// The same for the text that is selected somewhere.
  package static func requestSelectedText(for widget: Widget, _ handler: @escaping (String) -> Void) {
    requestText(of: "PRIMARY", for: widget, handler)
  }

  private static func requestText(of name: String, for widget: Widget, _ handler: @escaping (String) -> Void) {
    let clipboard = gtk_widget_get_clipboard(widget.pointer, gdk_atom_intern(name, 0))
    gtk_clipboard_request_text(
      clipboard,
      { _, text, data in
        let handler = Box<(String) -> Void>.take(data)
        if let text { handler(String(cString: text)) }
      }, Box.retained(handler))
  }
}
