import CommandSupport
import GTKBridge
import KeypadEngine

/// The options that say what a number may look like, the same for the window and the stream.
struct RuleOptions {
  /// Digit boxes, where those were asked for.
  private(set) var boxes: DigitBoxes?
  /// Whether digits are not shown.
  private(set) var isMasked = false
  private var boxCount: Int?
  private var pointPosition: Int?
  private(set) var preset = Preset.payment
  private(set) var decimalSeparator: DecimalSeparator?
  private var integerDigits: DigitLimit?
  private var fractionDigits: DigitLimit?
  private var leadingPoint: Rules.LeadingPoint?
  private var leadingZeros: Rules.LeadingZeros?
  fileprivate(set) var number = NumberOptions()

  /// The preset, refined by the single rules, whatever their order on the command line.
  var rules: Rules {
    var rules = preset.rules
    rules.integerDigits = integerDigits ?? rules.integerDigits
    rules.fractionDigits = fractionDigits ?? number.currency.map { .atMost($0.minorUnits) } ?? rules.fractionDigits
    rules.leadingPoint = leadingPoint ?? rules.leadingPoint
    rules.leadingZeros = leadingZeros ?? rules.leadingZeros
    number.refine(&rules)
    return rules
  }

  /// The rules of the boxes, or of a number.
  var fieldRules: any FieldRules { boxes ?? number.fieldRules(rules) }

  /// Makes the boxes, if the options go together.
  fileprivate mutating func normalize() throws(UsageError) {
    guard let boxCount else {
      if pointPosition != nil { throw UsageError("--point-after needs digit boxes: give --boxes=1…32, too") }
      if isMasked { throw UsageError("--masked needs digit boxes: give --boxes=1…32, too") }
      return try number.check(beside: rules)
    }
    let single = [
      "integer-digits": integerDigits != nil, "fraction-digits": fractionDigits != nil,
      "leading-point": leadingPoint != nil, "leading-zeros": leadingZeros != nil,
    ]
    if let name = single.filter(\.value).keys.min() {
      throw UsageError("--\(name) cannot be combined with --boxes, which has rules of its own")
    }
    try number.checkBesideBoxes()
    do {
      boxes = try DigitBoxes(count: boxCount, pointAfter: pointPosition)
    } catch {
      throw UsageError("--point-after and --boxes do not go together: \(error)")
    }
  }
}

/// A set of options being read.
final class OptionReader {
  let parser: OptionParser
  var rules = RuleOptions()

  init(summary: String, description: String? = nil) {
    parser = OptionParser(parameters: "", summary: summary, description: description)
    RuleOptions.add(to: self)
  }

  /// Reads a command line that has options only.
  func read(_ arguments: [String]) throws(UsageError) {
    if let stray = try parser.parse(arguments).first {
      throw UsageError("\(quoted(stray)) is no option; all that keypad takes begins with --")
    }
    try rules.normalize()
  }

  /// An option that takes one of some words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of _: Choice.Type, help: String, action: @escaping (Choice) -> Void
  ) {
    let words = Choice.allCases.map(\.rawValue)
    parser.option(name, argument: words.joined(separator: "|"), takes: listed(words), help: help) { value in
      Choice(rawValue: value).map(action) != nil
    }
  }

  /// An option that takes a whole number.
  func number(
    _ name: String, argument: String, in range: ClosedRange<Int>, unit: String = "", help: String,
    action: @escaping (Int) -> Void
  ) {
    let takes = "a whole number\(unit) from \(range.lowerBound) to \(range.upperBound)"
    parser.option(name, argument: argument, takes: takes, help: help) { value in
      wholeNumber(value, in: range).map(action) != nil
    }
  }
}

extension RuleOptions {
  fileprivate static func add(to reader: OptionReader) {
    reader.choice("preset", of: Preset.self, help: translated("Start from these rules")) {
      [unowned reader] in reader.rules.preset = $0
    }
    reader.limit("integer-digits", atLeast: 1, help: translated("Digits before the decimal point")) {
      [unowned reader] in reader.rules.integerDigits = $0
    }
    reader.limit("fraction-digits", atLeast: 0, help: translated("Decimals; with 0 there is no point")) {
      [unowned reader] in reader.rules.fractionDigits = $0
    }
    reader.choice("leading-point", of: Rules.LeadingPoint.self, help: translated("What a point typed first does")) {
      [unowned reader] in reader.rules.leadingPoint = $0
    }
    reader.choice("leading-zeros", of: Rules.LeadingZeros.self, help: translated("What zeros typed first do")) {
      [unowned reader] in reader.rules.leadingZeros = $0
    }
    NumberOptions.add(to: reader, \.rules.number)
    reader.number("boxes", argument: "N", in: DigitBoxes.possibleCounts, help: translated("A box for each digit")) {
      [unowned reader] in reader.rules.boxCount = $0
    }
    reader.number(
      "point-after", argument: "K", in: 1...DigitBoxes.possibleCounts.upperBound - 1,
      help: translated("The box that the decimal point stands behind")
    ) { [unowned reader] in reader.rules.pointPosition = $0 }
    reader.parser.flag("masked", help: translated("Show bullets in the boxes, not the digits")) {
      [unowned reader] in reader.rules.isMasked = true
    }
    reader.parser.option(
      "decimal-separator", argument: ".|,", takes: "“.” or “,”",
      help: translated("What is shown and typed between the integer part and the decimals")
    ) { [unowned reader] value in
      guard value.count == 1, let separator = value.first.flatMap(DecimalSeparator.init) else { return false }
      reader.rules.decimalSeparator = separator
      return true
    }
  }
}

extension OptionReader {
  fileprivate func limit(_ name: String, atLeast least: Int, help: String, action: @escaping (DigitLimit) -> Void) {
    let takes = "a whole number from \(least), or unlimited"
    parser.option(name, argument: "N|unlimited", takes: takes, help: help) { value in
      let limit = value == "unlimited" ? .unlimited : wholeNumber(value, in: least...Int.max).map(DigitLimit.atMost)
      return limit.map(action) != nil
    }
  }
}

/// The number that these ASCII digits write, if it is in range.
func wholeNumber(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text) else {
    return nil
  }
  return range.contains(number) ? number : nil
}

private func listed(_ words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " or " + words.last!
}
