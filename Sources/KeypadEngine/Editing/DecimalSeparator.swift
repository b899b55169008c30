/// The character that separates the integer part of a number from its decimals where people see and type it.
///
/// Inside the engine, and wherever a value is handed over, the separator is always `.`; this says which
/// one is in use for people.
public enum DecimalSeparator: Character, CaseIterable, Sendable {
  /// `.`, as in 12.50
  case point = "."
  /// `,`, as in 12,50
  case comma = ","
}
