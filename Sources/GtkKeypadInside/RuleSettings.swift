import KeypadEngine

/// The rules as the properties say them. What the number may look like follows from it.
struct RuleSettings: Equatable {
  /// How many digits may be asked for.
  static let possibleDigits = 1...1_000

  var base = Rules.payment
  var presetNumber = 0
  var isInMinorUnits = false

  /// The rules that have a name, in the order of `GtkKeypadPreset`.
  static let presets: [Rules] = [.payment, .money, .digits, .free]

  /// The rules themselves.
  var rules: any FieldRules {
    if isInMinorUnits { MinorUnitsRules(base) } else { base }
  }

  /// Goes by the digits, points and zeros of a preset.
  mutating func adopt(presetNumber: Int) {
    let preset = Self.presets[presetNumber]
    self.presetNumber = presetNumber
    base.integerDigits = preset.integerDigits
    base.fractionDigits = preset.fractionDigits
    base.leadingPoint = preset.leadingPoint
    base.leadingZeros = preset.leadingZeros
  }

  /// A limit as a property has it.
  static func limit(_ number: Int) -> DigitLimit { number < 0 ? .unlimited : .atMost(number) }

  /// A limit's number as a property has it: -1 for none.
  static func number(_ limit: DigitLimit) -> Int {
    if case .atMost(let count) = limit { count } else { -1 }
  }
}
