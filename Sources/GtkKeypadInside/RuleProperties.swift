import GtkKeypadShell
import KeypadEngine

extension RuleSettings {
  /// Gives a property another value. Returns whether it is one of the rules'.
  mutating func set(_ property: GtkKeypadProperty, _ value: Value) throws(Unfit) -> Bool {
    switch property {
    case GTK_KEYPAD_PROPERTY_PRESET:
      guard !isInMinorUnits || Self.presets[value.number].fractionDigits != .unlimited else {
        throw Unfit("a preset with a limit on decimals while entry-mode is cents")
      }
      adopt(presetNumber: value.number)
    case GTK_KEYPAD_PROPERTY_INTEGER_DIGITS: base.integerDigits = try Self.digits(value.number, least: 1)
    case GTK_KEYPAD_PROPERTY_FRACTION_DIGITS:
      let limit = try Self.digits(value.number, least: 0)
      guard !isInMinorUnits || limit != .unlimited else { throw Unfit("0 to 1000 while entry-mode is cents") }
      base.fractionDigits = limit
    case GTK_KEYPAD_PROPERTY_LEADING_POINT: base.leadingPoint = value.asCase(of: Rules.LeadingPoint.self)
    case GTK_KEYPAD_PROPERTY_LEADING_ZEROS: base.leadingZeros = value.asCase(of: Rules.LeadingZeros.self)
    case GTK_KEYPAD_PROPERTY_ALLOW_NEGATIVE: base.isSigned = value.flag
    case GTK_KEYPAD_PROPERTY_MIN: base.minimum = try Self.number(value.text)
    case GTK_KEYPAD_PROPERTY_MAX: base.maximum = try Self.number(value.text)
    case GTK_KEYPAD_PROPERTY_STEP: base.step = try Self.step(value.text)
    case GTK_KEYPAD_PROPERTY_ENTRY_MODE:
      guard !value.flag || base.fractionDigits != .unlimited else {
        throw Unfit("cents only where fraction-digits has a limit")
      }
      isInMinorUnits = value.flag
    case GTK_KEYPAD_PROPERTY_CURRENCY:
      base.currency = try Self.currency(value.text)
      if let currency = base.currency { base.fractionDigits = .atMost(currency.minorUnits) }
    default: return false
    }
    return true
  }

  /// The value of a property, or nil where it is none of the rules'.
  func get(_ property: GtkKeypadProperty) -> Value? {
    switch property {
    case GTK_KEYPAD_PROPERTY_PRESET: .number(presetNumber)
    case GTK_KEYPAD_PROPERTY_INTEGER_DIGITS: .number(Self.number(base.integerDigits))
    case GTK_KEYPAD_PROPERTY_FRACTION_DIGITS: .number(Self.number(base.fractionDigits))
    case GTK_KEYPAD_PROPERTY_LEADING_POINT: .of(base.leadingPoint)
    case GTK_KEYPAD_PROPERTY_LEADING_ZEROS: .of(base.leadingZeros)
    case GTK_KEYPAD_PROPERTY_ALLOW_NEGATIVE: .flag(base.isSigned)
    case GTK_KEYPAD_PROPERTY_MIN: .text(base.minimum?.description)
    case GTK_KEYPAD_PROPERTY_MAX: .text(base.maximum?.description)
    case GTK_KEYPAD_PROPERTY_STEP: .text(base.step?.description)
    case GTK_KEYPAD_PROPERTY_ENTRY_MODE: .flag(isInMinorUnits)
    case GTK_KEYPAD_PROPERTY_CURRENCY: .text(base.currency?.code)
    default: nil
    }
  }

  private static func digits(_ number: Int, least: Int) throws(Unfit) -> DigitLimit {
    guard number == -1 || least...possibleDigits.upperBound ~= number else {
      throw Unfit("\(least) to \(possibleDigits.upperBound), or -1 for any number of digits")
    }
    return limit(number)
  }

  private static func number(_ text: String?) throws(Unfit) -> DecimalNumber? {
    guard let text else { return nil }
    guard let number = DecimalNumber(text) else { throw Unfit("a number with “.” as decimal point or NULL for none") }
    return number
  }

  private static func step(_ text: String?) throws(Unfit) -> DecimalNumber? {
    guard let text else { return nil }
    guard let number = DecimalNumber(text), number > .zero else {
      throw Unfit("a number above zero with “.” as decimal point or NULL for none")
    }
    return number
  }

  private static func currency(_ code: String?) throws(Unfit) -> Currency? {
    guard let code else { return nil }
    guard let currency = Currency(code: code) else {
      throw Unfit("the ISO 4217 code of a currency in use, such as EUR, or NULL for none")
    }
    return currency
  }
}
