import CGtkForKeypad

/// A file of groups of keys with values, as the desktop's configuration files are (GKeyFile).
package final class KeyFile {
  private let file: OpaquePointer

  /// Takes a text apart; nil where it is no such file.
  package init?(_ text: String) {
    file = g_key_file_new()
    guard g_key_file_load_from_data(file, text, gsize(text.utf8.count), G_KEY_FILE_NONE, nil) != 0 else { return nil }
  }

  /// The value of a key, its escapes resolved; nil where there is none, or an escape that does not exist.
  package func value(of key: String, in group: String) -> String? {
    var error: UnsafeMutablePointer<GError>?
    let value = g_key_file_get_string(file, group, key, &error)
    defer {
      g_free(value)
      g_clear_error(&error)
    }
    // With an escape that does not exist there are both.
    return error == nil ? value.map { String(cString: $0) } : nil
  }

  deinit {
    g_key_file_unref(file)
  }
}
