/// What somebody wrote, fit for a message of one line: not too long and without control characters.
package func excerpt(_ text: some StringProtocol) -> String {
  let longest = 60
  let start = text.unicodeScalars.prefix(longest).map { $0.isControlCharacter ? "\u{FFFD}" : $0 }
  let isCut = text.unicodeScalars.dropFirst(longest).first != nil
  return String(String.UnicodeScalarView(start)) + (isCut ? "…" : "")
}

extension Unicode.Scalar {
  /// Whether it is of Unicode's category Cc.
  package var isControlCharacter: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}
