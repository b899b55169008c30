/// What decides which edits a field allows: ``Rules`` for a free number, ``DigitBoxes`` for a fixed number of digits.
package protocol FieldRules: Sendable {
  /// How many digits there can be before the decimal point.
  var integerDigits: DigitLimit { get }
  /// How many digits there can be behind the decimal point.
  var fractionDigits: DigitLimit { get }
  /// Whether the decimal point can be typed.
  var takesPoint: Bool { get }
  /// Whether the caret can be anywhere in the text; else it is always at its end, and nothing can be selected.
  var hasFreeCaret: Bool { get }

  /// What a key does to a field: an edit, or a refusal.
  func press(_ key: Key, in field: Field) -> Answer
  /// What pasting a text does. It is refused as a whole where the result would not be allowed.
  func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in field: Field) -> Answer
  /// What leaving the field does to it, or nil where there is nothing to settle.
  func settle(_ field: Field) -> Edit?
  /// Whether the confirm key is enabled.
  func canConfirm(_ field: Field) -> Bool
  /// What the confirm key does.
  func confirm(_ field: Field) -> Confirmation
  /// The number that the field holds so far, with `.` as decimal point; empty where that is none.
  func value(of field: Field) -> String
  /// Why a number, with `.` as decimal point, would not be accepted as it stands, or nil if it would.
  func objection(to text: String) -> Refusal?
}

extension Rules: FieldRules {
  /// Whether numbers under these rules can have a decimal point.
  package var takesPoint: Bool { hasPoint }

  /// The caret of a free number can be anywhere.
  package var hasFreeCaret: Bool { true }

  /// What the confirm key would deliver; empty where it would refuse.
  package func value(of field: Field) -> String {
    if case .confirmed(let value, _) = confirm(field) { value } else { "" }
  }
}
