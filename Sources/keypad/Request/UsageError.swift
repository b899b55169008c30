import GTKBridge

/// Why something that was asked for cannot be done: a sentence that names the option and what it takes.
struct UsageError: Error, Equatable {
  /// The sentence, in the language of the locale.
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// - Parameters:
  ///   - takes: what the option takes, as a sentence that begins with its name
  ///   - value: what it was given
  ///   - reason: what is wrong with that, as a sentence, where it does not go without saying
  init(_ takes: String, not value: String, because reason: String? = nil) {
    if let reason {
      // Translators: the first and the last are sentences, the second is in quotation marks
      message = translated("%1$s, not %2$s: %3$s", with: takes, quoted(value), reason)
    } else {
      // Translators: the first is a sentence such as “--timeout takes a whole number”, the second in quotation marks
      message = translated("%1$s, not %2$s", with: takes, quoted(value))
    }
  }
}
