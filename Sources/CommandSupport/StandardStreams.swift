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
    ccommand_remember_inherited()
    ccommand_ignore_refused_output()
  }

  /// Lets go of all streams that whoever started the program has given to it, and may wait for the end of.
  package static func letGo() {
    ccommand_let_go_of_inherited()
  }
}

/// Standard output, written completely, however long its reader takes.
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
      try check(written, on: descriptor, POLLOUT)
      rest = rest.dropFirst(max(written, 0))
    }
  }
}

/// What came of reading or writing: where a stream that others use, too, does not wait by itself, this waits for it.
///
/// - Parameter events: POLLIN or POLLOUT
func check(_ count: Int, on descriptor: Int32, _ events: Int32) throws(SystemError) {
  if count >= 0 || ccommand_errno() == EINTR { return }
  guard ccommand_errno() == EAGAIN else { throw .last }
  _ = ccommand_is_ready(descriptor, Int16(events), -1)
}

/// Standard error.
package enum StandardError {
  /// Writes a line, and never more than one. If that fails, or nobody reads it, there is nobody left to tell.
  package static func writeLine(_ line: String) {
    guard ccommand_is_ready(STDERR_FILENO, Int16(POLLOUT), 0) != 0 else { return }
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
