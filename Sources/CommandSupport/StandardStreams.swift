import CGtk

/// Why a stream could not be written, in the words of the system.
package struct StreamError: Error {
  package let message: String
}

/// The three standard streams, before anything else is opened.
package enum StandardStreams {
  /// Fills the places of streams that were closed by whoever started the program: else the connection to the display
  /// would take one, and a number meant for standard output would go there. What fills it can be neither read nor
  /// written in its stream's direction.
  package static func reserve() {
    cgtk_open_if_closed(STDIN_FILENO, "/dev/null", O_WRONLY)
    cgtk_open_if_closed(STDOUT_FILENO, "/dev/null", O_RDONLY)
    cgtk_open_if_closed(STDERR_FILENO, "/dev/null", O_RDONLY)
    cgtk_ignore_closed_pipes()
  }
}

/// Standard output, written at once and completely.
package enum StandardOutput {
  /// Writes a text, or says why not. A closed pipe is an error like others, not the end of the program.
  package static func write(_ text: String) throws(StreamError) {
    try write(Array(text.utf8)[...], to: STDOUT_FILENO)
  }

  /// Writes bytes, or says why not.
  package static func write(_ bytes: ArraySlice<UInt8>) throws(StreamError) {
    try write(bytes, to: STDOUT_FILENO)
  }

  fileprivate static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(StreamError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { CGtk.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, cgtk_errno() != EINTR { throw StreamError(message: String(cString: g_strerror(cgtk_errno()))) }
      rest = rest.dropFirst(max(written, 0))
    }
  }
}

/// Standard error.
package enum StandardError {
  /// Writes a line. If that fails there is nobody left to tell.
  package static func writeLine(_ line: String) {
    try? StandardOutput.write(Array((line + "\n").utf8)[...], to: STDERR_FILENO)
  }
}

/// Standard input.
package enum StandardInput {
  /// Reads what is there, at most `count` bytes; none at the end.
  package static func read(atMost count: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let read = bytes.withUnsafeMutableBytes { CGtk.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if read >= 0 { return Array(bytes.prefix(read)) }
      if cgtk_errno() != EINTR { throw StreamError(message: String(cString: g_strerror(cgtk_errno()))) }
    }
  }
}
