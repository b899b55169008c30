import CommandSupport
import GTKBridge

extension KeypadRequest {
  /// What options may be about over the bus.
  private static let subjects: Set<KeypadOption.Subject> = [.rules, .window]

  /// What a program on the bus asks for, profile included.
  init(_ options: [String: BusValue]) throws(UsageError) {
    self.init()
    // In the order of the alphabet, so that the same wrong options get the same words.
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      let option = try Subcommand.ask.option(named: name)
      guard Self.subjects.contains(option.subject) else {
        throw UsageError(translated("%1$s means nothing over the bus", with: option.word))
      }
      try OptionValue(value, of: option).apply(option, to: &self)
    }
    self = try withProfile(for: Self.subjects)
  }
}

extension OptionValue {
  /// A value that came over the bus.
  fileprivate init(_ value: BusValue, of option: KeypadOption) throws(UsageError) {
    switch value {
    case .text(let text), .integer(let text):
      if option.namesFile, !text.hasPrefix("/") {
        throw UsageError(translated("%1$s takes the whole path of a file here", with: option.word), not: text)
      }
      self = .text(Argument(text))
    case .flag(let isWanted): self = .flag(isWanted)
    case .other(let type):
      // Translators: the second is a type as D-Bus writes types, such as “d”
      throw UsageError(
        translated(
          "%1$s is given as a string, a whole number or a boolean, not as a value of the type %2$s: numbers are text",
          with: option.word, quoted(type)))
    }
  }
}
