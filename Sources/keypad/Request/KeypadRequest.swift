import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// What is asked of a keypad, option by option, each of them good by itself; whether they go together `validated()` says.
///
/// It is the same whether a command line, a file or a program on a bus asks. What was not asked for is nil or false.
struct KeypadRequest: Sendable {
  var preset: Preset?
  var integerDigits: DigitLimit?
  var fractionDigits: DigitLimit?
  var leadingPoint: Rules.LeadingPoint?
  var leadingZeros: Rules.LeadingZeros?
  var decimalSeparator: DecimalSeparator?

  /// Whether numbers may be below zero.
  var isSigned = false
  var minimum: DecimalNumber?
  var maximum: DecimalNumber?
  var step: DecimalNumber?
  var entry: NumberEntry?
  var currency: Currency?

  /// How many digit boxes there are in place of a free number.
  var boxCount: Int?
  /// The box that the decimal point stands behind, from 1 on.
  var pointPosition: Int?
  /// Whether digits are not shown.
  var isMasked = false
  var confirmsWhenComplete = false

  var title: String?
  var prompt: String?
  /// The number to start from, with `.` as decimal point.
  var value: String?
  /// What is shown beside the number.
  var unit: String?
  var grouping: Grouping?
  var arrangement: DigitArrangement?
  var cornerKey: CornerKey?
  /// Whole amounts with keys of their own.
  var quickAmounts: [DecimalNumber] = []
  var confirmLabel: String?
  var confirmColor: Color?
  var styleFile: StyleFile?

  /// In milliseconds.
  var repeatDelay: Int?
  /// In milliseconds.
  var repeatInterval: Int?
  /// In seconds.
  var timeout: Int?
  var staysForMore = false
  var shufflesDigits = false
  var copiesToClipboard = false
  var coversMonitor = false
  var monitor: MonitorChoice?
  /// Where the keypad stands on a monitor that it covers.
  var dock: Dock?
  /// After how many seconds without a touch the next one only wakes.
  var wakeAfter: Int?

  /// The name of the profile to start from.
  var profile: ProfileName?
  /// After how many seconds without a question the service leaves.
  var idleTimeout: Int?

  /// The options that were given, by name.
  private(set) var given: Set<String> = []
  /// The options without a value that were declined, by name: a profile does not ask for them either.
  private(set) var declined: Set<String> = []

  /// Does what an option asks for. Given again, the last value counts.
  mutating func set(_ option: KeypadOption, to value: Argument?) throws(UsageError) {
    try option.set(value, in: &self)
    given.insert(option.name)
  }

  /// Has an option without a value stay as it is.
  mutating func decline(_ option: KeypadOption) {
    declined.insert(option.name)
  }
}
