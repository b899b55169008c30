import CGtkForKeypad

/// A CSS style sheet for every window of the program.
package final class StyleSheet {
  /// Which sheet wins where two speak of the same thing.
  package enum Rank {
    /// What the widgets bring along.
    case builtIn
    /// What an option or an application sets.
    case override
    /// What a person has written.
    case person

    var priority: guint {
      let application = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      return switch self {
      case .builtIn: application - 1
      case .override: application + 1
      case .person: application + 2
      }
    }
  }

  let provider: ObjectReference
  let rank: Rank
  private var isApplied = false

  /// Loads a sheet that stays for as long as the display does, unless it was loaded before under this name.
  package static func install(_ css: @autoclosure () -> String, as name: StaticString) {
    let screen = UnsafeMutableRawPointer(gdk_screen_get_default()!).assumingMemoryBound(to: GObject.self)
    let key = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    guard g_object_get_data(screen, key) == nil, let sheet = try? StyleSheet(css(), rank: .builtIn) else { return }
    sheet.apply()
    g_object_set_data(screen, key, Unmanaged.passRetained(sheet).toOpaque())
  }

  /// Loads a sheet, or says what is wrong with it. That needs no display.
  package convenience init(_ css: String, rank: Rank) throws(StyleError) {
    try self.init(rank: rank) { gtk_css_provider_load_from_data($0, css, gssize(css.utf8.count), $1) }
  }

  /// Loads a sheet from a file, or says what is wrong with it, which needs no display. It wins over all others of the
  /// program. What it names by relative paths is looked for beside it.
  ///
  /// - Parameter name: the file's name as the system has it, in UTF-8 or not, without a zero
  package convenience init(file name: [UInt8]) throws(StyleError) {
    let path = name.map { CChar(bitPattern: $0) } + [0]
    try self.init(rank: .person) { gtk_css_provider_load_from_path($0, path, $1) }
  }

  private init(
    rank: Rank,
    load: (
      UnsafeMutablePointer<GtkCssProvider>, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> gboolean
  ) throws(StyleError) {
    self.rank = rank
    let loaded = gtk_css_provider_new()!
    provider = ObjectReference(loaded)
    g_object_unref(loaded)
    var error: UnsafeMutablePointer<GError>?
    _ = load(loaded, &error)
    if let error {
      defer { g_error_free(error) }
      throw StyleError(placed: String(cString: error.pointee.message))
    }
  }

  /// Has it hold in the program's windows, until it is let go of.
  package func apply() {
    isApplied = true
    gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), OpaquePointer(provider.pointer), rank.priority)
  }

  deinit {
    guard isApplied else { return }
    gtk_style_context_remove_provider_for_screen(gdk_screen_get_default(), OpaquePointer(provider.pointer))
  }
}

/// Why a style sheet could not be read.
package struct StyleError: Error {
  package let message: String

  init(message: String) {
    self.message = message
  }

  /// - Parameter text: GTK's words, which follow file, line and column without a break: `a.css:1:13'colr' is not …`
  init(placed text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      message = text
      return
    }
    let column = parts[2].prefix { $0.isWholeNumber }
    message = "\(parts[0]):\(parts[1]):\(column): \(parts[2].dropFirst(column.count))"
  }
}
