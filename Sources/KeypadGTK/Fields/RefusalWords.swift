import GTKBridge
import KeypadEngine

extension FieldRules {
  /// A refusal in words for the person at the keypad.
  package func words(for refusal: Refusal) -> String {
    switch refusal {
    case .notANumber: takesPoint ? translated("Only digits and one decimal point") : translated("Only digits")
    case .ambiguous: translated("This can be read in two ways")
    case .secondPoint: translated("There is a decimal point already")
    case .noPoint: fractionDigits.allows(1) ? translated("The point has its place") : translated("No decimals here")
    case .leadingPoint: translated("A digit comes first")
    case .integerFull: integerWords
    case .fractionFull: fractionWords
    case .pointGuard: translated("Delete the decimals first")
    case .leadingZero: translated("A zero cannot come first")
    case .nothingToDelete: translated("Nothing to delete")
    case .empty: translated("Nothing entered yet")
    case .full: translated("There is no room for more digits")
    case .unfinished: translated("Fill all boxes first")
    case .tooLong: translated("The field takes no more characters")
    case .rejected: translated("The field does not take this")
    }
  }

  private var integerWords: String {
    guard case .atMost(let count) = integerDigits else { return "" }
    return takesPoint
      ? translated("At most %d digit before the point", plural: "At most %d digits before the point", count)
      : translated("At most %d digit", plural: "At most %d digits", count)
  }

  private var fractionWords: String {
    guard case .atMost(let count) = fractionDigits else { return "" }
    return translated("At most %d decimal", plural: "At most %d decimals", count)
  }
}
