import CGtk

/// The running program.
package enum Process {
  /// Ends it.
  package static func exit(_ status: Int32) -> Never {
    CGtk.exit(status)
  }
}

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

  package static func isDirectory(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0
  }
}
