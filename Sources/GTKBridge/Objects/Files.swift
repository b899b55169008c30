import CGtk

/// Files, as far as the program asks for them.
package enum Files {
  /// The folder of the running program, symbolic links followed.
  package static var programDirectory: String? {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    let directory = g_path_get_dirname(path)!
    defer { g_free(directory) }
    return String(cString: directory)
  }

  /// Why a file cannot be read, in the system's words, or nil if it can be.
  package static func unreadable(_ path: String) -> String? {
    if isDirectory(path) { return String(cString: g_strerror(EISDIR)) }
    return access(path, R_OK) == 0 ? nil : String(cString: g_strerror(cgtk_errno()))
  }

  package static func isDirectory(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0
  }
}
