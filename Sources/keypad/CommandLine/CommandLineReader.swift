import CommandSupport
import GTKBridge

/// What a command line comes to.
enum ParsedCommandLine {
  case request(KeypadRequest)
  /// What there is to ask for is to be told.
  case help
  /// The version is to be told.
  case version
}

/// Reads the words of a command line: `--name=value`, `--name value` and `--name`, up to `--`.
///
/// The word behind an option that takes a value is its value, whatever it looks like: `--prompt "$label"` must not
/// depend on what the label begins with.
struct CommandLineReader {
  let subcommand: Subcommand
  private var rest: ArraySlice<Argument>
  private var request = KeypadRequest()

  /// Reads what stands on the command line behind the command's own words.
  static func read(_ words: ArraySlice<Argument>, of subcommand: Subcommand) throws(UsageError) -> ParsedCommandLine {
    var reader = CommandLineReader(subcommand: subcommand, rest: words)
    return try reader.read()
  }

  private init(subcommand: Subcommand, rest: ArraySlice<Argument>) {
    self.subcommand = subcommand
    self.rest = rest
  }

  private mutating func read() throws(UsageError) -> ParsedCommandLine {
    while let word = rest.popFirst() {
      switch word.text {
      case "--help", "-h": return .help
      case "--version": return .version
      case "--":
        if let stray = rest.first { throw straying(stray) }
      default: try follow(word)
      }
    }
    return .request(request)
  }

  private mutating func follow(_ word: Argument) throws(UsageError) {
    guard word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 else { throw straying(word) }
    guard word.bytes.starts(with: "--".utf8) else { throw subcommand.unknownOption(word.text) }
    let parts = word.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = Argument(parts[0]).text
    var value = parts.dropFirst().first.map { Argument($0) }
    if let value, ["help", "version"].contains(name) {
      throw UsageError(translated("%1$s takes no value", with: KeypadOption.word(name)), not: value.text)
    }
    let option = try subcommand.option(named: name)
    if option.takesValue, value == nil { value = rest.popFirst() }
    try request.set(option, to: value)
  }

  private func straying(_ word: Argument) -> UsageError {
    // Translators: the second is a command
    UsageError(
      translated("%1$s is no option, and %2$s takes nothing else", with: quoted(word.text), subcommand.command))
  }
}
