import CommandSupport
import GTKBridge

/// The text of a profile as far as its lines go: `[keypad]`, then one `key=value` a line, empty lines and comments.
///
/// GLib, which reads the values, tells no lines.
struct ProfileText {
  /// The one group.
  static let group = "keypad"

  /// What is wrong with a line.
  struct Fault: Error {
    /// From 1 on.
    let line: Int
    /// A sentence.
    let words: String
  }

  /// The options that stand there and their lines, in order. Of an option that stands there twice the last counts.
  private(set) var entries: [(option: KeypadOption, line: Int)] = []
  /// All of the text.
  let text: String
  private var isInGroup = false

  /// Looks at each line, or says what is wrong with one.
  init(_ bytes: [UInt8]) throws(Fault) {
    text = String(decoding: bytes, as: UTF8.self)
    var line = 0
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      do throws(UsageError) {
        try look(at: part, line)
      } catch {
        throw Fault(line: line, words: error.message)
      }
    }
  }

  private mutating func look(at bytes: ArraySlice<UInt8>, _ number: Int) throws(UsageError) {
    guard let written = String(validating: bytes, as: UTF8.self) else {
      throw UsageError(translated("It is not in UTF-8"))
    }
    let line = Self.trimmed(written[...])
    if line.isEmpty || line.first == "#" { return }
    if line.unicodeScalars.contains(where: { $0.isControlCharacter && $0 != "\t" }) {
      throw UsageError(translated("There is a control character in it"))
    }
    if line.first == "[" {
      guard line == "[" + Self.group + "]" else {
        throw UsageError(translated("The one group here is [keypad], not %1$s", with: quoted(line)))
      }
      isInGroup = true
      return
    }
    guard let mark = line.firstIndex(of: "="), mark != line.startIndex else {
      // Translators: KEY=VALUE may be translated, [keypad] not
      throw UsageError(translated("A line is KEY=VALUE, [keypad], or begins with #, not %1$s", with: quoted(line)))
    }
    guard isInGroup else { throw UsageError(translated("[keypad] has to stand before all keys")) }
    let option = try Self.option(named: String(Self.trimmed(line[..<mark])))
    entries.removeAll { $0.option.name == option.name }
    entries.append((option, number))
  }

  private static func option(named name: String) throws(UsageError) -> KeypadOption {
    guard let option = KeypadOption.named(name) else {
      throw UsageError(translated("There is no option %1$s", with: quoted(name)))
    }
    if name == "profile" { throw UsageError(translated("A profile cannot start from another one")) }
    if option.subject == .service {
      throw UsageError(translated("%1$s means nothing in a profile", with: option.word))
    }
    return option
  }

  /// Without the white space at its ends.
  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { isBlank($0) }
    let count = start.reversed().prefix { isBlank($0) }.count
    return start.dropLast(count)
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\r"
  }
}
