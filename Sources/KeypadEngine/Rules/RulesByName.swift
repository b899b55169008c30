extension Rules {
  /// An amount to pay: up to nine integer digits and two decimals, well formed at every moment.
  public static let payment = Rules(integerDigits: 9, fractionDigits: 2, leadingPoint: .reject, leadingZeros: .reject)
  /// An amount of any size with two decimals; a point typed first brings its zero.
  public static let money = Rules(
    integerDigits: .unlimited, fractionDigits: 2, leadingPoint: .zero, leadingZeros: .drop)
  /// Digits only, leading zeros kept: codes and numbers of things.
  public static let digits = Rules(
    integerDigits: .unlimited, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .allow)
  /// Any number of digits and decimals, leading zeros kept.
  public static let free = Rules(
    integerDigits: .unlimited, fractionDigits: .unlimited, leadingPoint: .zero, leadingZeros: .allow)
}
