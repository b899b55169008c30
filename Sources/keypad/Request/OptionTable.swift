import GTKBridge
import KeypadEngine

/// Options that belong together in the help.
struct OptionGroup: Sendable {
  let title: String
  let options: [KeypadOption]

  /// All options. An option is added by its entry here, and by what its entry changes in ``KeypadRequest``.
  static let all = [rules, values, boxes, appearance, keys, behavior, profile, service]

  private static let rules = OptionGroup(
    title: translated("Rules"),
    options: [
      KeypadOption("preset", .choice(), about: .rules, help: translated("Start from these rules")) {
        $0.preset = $1
      },
      KeypadOption(
        "integer-digits", .limit(atLeast: 1), about: .rules, for: .numbers,
        help: translated("Digits before the decimal point")
      ) { $0.integerDigits = $1 },
      KeypadOption(
        "fraction-digits", .limit(atLeast: 0), about: .rules, for: .numbers,
        help: translated("Decimals; with 0 there is no point")
      ) { $0.fractionDigits = $1 },
      KeypadOption(
        "leading-point", .choice(), about: .rules, for: .numbers,
        help: translated("What a point typed first does")
      ) { $0.leadingPoint = $1 },
      KeypadOption(
        "leading-zeros", .choice(), about: .rules, for: .numbers, help: translated("What zeros typed first do")
      ) { $0.leadingZeros = $1 },
      KeypadOption(
        "decimal-separator", .separator, about: .rules,
        help: translated("What is shown and typed between the integer part and the decimals")
      ) { $0.decimalSeparator = $1 },
    ])

  private static let values = OptionGroup(
    title: translated("Values"),
    options: [
      KeypadOption("signed", about: .rules, for: .numbers, help: translated("Take numbers below zero, too")) {
        $0.isSigned = true
      },
      KeypadOption(
        "min", .decimal, about: .rules, for: .numbers, help: translated("The least number to confirm")
      ) { $0.minimum = $1 },
      KeypadOption(
        "max", .decimal, about: .rules, for: .numbers, help: translated("The greatest number to confirm")
      ) { $0.maximum = $1 },
      KeypadOption(
        "step", .positiveDecimal, about: .rules, for: .numbers, help: translated("What the number is a multiple of")
      ) { $0.step = $1 },
      KeypadOption(
        "entry", .choice(), about: .rules, for: .numbers,
        help: translated("Type at the caret, or minor units first")
      ) { $0.entry = $1 },
      KeypadOption(
        "currency", .currency, about: .rules, for: .numbers, help: translated("The currency of the amount")
      ) { $0.currency = $1 },
    ])

  private static let boxes = OptionGroup(
    title: translated("Digit boxes"),
    options: [
      KeypadOption(
        "boxes", .count("N", in: DigitBoxes.possibleCounts), about: .rules, help: translated("A box for each digit")
      ) { $0.boxCount = $1 },
      KeypadOption(
        "point-after", .count("K", in: 1...DigitBoxes.possibleCounts.upperBound - 1), about: .rules, for: .boxes,
        help: translated("The box that the decimal point stands behind")
      ) { $0.pointPosition = $1 },
      KeypadOption("masked", for: .boxes, help: translated("Show bullets in the boxes, not the digits")) {
        $0.isMasked = true
      },
      KeypadOption(
        "confirm-when-complete", for: .boxes, help: translated("Confirm as soon as the last box is filled")
      ) { $0.confirmsWhenComplete = true },
    ])

  private static let appearance = OptionGroup(
    title: translated("What is shown"),
    options: [
      KeypadOption("title", .text, help: translated("The window's title")) { $0.title = $1 },
      KeypadOption("prompt", .text, help: translated("What is asked for")) { $0.prompt = $1 },
      KeypadOption("value", .number, help: translated("The number to start from")) { $0.value = $1 },
      KeypadOption("unit", .text, help: translated("What is shown beside the number")) { $0.unit = $1 },
      KeypadOption("group", .choice(), help: translated("Whether digits stand in groups")) { $0.grouping = $1 },
      KeypadOption("confirm-label", .text, help: translated("What is written on the confirm key")) {
        $0.confirmLabel = $1
      },
      KeypadOption("confirm-color", .color, help: translated("The colour of the confirm key")) {
        $0.confirmColor = $1
      },
      KeypadOption("css", .styleFile, help: translated("A style sheet on top of the built-in one")) {
        $0.styleFile = $1
      },
    ])

  private static let keys = OptionGroup(
    title: translated("Keys"),
    options: [
      KeypadOption("layout", .choice(), help: translated("1 2 3 on top, or 7 8 9")) { $0.arrangement = $1 },
      KeypadOption("corner-key", .choice(), help: translated("The key at the lower right of the digits")) {
        $0.cornerKey = $1
      },
      KeypadOption("quick", .amounts, for: .numbers, help: translated("Keys with whole amounts")) {
        $0.quickAmounts = $1
      },
      KeypadOption("shuffle", help: translated("Put the digits in random order")) { $0.shufflesDigits = true },
    ])

  private static let behavior = OptionGroup(
    title: translated("Behaviour"),
    options: [
      KeypadOption(
        "repeat-delay", .milliseconds(in: 1...60_000),
        help: translated("How long delete is held before it repeats (500)")
      ) { $0.repeatDelay = $1 },
      KeypadOption(
        "repeat-interval", .milliseconds(in: 1...60_000), help: translated("The time between repeats (200)")
      ) { $0.repeatInterval = $1 },
      KeypadOption(
        "timeout", .seconds(in: 1...1_000_000), help: translated("Give up after this time without a touch or a key")
      ) {
        $0.timeout = $1
      },
      KeypadOption("loop", about: .output, help: translated("Stay, and print each number that is confirmed")) {
        $0.staysForMore = true
      },
      KeypadOption("clipboard", help: translated("Put each confirmed number on the clipboard too")) {
        $0.copiesToClipboard = true
      },
      KeypadOption("kiosk", help: translated("Cover the monitor, with no way out by accident")) {
        $0.coversMonitor = true
      },
      KeypadOption("monitor", .monitor, help: translated("The monitor to be shown on")) { $0.monitor = $1 },
      KeypadOption("dock", .choice(), help: translated("With --kiosk: where the keypad stands")) { $0.dock = $1 },
      KeypadOption(
        "wake", .seconds(in: 1...1_000_000),
        help: translated("A touch after this time, or on a dark screen, only wakes")
      ) { $0.wakeAfter = $1 },
    ])

  private static let profile = OptionGroup(
    title: translated("Profiles"),
    options: [
      KeypadOption("profile", .profile, about: .rules, help: translated("Start from the options that a file holds")) {
        $0.profile = $1
      }
    ])

  private static let service = OptionGroup(
    title: translated("Service"),
    options: [
      KeypadOption(
        "idle-timeout", .seconds(in: 1...1_000_000), about: .service,
        help: translated("Leave after this time without a question (30)")
      ) { $0.idleTimeout = $1 }
    ])
}

extension KeypadOption {
  /// All options.
  static let all = OptionGroup.all.flatMap(\.options)

  /// The option of a name without hyphens, if there is one.
  static func named(_ name: String) -> KeypadOption? { all.first { $0.name == name } }
}
