import CommandSupport
import GTKBridge

/// Why a line of the input cannot be followed.
struct InputError: Error {
  let line: Int
  let message: String
}

/// A line of the input: valid UTF-8 without control characters but tabs.
struct Line {
  let number: Int
  let text: String
}

/// Lines of standard input, in constant memory.
struct LineReader {
  /// Far beyond any session of keys; a longer line is an error, if it is one that is not passed over.
  static let longestLine = 1 << 20

  /// The number of the line that was read last, from 1.
  private var number = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The next line without its line feed and a carriage return before it, empty for a comment; nil after the last.
  ///
  /// - Parameter beforeWaiting: called before more is asked of the input, which may take its time.
  mutating func next(beforeWaiting: () throws -> Void) throws -> Line? {
    number += 1
    var contents = LineContents(longest: Self.longestLine)
    while true {
      let piece = buffer[position...]
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      contents.append(piece[..<(end ?? piece.endIndex)])
      if contents.isTooLong {
        throw InputError(
          line: number, message: translated("the line is longer than %1$s bytes", with: String(Self.longestLine)))
      }
      position = end.map { $0 + 1 } ?? piece.endIndex
      if end != nil { return try line(contents) }
      if isAtEnd { return contents.isEmpty ? nil : try line(contents) }
      try beforeWaiting()
      buffer = try StandardInput.read(atMost: 1 << 16)
      position = 0
      isAtEnd = buffer.isEmpty
    }
  }

  private func line(_ contents: LineContents) throws(InputError) -> Line {
    guard let text = String(validating: contents.tokens, as: UTF8.self) else {
      throw InputError(line: number, message: translated("the line is not valid UTF-8"))
    }
    if let control = text.firstControlCharacter(besides: ["\t"]) {
      throw InputError(
        line: number, message: translated("the line has a control character, %1$s", with: control.codePoint))
    }
    return Line(number: number, text: text)
  }
}

/// What is kept of a line: nothing of a comment, nor of the white space that a line begins with, however long they are.
private struct LineContents {
  private var kept: [UInt8] = []
  private var count = 0
  private var isComment = false
  private let longest: Int

  init(longest: Int) {
    self.longest = longest
  }

  /// Whether the line has nothing in it, not even white space.
  var isEmpty: Bool { count == 0 }

  /// Whether it has more in it than a line may.
  var isTooLong: Bool { kept.count > longest }

  /// All but a carriage return at the end.
  var tokens: ArraySlice<UInt8> { kept.last == UInt8(ascii: "\r") ? kept.dropLast() : kept[...] }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    if isEmpty { isComment = piece.first == UInt8(ascii: "#") }
    count += piece.count
    if isComment { return }
    kept += kept.isEmpty ? piece.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } : piece
  }
}

extension StringProtocol {
  /// The first control character, but for those that are welcome.
  func firstControlCharacter(besides welcome: Set<Unicode.Scalar> = []) -> Unicode.Scalar? {
    unicodeScalars.first { $0.isControlCharacter && !welcome.contains($0) }
  }
}

extension Unicode.Scalar {
  /// As in U+0000.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
