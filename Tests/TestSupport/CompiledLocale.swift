import Foundation

/// A locale of the C library, compiled for a test, so that the machine need not have it.
public final class CompiledLocale {
  /// The name for `LANG`.
  public let name: String
  private let directory: TemporaryDirectory

  /// Compiles a locale such as `de_DE`, in UTF-8.
  public init(_ source: String) throws {
    name = "\(source).UTF-8"
    directory = try TemporaryDirectory()
    let compiler = try Program(
      "localedef", ["--no-archive", "-i", source, "-f", "UTF-8", directory.file(name)],
      environment: Surroundings(home: directory.path).variables)
    // The compiler warns with status 1 about what it leaves out, and writes the locale all the same.
    let status = try compiler.child.waitForExit(timeout: 30)
    guard FileManager.default.fileExists(atPath: directory.file("\(name)/LC_NUMERIC")) else {
      throw Shortfall("localedef ended with \(status): \(compiler.errorOutput)")
    }
  }

  /// Surroundings in this locale, with the words for people in a language of its own choice.
  public func speaking(_ language: String, in surroundings: Surroundings) -> Surroundings {
    surroundings.setting("LOCPATH", to: directory.path).setting("LANG", to: name)
      .setting("LANGUAGE", to: language)
  }
}
