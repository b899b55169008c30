import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// What the command line asks of the window.
final class Options {
  private(set) var ruleOptions = RuleOptions()
  private(set) var title = translated("Keypad")
  private(set) var prompt = ""
  private(set) var value = ""
  private(set) var confirmLabel: String?
  private(set) var confirmColor: Color?
  /// In milliseconds.
  private(set) var repeatDelay: Int?
  /// In milliseconds.
  private(set) var repeatInterval: Int?
  /// In seconds.
  private(set) var timeout: Int?
  private(set) var staysForMore = false
  private(set) var coversMonitor = false
  private(set) var copiesToClipboard = false
  private(set) var shufflesDigits = false
  private(set) var confirmsWhenComplete = false
  private(set) var styleSheet: StyleSheet?

  /// Reads a command line, the program's name first.
  init(_ arguments: [String]) throws(UsageError) {
    let reader = OptionReader(
      summary: translated("Asks for a number on the screen and prints it."),
      description: translated(
        "“keypad simulate” works the rules in a stream, “keypad demo” shows fields of every kind."))
    addTexts(to: reader.parser)
    addBehaviour(to: reader)
    try reader.read(arguments)
    ruleOptions = reader.rules
    if let refusal = rules.objection(to: value) {
      // A secret is not to be read in a log.
      let found = ruleOptions.isMasked ? "that" : quoted(value)
      throw UsageError("--value takes a number within the rules, not \(found): \(rules.words(for: refusal))")
    }
    if confirmsWhenComplete, ruleOptions.boxes == nil {
      throw UsageError("--confirm-when-complete needs digit boxes: give --boxes=1…32, too")
    }
    if copiesToClipboard, ruleOptions.isMasked {
      throw UsageError("--clipboard cannot be combined with --masked: everybody can read the clipboard")
    }
  }

  private var rules: any FieldRules { ruleOptions.fieldRules }

  /// The one that was asked for, or the locale's.
  var decimalSeparator: DecimalSeparator {
    ruleOptions.decimalSeparator ?? Locale.decimalSeparator.flatMap(DecimalSeparator.init) ?? .point
  }

  private func addTexts(to parser: OptionParser) {
    let text = translated("TEXT")
    parser.option("title", argument: text, takes: "a text", help: translated("The window's title")) {
      [unowned self] in
      title = $0
      return true
    }
    parser.option("prompt", argument: text, takes: "a text", help: translated("What is asked for")) {
      [unowned self] in
      prompt = $0
      return true
    }
    parser.option(
      "value", argument: translated("NUMBER"), takes: "a number with “.” as decimal point",
      help: translated("The number to start from")
    ) { [unowned self] in
      value = $0
      return true
    }
    parser.option(
      "confirm-label", argument: text, takes: "a text", help: translated("What is written on the confirm key")
    ) { [unowned self] in
      confirmLabel = $0
      return true
    }
    parser.option(
      "css", argument: translated("FILE"), takes: "a file with a style sheet",
      help: translated("A style sheet on top of the built-in one")
    ) { [unowned self] path throws(UsageError) in
      do throws(StyleError) {
        styleSheet = try StyleSheet(file: path)
      } catch {
        throw UsageError("--css takes a file with a style sheet, not \(quoted(path)): \(error.message)")
      }
      return true
    }
    parser.option(
      "confirm-color", argument: "#RRGGBB", takes: "a colour as #RRGGBB",
      help: translated("The colour of the confirm key")
    ) { [unowned self] in
      confirmColor = Color($0)
      return confirmColor != nil
    }
  }

  private func addBehaviour(to reader: OptionReader) {
    let milliseconds = 1...60_000
    reader.number(
      "repeat-delay", argument: "MS", in: milliseconds, unit: " of milliseconds",
      help: translated("How long delete is held before it repeats (500)")
    ) { [unowned self] in repeatDelay = $0 }
    reader.number(
      "repeat-interval", argument: "MS", in: milliseconds, unit: " of milliseconds",
      help: translated("The time between repeats (200)")
    ) { [unowned self] in repeatInterval = $0 }
    reader.number(
      "timeout", argument: translated("SECONDS"), in: 1...1_000_000, unit: " of seconds",
      help: translated("Give up after this time")
    ) { [unowned self] in timeout = $0 }
    reader.parser.flag("loop", help: translated("Stay, and print each number that is confirmed")) {
      [unowned self] in staysForMore = true
    }
    reader.parser.flag("kiosk", help: translated("Cover the monitor, with no way out by accident")) {
      [unowned self] in coversMonitor = true
    }
    reader.parser.flag("shuffle", help: translated("Put the digits in random order")) {
      [unowned self] in shufflesDigits = true
    }
    reader.parser.flag("confirm-when-complete", help: translated("Confirm as soon as the last box is filled")) {
      [unowned self] in confirmsWhenComplete = true
    }
    reader.parser.flag("clipboard", help: translated("Put each confirmed number on the clipboard too")) {
      [unowned self] in copiesToClipboard = true
    }
  }
}
