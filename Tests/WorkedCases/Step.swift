import Foundation
import KeypadEngine

/// One token of a session.
public enum Step: Equatable, Sendable {
  case key(Key)
  case left, right, home, end, all
  case select(Range<Int>)
  case set(String)
  case paste(String)
  case blur, confirm
}

extension WorkedCase {
  /// The session's tokens.
  public var steps: [Step] { session.split(separator: " ").map { Self.step(String($0)) } }

  private static func step(_ token: String) -> Step {
    let parts = token.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let argument = parts.last?.removingPercentEncoding ?? ""
    switch parts[0] {
    case ".", ",": return .key(.point)
    case "00": return .key(.doubleZero)
    case "000": return .key(.tripleZero)
    case "sign": return .key(.sign)
    case "del": return .key(.delete)
    case "fdel": return .key(.forwardDelete)
    case "clear": return .key(.clear)
    case "left": return .left
    case "right": return .right
    case "home": return .home
    case "end": return .end
    case "all": return .all
    case "blur": return .blur
    case "confirm": return .confirm
    case "set": return .set(argument)
    case "paste": return .paste(argument)
    case "caret", "sel":
      let ends = argument.split(separator: "-").compactMap { Int($0) }.sorted()
      return .select(ends[0]..<ends[ends.count - 1])
    default:
      guard let digit = Int(token), 0...9 ~= digit else { fatalError("no such token: \(token)") }
      return .key(.digit(digit))
    }
  }
}
