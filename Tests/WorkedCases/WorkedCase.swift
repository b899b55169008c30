import Foundation
import KeypadEngine

/// A session of keys and what it must come to.
public struct WorkedCase: Sendable, CustomStringConvertible {
  /// The options of `keypad simulate`, as one text.
  public let options: String
  /// The tokens, separated by spaces.
  public let session: String
  /// What is to be printed: text, selection, confirm enabled, value, result words.
  public let outcome: String

  /// The options and the session.
  public var description: String { "\(options) | \(session)" }

  /// All cases of `cases.tsv`.
  public static let all: [WorkedCase] = {
    guard let file = Bundle.module.url(forResource: "cases", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("cases.tsv is not among the resources") }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      return WorkedCase(
        options: String(columns[0]), session: String(columns[1]), outcome: String(columns[2]))
    }
  }()

  /// The rules that the options ask for, of digit boxes or of a number.
  package var rules: any FieldRules {
    if let boxes { return boxes }
    return minorUnitsRules ?? numberRules
  }

  /// The rules of a number that is typed in its minor units, if the options ask for one.
  public var minorUnitsRules: MinorUnitsRules? { option("entry") == "cents" ? MinorUnitsRules(numberRules) : nil }

  /// The digit boxes that the options ask for, if they do.
  public var boxes: DigitBoxes? {
    guard let count = option("boxes").flatMap({ Int($0) }) else { return nil }
    let pointPosition = option("point-after").flatMap { Int($0) }
    guard let boxes = try? DigitBoxes(count: count, pointAfter: pointPosition) else {
      fatalError("no boxes: \(options)")
    }
    return boxes
  }

  /// The rules of a free number that the options ask for.
  public var numberRules: Rules {
    var rules = option("preset").map(Self.rules) ?? .payment
    rules.currency = option("currency").flatMap(Currency.init)
    if let currency = rules.currency { rules.fractionDigits = .atMost(currency.minorUnits) }
    if let limit = option("integer-digits") { rules.integerDigits = Self.limit(limit) }
    if let limit = option("fraction-digits") { rules.fractionDigits = Self.limit(limit) }
    if let rule = option("leading-point").flatMap(Rules.LeadingPoint.init) { rules.leadingPoint = rule }
    if let rule = option("leading-zeros").flatMap(Rules.LeadingZeros.init) { rules.leadingZeros = rule }
    rules.isSigned = options.split(separator: " ").contains("--signed")
    rules.minimum = option("min").flatMap(DecimalNumber.init)
    rules.maximum = option("max").flatMap(DecimalNumber.init)
    rules.step = option("step").flatMap(DecimalNumber.init)
    return rules
  }

  /// The decimal separator that the options ask for.
  public var decimalSeparator: DecimalSeparator {
    option("decimal-separator").flatMap(\.first).flatMap(DecimalSeparator.init) ?? .point
  }

  private func option(_ name: String) -> String? {
    options.split(separator: " ").first { $0.hasPrefix("--\(name)=") }.map { String($0.dropFirst(name.count + 3)) }
  }

  private static func rules(_ preset: String) -> Rules {
    switch preset {
    case "payment": .payment
    case "money", "buyer", "seller": .money
    case "digits": .digits
    case "free": .free
    default: fatalError("no preset: \(preset)")
    }
  }

  private static func limit(_ text: String) -> DigitLimit {
    Int(text).map(DigitLimit.atMost) ?? .unlimited
  }
}
