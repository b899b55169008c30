import CGtkForKeypad

/// What an entry or a text view says goes into it.
package enum InputPurpose: Sendable {
  case freeForm, digits, number, pin, other

  init(_ purpose: GtkInputPurpose) {
    switch purpose {
    case GTK_INPUT_PURPOSE_FREE_FORM: self = .freeForm
    case GTK_INPUT_PURPOSE_DIGITS: self = .digits
    case GTK_INPUT_PURPOSE_NUMBER: self = .number
    case GTK_INPUT_PURPOSE_PIN: self = .pin
    default: self = .other
    }
  }
}
