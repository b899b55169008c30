import KeypadEngine

/// Which keys a keypad shows.
public struct KeypadKeys: Equatable, Sendable {
  /// How the digits stand where they are not shuffled: 1 2 3 on top, or 7 8 9.
  public var arrangement: DigitArrangement
  /// The key at the lower right of the digits; nil for the sign where the rules have one, and for hide elsewhere.
  public var cornerKey: CornerKey?
  /// Whole amounts with keys of their own in a row above the others, with `.` as decimal point: at most eight, more end
  /// the program. A key puts its amount in the place of everything, by the rules of a paste.
  public var quickAmounts: [String]

  /// The usual keys, but for what is said.
  public init(arrangement: DigitArrangement = .phone, cornerKey: CornerKey? = nil, quickAmounts: [String] = []) {
    self.arrangement = arrangement
    self.cornerKey = cornerKey
    self.quickAmounts = quickAmounts
  }
}
