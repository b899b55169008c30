import KeypadEngine
import KeypadGTK

/// What `--preset` takes: rules with a name, which single options refine, and the look of the confirm key.
enum Preset: String, CaseIterable, Sendable {
  case payment, money, buyer, seller, digits, free

  /// The rules the name stands for.
  var rules: Rules {
    switch self {
    case .payment: .payment
    case .money, .buyer, .seller: .money
    case .digits: .digits
    case .free: .free
    }
  }

  /// The look of the confirm key.
  var confirmStyle: ConfirmStyle {
    switch self {
    case .buyer: .buyer
    case .seller: .seller
    case .payment, .money, .digits, .free: .standard
    }
  }
}
