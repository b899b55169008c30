/// Goes through a style sheet before GTK does, whose parser calls itself for every bracket until the stack is full.
struct StyleScanner {
  /// What GTK must not be given.
  enum Fault {
    /// Brackets are nested too deeply.
    case nesting
    /// Another sheet is imported, which nobody has gone through.
    case `import`
  }

  /// How many brackets may be open at a time.
  static let deepest = 64

  private var rest: ArraySlice<UInt8>
  private var depth = 0

  /// The first thing in a sheet that GTK must not be given, if there is one.
  static func fault(in sheet: [UInt8]) -> Fault? {
    var scanner = StyleScanner(rest: sheet[...])
    return scanner.firstFault()
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func firstFault() -> Fault? {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > Self.deepest { return .nesting }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(endingWith: byte)
      case UInt8(ascii: "\\"): rest = rest.dropFirst()
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "@") where isImport: return .import
      default: break
      }
    }
    return nil
  }

  /// A string ends with its quotation mark; one that does not ends with the line.
  private mutating func skipString(endingWith mark: UInt8) {
    while let byte = rest.popFirst(), byte != mark, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
  }

  private mutating func skipComment() {
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { break }
    }
  }

  private var isImport: Bool {
    let word = Array("import".utf8)
    // Capital letters of ASCII become small ones.
    return rest.prefix(word.count).map { $0 | 0x20 } == word
  }
}
