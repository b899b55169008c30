import CommandSupport
import GTKBridge

/// An option: its name, what it takes, and how it changes a request.
///
/// Whoever asks by other means than a command line, by a file or over a bus, uses the same options.
struct KeypadOption: Sendable {
  /// Which fields an option means something for.
  enum Fields: Sendable {
    case all
    /// Free numbers: the option cannot be combined with digit boxes.
    case numbers
    /// Digit boxes: the option needs them.
    case boxes
  }

  /// What an option is about.
  enum Subject: Sendable {
    /// What a number may look like, and so it holds without a window, too.
    case rules
    /// The window.
    case window
    /// What the command prints, and so it means nothing where nothing is printed.
    case output
    /// The service, not its questions.
    case service
  }

  /// The name without hyphens.
  let name: String
  /// What stands for the value in the help; nil where the option takes none.
  let placeholder: String?
  /// What it does, in a few words.
  let help: String
  let subject: Subject
  let fields: Fields
  /// Whether the value is the name of a file.
  let namesFile: Bool
  /// What it takes, as a sentence.
  private let takes: @Sendable () -> String
  private let apply: @Sendable (inout KeypadRequest, Argument) throws(UsageError) -> Void

  /// An option that takes a value.
  ///
  /// - Parameter store: puts the value into the request
  init<Value>(
    _ name: String, _ kind: ValueKind<Value>, about subject: Subject = .window, for fields: Fields = .all,
    help: String, store: @escaping @Sendable (inout KeypadRequest, Value) -> Void
  ) {
    self.name = name
    placeholder = kind.placeholder
    self.help = help
    self.subject = subject
    self.fields = fields
    namesFile = Value.self == StyleFile.self
    let word = Self.word(name)
    takes = { kind.takes(word) }
    apply = { request, argument throws(UsageError) in
      do throws(UnfitValue) {
        store(&request, try kind.read(argument))
      } catch {
        throw UsageError(kind.takes(word), not: argument.text, because: error.reason)
      }
    }
  }

  /// An option that takes no value.
  ///
  /// - Parameter store: changes the request
  init(
    _ name: String, about subject: Subject = .window, for fields: Fields = .all, help: String,
    store: @escaping @Sendable (inout KeypadRequest) -> Void
  ) {
    self.name = name
    placeholder = nil
    self.help = help
    self.subject = subject
    self.fields = fields
    namesFile = false
    let word = Self.word(name)
    takes = { translated("%1$s takes no value", with: word) }
    apply = { request, _ in store(&request) }
  }

  /// An option's name as it is written on a command line.
  static func word(_ name: String) -> String { "--" + name }

  /// The option's name as it is written on a command line.
  var word: String { Self.word(name) }

  /// Whether the option takes a value.
  var takesValue: Bool { placeholder != nil }

  /// Has a request hold what this option asks for.
  ///
  /// - Parameter value: nil where none was given
  func set(_ value: Argument?, in request: inout KeypadRequest) throws(UsageError) {
    switch (value, takesValue) {
    case (let value?, true): try apply(&request, value)
    case (nil, false): try apply(&request, Argument(""))
    case (nil, true): throw UsageError(takes())
    case (let value?, false): throw unfit(value.text)
    }
  }

  /// That something is no value for it.
  func unfit(_ value: String) -> UsageError { UsageError(takes(), not: value) }
}
