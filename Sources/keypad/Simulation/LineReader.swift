import CommandSupport
import GTKBridge

/// Why a line of the input cannot be followed.
struct InputError: Error {
  let line: Int
  let message: String
}

/// Lines of standard input, in constant memory.
struct LineReader {
  /// Far beyond any session of keys; a longer line is an error.
  static let longestLine = 1 << 20

  /// The number of the line that was read last, from 1.
  private(set) var number = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The next line without its line feed and a carriage return before it, empty for a comment; nil after the last.
  ///
  /// - Parameter beforeWaiting: called before more is asked of the input, which may take its time.
  mutating func next(beforeWaiting: () throws -> Void) throws -> Line? {
    number += 1
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return try line(buffer[position..<end])
      }
      searched = buffer.count
      if searched - position > Self.longestLine { throw tooLong }
      if isAtEnd {
        defer { position = buffer.count }
        return position == buffer.count ? nil : try line(buffer[position...])
      }
      try beforeWaiting()
      searched -= position
      buffer = Array(buffer[position...])
      position = 0
      let more = try StandardInput.read(atMost: 1 << 16)
      isAtEnd = more.isEmpty
      buffer += more
    }
  }

  private var tooLong: InputError {
    InputError(line: number, message: translated("the line is longer than %1$s bytes", with: String(Self.longestLine)))
  }

  private func line(_ bytes: ArraySlice<UInt8>) throws(InputError) -> Line {
    guard bytes.count <= Self.longestLine else { throw tooLong }
    if bytes.first == UInt8(ascii: "#") { return Line(number: number, text: "") }
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(line: number, message: translated("the line is not valid UTF-8"))
    }
    if let control = text.firstControlCharacter(besides: "\t") {
      throw InputError(
        line: number, message: translated("the line has a control character, %1$s", with: control.codePoint))
    }
    return Line(number: number, text: text)
  }
}

/// A line of the input: valid UTF-8 without control characters.
struct Line {
  let number: Int
  let text: String
}

extension String {
  /// The first control character, but for one that is welcome.
  func firstControlCharacter(besides welcome: Unicode.Scalar? = nil) -> Unicode.Scalar? {
    unicodeScalars.first { $0 != welcome && $0.isControlCharacter }
  }
}

extension Unicode.Scalar {
  /// As in U+0000.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
