import CCommand
import CGtk

/// Why a file is not read.
package enum FileError: Error, Equatable {
  /// The system will not have it.
  case system(SystemError)
  /// It is a folder, a pipe or a device.
  case notRegular
  /// It has more bytes than are wanted.
  case tooLarge
}

/// Files, as far as the program asks for them.
package enum Files {
  /// Whether there is a folder of that name.
  package static func isDirectory(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0
  }

  /// Reads a whole file of at most so many bytes. It waits for nobody: pipes and devices are refused.
  package static func contents(of name: Argument, atMost limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = (name.bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      ccommand_open($0.baseAddress!)
    }
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(.last) }
    guard ccommand_is_regular(&status) != 0 else { throw .notRegular }
    var contents: [UInt8] = []
    while contents.count <= limit {
      do throws(SystemError) {
        let piece = try read(from: descriptor, atMost: 1 << 16)
        if piece.isEmpty { return contents }
        contents += piece
      } catch {
        throw .system(error)
      }
    }
    throw .tooLarge
  }
}

/// Reads what is there, at most `count` bytes; none at the end.
func read(from descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    let read = bytes.withUnsafeMutableBytes { CCommand.read(descriptor, $0.baseAddress, $0.count) }
    if read >= 0 { return Array(bytes.prefix(read)) }
    try check(read, on: descriptor, POLLIN)
  }
}
