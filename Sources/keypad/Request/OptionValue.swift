import CommandSupport
import GTKBridge

/// The value of an option where every option has one: in a file, or over a bus.
enum OptionValue: Equatable, Sendable {
  /// For an option that takes a value.
  case text(Argument)
  /// Whether an option that takes none is wanted.
  case flag(Bool)

  /// It as a word.
  private var word: Argument {
    switch self {
    case .text(let word): word
    case .flag(let isWanted): Argument(isWanted ? "true" : "false")
    }
  }

  /// Has a request hold what an option with this value asks for.
  func apply(_ option: KeypadOption, to request: inout KeypadRequest) throws(UsageError) {
    if option.takesValue {
      guard case .text(let text) = self else { throw option.unfit(word.text) }
      return try request.set(option, to: text)
    }
    guard case .flag(let isWanted) = self else {
      throw UsageError(translated("%1$s takes true or false", with: option.word), not: word.text)
    }
    if isWanted { try request.set(option, to: nil) } else { request.decline(option) }
  }
}
