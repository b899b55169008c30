import CommandSupport
import GTKBridge

/// A file with a style sheet that may be given to GTK.
///
/// The file and not its text is what is kept: what a sheet names by relative paths is looked for beside it.
struct StyleFile: Sendable {
  /// The most bytes that a sheet may have.
  private static let largestSize = 1 << 20

  /// The file's name.
  let name: Argument

  /// Reads the file and takes it, or says why not. Whether GTK understands it is another question.
  init(_ name: Argument) throws(UnfitValue) {
    self.name = name
    let contents: [UInt8]
    do throws(FileError) {
      contents = try Files.contents(of: name, atMost: Self.largestSize)
    } catch {
      throw UnfitValue(reason: Self.words(for: error))
    }
    if let fault = StyleScanner.fault(in: contents) { throw UnfitValue(reason: fault.words) }
  }

  private static func words(for error: FileError) -> String {
    switch error {
    case .system(let error): error.message
    case .notRegular: translated("It is no regular file")
    case .tooLarge: translated("It has more than %1$s bytes", with: String(largestSize))
    }
  }
}

extension ValueKind<StyleFile> {
  /// A file with a style sheet.
  static var styleFile: ValueKind {
    ValueKind(
      placeholder: translated("FILE"), takes: { translated("%1$s takes a file with a style sheet", with: $0) },
      read: { argument throws(UnfitValue) in try StyleFile(argument) })
  }
}

extension StyleScanner.Fault {
  fileprivate var words: String {
    switch self {
    case .nesting: translated("It has more than %1$s brackets within each other", with: String(StyleScanner.deepest))
    case .import: translated("It imports another sheet, but all has to be in one file")
    }
  }
}
