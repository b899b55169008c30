import CCommand

/// The three standard streams, before anything else is opened.
package enum StandardStreams {
  /// Fills the places of streams that were closed by whoever started the program: else the connection to the display
  /// would take one, and a number meant for standard output would go there. What fills it can be neither read nor
  /// written in its stream's direction.
  package static func reserve() {
    ccommand_open_if_closed(STDIN_FILENO, "/dev/null", O_WRONLY)
    ccommand_open_if_closed(STDOUT_FILENO, "/dev/null", O_RDONLY)
    ccommand_open_if_closed(STDERR_FILENO, "/dev/null", O_RDONLY)
    ccommand_ignore_closed_pipes()
  }
}

/// Standard output, written at once and completely.
package enum StandardOutput {
  /// Writes a text, or says why not. A closed pipe is an error like others, not the end of the program.
  package static func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8)[...], to: STDOUT_FILENO)
  }

  /// Writes bytes, or says why not.
  package static func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    try write(bytes, to: STDOUT_FILENO)
  }

  fileprivate static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { CCommand.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, ccommand_errno() != EINTR { throw .last }
      rest = rest.dropFirst(max(written, 0))
    }
  }
}

/// Standard error.
package enum StandardError {
  /// Writes a line, and never more than one. If that fails there is nobody left to tell.
  package static func writeLine(_ line: String) {
    let scalars = line.unicodeScalars.map { $0.isControlCharacter ? "\u{FFFD}" : $0 } + ["\n"]
    try? StandardOutput.write(Array(String(String.UnicodeScalarView(scalars)).utf8)[...], to: STDERR_FILENO)
  }
}

/// Standard input.
package enum StandardInput {
  /// Reads what is there, at most `count` bytes; none at the end.
  package static func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    try CommandSupport.read(from: STDIN_FILENO, atMost: count)
  }
}
