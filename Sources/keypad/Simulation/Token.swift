import CommandSupport
import GTKBridge
import KeypadEngine

/// One step of a session.
enum Token: Equatable {
  case key(Key)
  case left, right, home, end, all
  case caret(Int)
  case select(Int, Int)
  case set(String)
  case paste(String)
  case blur
  case confirm

  private static let words: [Substring: Token] = [
    ".": .key(.point), ",": .key(.point), "00": .key(.doubleZero), "000": .key(.tripleZero), "sign": .key(.sign),
    "del": .key(.delete), "fdel": .key(.forwardDelete),
    "clear": .key(.clear), "left": .left, "right": .right, "home": .home, "end": .end, "all": .all, "blur": .blur,
    "confirm": .confirm,
  ]

  /// Reads a token, in which `%XX` is a byte, or says what is wrong with it.
  init(_ written: Substring) throws(TokenError) {
    let text = Substring(try Self.decoded(written))
    try Self.checkControlCharacters(in: text, written)
    if text.utf8.count == 1, let byte = text.utf8.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      self = .key(.digit(Int(byte - UInt8(ascii: "0"))))
    } else if let word = Self.words[text] {
      self = word
    } else if let token = Self.withArgument(text) {
      self = token
    } else {
      throw TokenError(message: translated("unknown token %1$s", with: quoted(written)))
    }
  }

  private static func withArgument(_ text: Substring) -> Token? {
    // By bytes: a combining mark right behind would make the colon part of another character.
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let argument = text[text.utf8.index(after: colon)...]
    switch text[..<colon] {
    case "set": return .set(String(argument))
    case "paste": return .paste(String(argument))
    case "caret": return position(argument).map(Token.caret)
    case "sel":
      let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map(position)
      guard ends.count == 2, let first = ends[0], let second = ends[1] else { return nil }
      return .select(first, second)
    default: return nil
    }
  }

  /// A position; one beyond any text is as good as the largest there is.
  private static func position(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(text) ?? Int.max
  }

  /// Undoes `%XX`.
  private static func decoded(_ token: Substring) throws(TokenError) -> String {
    var bytes: [UInt8] = []
    var rest = token.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
        throw TokenError(
          message: translated("%1$s has a percent sign without two hexadecimal digits behind it", with: quoted(token)))
      }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw TokenError(message: translated("%1$s is not valid UTF-8", with: quoted(token)))
    }
    return decoded
  }

  /// What is pasted may have white space of every kind in it.
  private static func checkControlCharacters(in text: Substring, _ written: Substring) throws(TokenError) {
    let welcome: Set<Unicode.Scalar> = text.utf8.starts(with: "paste:".utf8) ? ["\t", "\n", "\r"] : []
    if let control = text.firstControlCharacter(besides: welcome) {
      throw TokenError(
        message: translated("%1$s has a control character, %2$s", with: quoted(written), control.codePoint))
    }
  }
}

/// What is wrong with a token.
struct TokenError: Error {
  let message: String
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
