/// How the digits stand where they are not shuffled. Its raw value is the word for it in options.
@nonexhaustive
public enum DigitArrangement: String, CaseIterable, Sendable {
  /// 1 2 3 on top, as on telephones and card terminals.
  case phone
  /// 7 8 9 on top, as on calculators and the number pads of keyboards.
  case calculator

  /// Which digit is in which place.
  package var order: DigitOrder {
    switch self {
    case .phone: .usual
    case .calculator: DigitOrder(digits: [7, 8, 9, 4, 5, 6, 1, 2, 3, 0])
    }
  }
}
