import CCommand
import CGtk

/// The running program.
package enum Process {
  /// The command line without the program's own name, also where `/proc` is missing.
  package static var arguments: [Argument] {
    (0..<ccommand_argument_count()).dropFirst().map { Argument(bytes(of: ccommand_argument($0))) }
  }

  /// The folder of the program, symbolic links followed; nil where the system does not say.
  package static var directory: String? {
    // Without /proc there is the path that the program was started by, as long as it has not left the folder of then.
    guard let path = g_file_read_link("/proc/self/exe", nil) ?? realpath(ccommand_started_path(), nil) else {
      return nil
    }
    defer { free(path) }
    let directory = g_path_get_dirname(path)!
    defer { g_free(directory) }
    return String(cString: directory)
  }

  /// Ends it.
  package static func exit(_ status: Int32) -> Never {
    CCommand.exit(status)
  }

  /// Ends it without what else is done at the end, when what that would use has gone.
  package static func exitAtOnce(_ status: Int32) -> Never {
    CCommand._exit(status)
  }

  private static func bytes(of word: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: word, count: strlen(word))
  }
}
