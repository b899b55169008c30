import CommandSupport
import GTKBridge

/// What `--help` prints.
struct Help {
  private let subcommand: Subcommand

  init(_ subcommand: Subcommand) {
    self.subcommand = subcommand
  }

  /// All of it, in lines.
  var text: String {
    let entries = subcommand.optionGroups.map { group in
      [heading(group.title)] + group.options.map { entry($0.usage, $0.help) }
    }
    let common = [
      heading(translated("Help")), entry("-h, --help", translated("Print this and exit")),
      entry("--version", translated("Print the version and exit")),
    ]
    let start = [translated("Usage: %1$s [OPTION…]", with: subcommand.command), "", subcommand.summary]
    let end = subcommand.description.map { ["", $0] } ?? []
    return (start + entries.flatMap(\.self) + common + end).joined(separator: "\n") + "\n"
  }

  /// The widest name and value that leaves room for words beside it, in columns.
  private static let widest = 28

  private func heading(_ title: String) -> String { "\n" + title + ":" }

  /// An option and what it does; behind a long one that is on a line of its own.
  private func entry(_ usage: String, _ words: String) -> String {
    let width = columns(of: usage)
    let gap = width > Self.widest ? "\n" + spaces(Self.widest + 4) : spaces(Self.widest + 2 - width)
    return spaces(2) + usage + gap + words
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension KeypadOption {
  /// The option as it is written on a command line.
  fileprivate var usage: String { word + (placeholder.map { "=" + $0 } ?? "") }
}
