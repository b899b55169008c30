extension Rules {
  /// Sets of rules with a name. Each can be refined by changing single rules afterwards.
  public enum Preset: String, CaseIterable, Sendable {
    /// An amount to pay: up to nine integer digits and two decimals, well formed at every moment.
    case payment
    /// An amount of any size with two decimals; a point typed first brings its zero.
    case money
    /// `money`, as seen by who buys.
    case buyer
    /// `money`, as seen by who sells.
    case seller
    /// Digits only, leading zeros kept: codes and numbers of things.
    case digits
    /// Any number of digits and decimals, leading zeros kept.
    case free

    /// The rules the name stands for.
    public var rules: Rules {
      switch self {
      case .payment:
        Rules(integerDigits: 9, fractionDigits: 2, leadingPoint: .reject, leadingZeros: .reject)
      case .money, .buyer, .seller:
        Rules(integerDigits: .unlimited, fractionDigits: 2, leadingPoint: .zero, leadingZeros: .drop)
      case .digits:
        Rules(integerDigits: .unlimited, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .allow)
      case .free:
        Rules(
          integerDigits: .unlimited, fractionDigits: .unlimited, leadingPoint: .zero, leadingZeros: .allow)
      }
    }
  }
}
