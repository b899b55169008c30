import CommandSupport
import GTKBridge
import KeypadEngine

/// The options that say which values a number may have, and how it is typed.
struct NumberOptions {
  /// How digits go into the field.
  enum Entry: String, CaseIterable, Sendable {
    /// At the caret, with a decimal point.
    case point
    /// From the right, minor units first.
    case cents
  }

  private(set) var isSigned = false
  private(set) var minimum: DecimalNumber?
  private(set) var maximum: DecimalNumber?
  private(set) var step: DecimalNumber?
  private(set) var entry: Entry?
  private(set) var currency: Currency?

  /// Refines rules.
  func refine(_ rules: inout Rules) {
    rules.isSigned = isSigned
    rules.minimum = minimum
    rules.maximum = maximum
    rules.step = step
    rules.currency = currency
  }

  /// The rules of a number that is typed as the options say.
  func fieldRules(_ rules: Rules) -> any FieldRules {
    entry == .cents ? MinorUnitsRules(rules) : rules
  }

  /// The options that were given, by name.
  private var given: [String] {
    [
      "currency": currency != nil, "entry": entry != nil, "max": maximum != nil, "min": minimum != nil,
      "signed": isSigned, "step": step != nil,
    ].filter(\.value).keys.sorted()
  }

  /// Checks that none of them stands beside digit boxes.
  func checkBesideBoxes() throws(UsageError) {
    if let name = given.first {
      throw UsageError("--\(name) cannot be combined with --boxes, which has rules of its own")
    }
  }

  /// Checks that they go together, and with the rules that they refine.
  func check(beside rules: Rules) throws(UsageError) {
    if let minimum, let maximum, minimum > maximum {
      throw UsageError("--min takes a number that is not above --max, not \(minimum) with --max=\(maximum)")
    }
    if let maximum, maximum < .zero, !isSigned {
      throw UsageError("--max takes a number from 0 where there is no sign, not \(maximum): give --signed, too")
    }
    if entry == .cents, rules.fractionDigits == .unlimited {
      throw UsageError("--entry=cents needs a number of decimals: give --fraction-digits=N or --currency=CODE, too")
    }
  }
}

extension NumberOptions {
  /// Adds the options to those that are read.
  static func add(to reader: OptionReader, _ options: ReferenceWritableKeyPath<OptionReader, NumberOptions>) {
    reader.parser.flag("signed", help: translated("Take numbers below zero, too")) {
      [unowned reader] in reader[keyPath: options].isSigned = true
    }
    reader.decimal("min", help: translated("The least number to confirm")) {
      [unowned reader] in reader[keyPath: options].minimum = $0
    }
    reader.decimal("max", help: translated("The greatest number to confirm")) {
      [unowned reader] in reader[keyPath: options].maximum = $0
    }
    reader.decimal("step", above: .zero, help: translated("What the number is a multiple of")) {
      [unowned reader] in reader[keyPath: options].step = $0
    }
    reader.choice("entry", of: Entry.self, help: translated("Type at the caret, or minor units first")) {
      [unowned reader] in reader[keyPath: options].entry = $0
    }
    reader.parser.option(
      "currency", argument: translated("CODE"), takes: "the code of a currency in use, such as EUR",
      help: translated("The currency of the amount")
    ) { [unowned reader] code in
      reader[keyPath: options].currency = Currency(code: code)
      return reader[keyPath: options].currency != nil
    }
  }
}

extension OptionReader {
  fileprivate func decimal(
    _ name: String, above limit: DecimalNumber? = nil, help: String, action: @escaping (DecimalNumber) -> Void
  ) {
    let takes = "a decimal number with “.” as decimal point" + (limit.map { ", above \($0)" } ?? "")
    parser.option(name, argument: "N", takes: takes, help: help) { value in
      guard let number = DecimalNumber(value) else { return false }
      if let limit, number <= limit { return false }
      action(number)
      return true
    }
  }
}
