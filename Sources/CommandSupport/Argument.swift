/// A word of a command line: bytes, which mostly are UTF-8 but need not be where they name a file.
package struct Argument: Equatable, Sendable {
  /// The bytes as they were given, none of them zero.
  package let bytes: [UInt8]

  /// A word of these bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// A word that is a text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The text; what is not UTF-8 is shown as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
