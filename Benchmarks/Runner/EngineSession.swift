import KeypadEngine

/// What a hasty person does with one field: types, is refused, deletes, selects. Always the same for a seed.
struct EngineSession {
  enum Step {
    case press(Key)
    case select(Range<Int>)
  }

  /// Rules under which a text has at most 15 characters.
  static let everyKindOfRules = [
    Rules(integerDigits: 9, fractionDigits: 2, leadingPoint: .reject, leadingZeros: .reject),
    Rules(integerDigits: 9, fractionDigits: 2, leadingPoint: .zero, leadingZeros: .replace),
    Rules(integerDigits: 12, fractionDigits: 2, leadingPoint: .zero, leadingZeros: .drop),
    Rules(integerDigits: 15, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .allow),
  ]

  let rules: Rules
  let steps: [Step]

  init(rules: Rules, count: Int, seed: UInt64) {
    var chance = Chance(seed: seed)
    self.rules = rules
    steps = (0..<count).map { _ in EngineSession.step(&chance) }
  }

  /// How many steps are keys.
  var keyCount: Int {
    steps.count { step in
      if case .press = step { return true }
      return false
    }
  }

  private static func step(_ chance: inout Chance) -> Step {
    switch chance.below(100) {
    case 0..<62: return .press(.digit(chance.below(10)))
    case 62..<70: return .press(.point)
    case 70..<75: return .press(.doubleZero)
    case 75..<88: return .press(.delete)
    case 88..<91: return .press(.forwardDelete)
    case 91: return .press(.clear)
    case 92..<96: return .select(Int.max..<Int.max)
    default:
      let start = chance.below(13)
      return .select(start..<(start + chance.below(4)))
    }
  }
}

/// Numbers that look random and are the same each time (the splitmix64 generator).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
