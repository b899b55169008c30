import CCommand
import CGtk

/// Lines for standard output that never keep the main loop from turning: what its reader does not take yet is written
/// when it does.
package final class OutputLine {
  /// What has become of a line.
  package typealias Completion = (Result<Void, SystemError>) -> Void

  private var line: [UInt8] = []
  /// What is still to be written.
  private var rest: ArraySlice<UInt8> = []
  private var completion: Completion?
  private var source: guint = 0

  package init() {}

  deinit {
    stopWaiting()
  }

  /// Writes a line, all of it or nothing, and says when it is written or why it cannot be: at once, or from the main loop.
  /// One line is written at a time.
  ///
  /// What is left of a line that failed after its first bytes had gone to a reader goes first.
  package func write(_ line: String, completion: @escaping Completion) {
    let bytes = Array((line + "\n").utf8)
    if rest.isEmpty || bytes != self.line { rest += bytes }
    self.line = bytes
    self.completion = completion
    advance()
  }

  /// Whether a line waits to be written.
  package var isWaiting: Bool { completion != nil }

  /// Gives up on the line that waits; nothing more of it is written.
  package func cancel() {
    stopWaiting()
    completion = nil
  }

  private func advance() {
    do throws(SystemError) {
      guard try writeWhatGoes() else { return wait() }
      finish(.success(()))
    } catch {
      finish(.failure(error))
    }
  }

  private func finish(_ result: Result<Void, SystemError>) {
    let completion = completion
    cancel()
    completion?(result)
  }

  /// Writes what can be written without waiting. Returns whether that was all.
  private func writeWhatGoes() throws(SystemError) -> Bool {
    while !rest.isEmpty {
      guard ccommand_is_ready(STDOUT_FILENO, Int16(POLLOUT), 0) != 0 else { return false }
      let piece = rest.prefix(Self.pieceSize)
      let written = piece.withUnsafeBytes { CCommand.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0, ccommand_errno() == EAGAIN { return false }
      if written < 0, ccommand_errno() != EINTR {
        let error = SystemError.last
        takeBack()
        throw error
      }
      rest = rest.dropFirst(max(written, 0))
    }
    return true
  }

  /// How many bytes are written without waiting where there is room for one: a pipe takes a page as a whole.
  private static var pieceSize: Int { isatty(STDOUT_FILENO) != 0 ? 1 : Int(PIPE_BUF) }

  /// Takes back what was written of the line, where that can be done; else the rest of it stays to be written.
  private func takeBack() {
    if rest.count >= line.count {
      // None of it was written, but perhaps not all of the one before.
      rest = rest.dropLast(line.count)
      line = []
    } else if shorten(by: line.count - rest.count) {
      rest = []
    }
  }

  /// Cuts bytes off the end of a file, if it is one and they are at its end.
  private func shorten(by count: Int) -> Bool {
    var status = stat()
    let end = lseek(STDOUT_FILENO, 0, SEEK_CUR)
    guard fstat(STDOUT_FILENO, &status) == 0, ccommand_is_regular(&status) != 0, end == status.st_size else {
      return false
    }
    return ftruncate(STDOUT_FILENO, end - count) == 0 && lseek(STDOUT_FILENO, end - count, SEEK_SET) >= 0
  }

  private func wait() {
    stopWaiting()
    let channel = g_io_channel_unix_new(STDOUT_FILENO)
    defer { g_io_channel_unref(channel) }
    let conditions = G_IO_OUT.rawValue | G_IO_ERR.rawValue | G_IO_HUP.rawValue | G_IO_NVAL.rawValue
    source = g_io_add_watch(
      channel, GIOCondition(conditions),
      { _, _, data in
        let output = Unmanaged<OutputLine>.fromOpaque(data!).takeUnretainedValue()
        output.source = 0
        output.advance()
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func stopWaiting() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
