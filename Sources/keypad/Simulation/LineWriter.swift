import CommandSupport
import GTKBridge

/// Lines for standard output, written in larger pieces.
struct LineWriter {
  private var buffer: [UInt8] = []

  mutating func writeLine(_ line: String) throws(SystemError) {
    buffer += line.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count > 1 << 16 { try flush() }
  }

  mutating func flush() throws(SystemError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try StandardOutput.write(buffer[...])
  }
}
