import CGtk

/// Tells that the display has gone, which GDK takes for a reason to end the program with status 1.
package enum DisplayLoss {
  nonisolated(unsafe) private static var end: (() -> Never)?

  /// Ends the program in a way of its own when the connection to the display breaks. Nothing of GTK may be used then.
  package static func onLoss(_ end: @escaping () -> Never) {
    self.end = end
    if cgtk_is_x11(gdk_display_get_default()) != 0 {
      cgtk_on_x11_loss { _ in
        DisplayLoss.end?()
        return 0
      }
    } else {
      // Of Wayland's connection there is nothing but GDK's last words, which are not translated.
      g_log_set_writer_func(
        { level, fields, count, data in
          if DisplayLoss.areLastWords(UnsafeBufferPointer(start: fields, count: Int(count))) { DisplayLoss.end?() }
          return g_log_writer_default(level, fields, count, data)
        }, nil, nil)
    }
  }

  private static func areLastWords(_ fields: UnsafeBufferPointer<GLogField>) -> Bool {
    func text(_ key: String) -> String {
      fields.first { String(cString: $0.key) == key && $0.length < 0 }
        .map { String(cString: $0.value.assumingMemoryBound(to: CChar.self)) } ?? ""
    }
    let words = text("MESSAGE")
    return text("GLIB_DOMAIN") == "Gdk" && words.hasPrefix("Error ") && words.lowercased().contains("display")
  }
}
