/// What decides which edits a field allows: ``Rules`` for a free number, ``MinorUnitsRules`` for one that fills from the
/// right, ``DigitBoxes`` for a fixed number of digits.
public protocol FieldRules: Sendable {
  /// How many digits there can be before the decimal point.
  var integerDigits: DigitLimit { get }
  /// How many digits there can be behind the decimal point.
  var fractionDigits: DigitLimit { get }
  /// Whether numbers can have a minus sign.
  var isSigned: Bool { get }
  /// The least number that can be confirmed, or nil where there is none.
  var minimum: DecimalNumber? { get }
  /// The greatest number that can be confirmed, or nil where there is none.
  var maximum: DecimalNumber? { get }
  /// What a number is a whole multiple of when it is confirmed, or nil where any will do.
  var step: DecimalNumber? { get }
  /// Whether the decimal point can be typed.
  var takesPoint: Bool { get }
  /// Whether the caret can be anywhere in the text, and any part be selected; else it is always at the end.
  var hasFreeCaret: Bool { get }
  /// Whether everything together can be selected.
  var canSelectAll: Bool { get }
  /// What an empty field stands for, where that is to be seen in it; nil where it is just empty.
  var zero: String? { get }

  /// What a key does to a field: an edit, or a refusal.
  func press(_ key: Key, in state: EditingState) -> KeyResult
  /// What pasting a text does. It is refused as a whole where the result would not be allowed.
  func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in state: EditingState) -> KeyResult
  /// What is done at once to a text that was put into the field around the rules, or nil where it stays as it is.
  func adopted(_ text: String) -> Edit?
  /// What leaving the field does to it, or nil where there is nothing to normalize.
  func normalize(_ state: EditingState) -> Edit?
  /// Whether the confirm key is enabled.
  func canConfirm(_ state: EditingState) -> Bool
  /// What the confirm key does.
  func confirm(_ state: EditingState) -> Confirmation
  /// The number that the field holds so far, with `.` as decimal point; empty where that is none.
  func value(of state: EditingState) -> String
  /// Why a number, with `.` as decimal point, would not be accepted as it stands, or nil if it would.
  func objection(to text: String) -> Refusal?
}

extension FieldRules {
  /// An empty field is just empty.
  public var zero: String? { nil }

  /// What the confirm key would deliver; empty where it would refuse.
  public func value(of state: EditingState) -> String {
    if case .confirmed(let value, _) = confirm(state) { value } else { "" }
  }
}

extension Rules: FieldRules {
  /// Whether numbers under these rules can have a decimal point.
  public var takesPoint: Bool { hasPoint }

  /// The caret of a free number can be anywhere.
  public var hasFreeCaret: Bool { true }

  /// Everything together can be selected, as any part can.
  public var canSelectAll: Bool { true }

  /// What was put in around the rules stays as it was written.
  public func adopted(_ text: String) -> Edit? { nil }
}
