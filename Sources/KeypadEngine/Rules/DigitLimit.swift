/// How many digits a part of a number may have.
public enum DigitLimit: Equatable, Sendable {
  /// At most this many digits.
  case atMost(Int)
  /// As many digits as one likes.
  case unlimited

  /// Whether a part with `count` digits keeps the limit.
  @inlinable
  public func allows(_ count: Int) -> Bool {
    switch self {
    case .atMost(let limit): count <= limit
    case .unlimited: true
    }
  }
}

extension DigitLimit: ExpressibleByIntegerLiteral {
  /// A limit written as a number: `2` is `.atMost(2)`.
  public init(integerLiteral value: Int) {
    self = .atMost(value)
  }
}
