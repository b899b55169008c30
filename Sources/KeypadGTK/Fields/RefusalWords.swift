import GTKBridge
import KeypadEngine

extension FieldRules {
  /// A refusal in words for the person at the keypad.
  ///
  /// - Parameters:
  ///   - decimalSeparator: what stands in numbers that are named
  ///   - longestText: how many characters the field takes
  package func words(
    for refusal: Refusal, decimalSeparator: DecimalSeparator = .point, longestText: Int = Rules.longestText
  ) -> String {
    switch refusal {
    case .notANumber: numberWords
    case .ambiguous: translated("This can be read in two ways")
    case .secondPoint: translated("There is a decimal point already")
    case .noPoint: fractionDigits.allows(1) ? translated("The point has its place") : translated("No decimals here")
    case .noSign: translated("This field takes no sign")
    case .leadingPoint: translated("A digit comes first")
    case .integerFull: integerWords
    case .fractionFull: fractionWords
    case .tooLong: translated("At most %d character", plural: "At most %d characters", longestText)
    case .aboveMaximum:
      // Translators: %s is a number, the greatest that can be confirmed
      maximum.map { translated("At most %s", naming: decimalSeparator.shown($0)) }
        ?? translated("The number is too large")
    case .belowMinimum:
      // Translators: %s is a number, the least that can be confirmed
      minimum.map { translated("At least %s", naming: decimalSeparator.shown($0)) }
        ?? translated("The number is too small")
    case .pointGuard: translated("Delete the decimals first")
    case .leadingZero: translated("A zero cannot come first")
    case .offStep:
      // Translators: %s is a number that the one to confirm is a multiple of
      step.map { translated("In steps of %s", naming: decimalSeparator.shown($0)) }
        ?? translated("The number is between two steps")
    case .nothingToDelete: translated("Nothing to delete")
    case .empty: translated("Nothing entered yet")
    case .full: translated("There is no room for more digits")
    case .unfinished: translated("Fill all boxes first")
    case .unseen: translated("Look at the number first")
    case .rejected: translated("The field does not take this")
    }
  }

  private var numberWords: String {
    if isSigned { return translated("This is no number") }
    return takesPoint ? translated("Only digits and one decimal point") : translated("Only digits")
  }

  private var integerWords: String {
    guard case .atMost(let count) = integerDigits else { return "" }
    return fractionDigits.allows(1)
      ? translated("At most %d digit before the point", plural: "At most %d digits before the point", count)
      : translated("At most %d digit", plural: "At most %d digits", count)
  }

  private var fractionWords: String {
    guard case .atMost(let count) = fractionDigits else { return "" }
    return translated("At most %d decimal", plural: "At most %d decimals", count)
  }
}

extension DecimalSeparator {
  /// A number as it is written with this separator.
  fileprivate func shown(_ number: DecimalNumber) -> String { exchangedWithPoint(in: number.description) }
}
