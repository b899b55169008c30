import CommandSupport
import GTKBridge
import KeypadEngine
import KeypadGTK

/// What kind of value an option takes: how it is read, and how it is spoken of.
struct ValueKind<Value>: Sendable {
  /// What stands for the value in the help, such as `N|unlimited`.
  let placeholder: String
  /// What an option takes, as a sentence that begins with its name.
  let takes: @Sendable (_ option: String) -> String
  /// Reads a value, or says why it is none.
  let read: @Sendable (Argument) throws(UnfitValue) -> Value
}

/// That something is no value for an option.
struct UnfitValue: Error {
  /// What is wrong with it, as a sentence, where that does not go without saying.
  var reason: String?
}

extension ValueKind {
  /// A kind of which nothing more is to be said than what it takes.
  private init(
    _ placeholder: String, takes: @escaping @Sendable (String) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder: placeholder, takes: takes) { argument throws(UnfitValue) in
      guard let value = read(argument.text) else { throw UnfitValue() }
      return value
    }
  }
}

extension ValueKind<String> {
  /// Any text.
  static var text: ValueKind {
    ValueKind(translated("TEXT"), takes: { translated("%1$s takes a text", with: $0) }, read: { $0 })
  }

  /// A number, which is held against the rules once all of them are known.
  static var number: ValueKind {
    ValueKind(
      translated("NUMBER"), takes: { translated("%1$s takes a number with “.” as decimal point", with: $0) },
      read: { $0 })
  }
}

extension ValueKind<Int> {
  /// How many of something.
  static func count(_ placeholder: String, in range: ClosedRange<Int>) -> ValueKind {
    whole(placeholder, in: range) {
      translated("%1$s takes a whole number from %2$s to %3$s", with: $0, $1, $2)
    }
  }

  /// A time in milliseconds.
  static func milliseconds(in range: ClosedRange<Int>) -> ValueKind {
    whole(translated("MS"), in: range) {
      translated("%1$s takes a whole number of milliseconds from %2$s to %3$s", with: $0, $1, $2)
    }
  }

  /// A time in seconds.
  static func seconds(in range: ClosedRange<Int>) -> ValueKind {
    whole(translated("SECONDS"), in: range) {
      translated("%1$s takes a whole number of seconds from %2$s to %3$s", with: $0, $1, $2)
    }
  }

  private static func whole(
    _ placeholder: String, in range: ClosedRange<Int>,
    takes: @escaping @Sendable (_ option: String, _ least: String, _ most: String) -> String
  ) -> ValueKind {
    ValueKind(
      placeholder, takes: { takes($0, String(range.lowerBound), String(range.upperBound)) },
      read: { wholeNumber($0, in: range) })
  }
}

extension ValueKind<DigitLimit> {
  /// How many digits there may be.
  static func limit(atLeast least: Int) -> ValueKind {
    let range = least...Int.max
    return ValueKind(
      "N|unlimited",
      takes: {
        translated(
          "%1$s takes a whole number from %2$s to %3$s, or unlimited", with: $0, String(range.lowerBound),
          String(range.upperBound))
      },
      read: { $0 == "unlimited" ? .unlimited : wholeNumber($0, in: range).map(DigitLimit.atMost) })
  }
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// One of some words.
  static func choice() -> ValueKind {
    let words = Value.allCases.map(\.rawValue).joined(separator: "|")
    return ValueKind(
      words,
      // Translators: the second is a choice of words that stay English, such as “reject|zero”
      takes: { translated("%1$s takes %2$s", with: $0, words) },
      read: { Value(rawValue: $0) })
  }
}

extension ValueKind<DecimalSeparator> {
  /// The decimal separator.
  static var separator: ValueKind {
    ValueKind(
      ".|,", takes: { translated("%1$s takes “.” or “,”", with: $0) },
      read: { $0.count == 1 ? $0.first.flatMap(DecimalSeparator.init) : nil })
  }
}

extension ValueKind<DecimalNumber> {
  /// A number of any length.
  static var decimal: ValueKind {
    ValueKind(
      translated("NUMBER"), takes: { translated("%1$s takes a number with “.” as decimal point", with: $0) },
      read: { DecimalNumber($0) })
  }

  /// A number of any length above zero.
  static var positiveDecimal: ValueKind {
    ValueKind(
      translated("NUMBER"), takes: { translated("%1$s takes a number above 0 with “.” as decimal point", with: $0) },
      read: { DecimalNumber($0).flatMap { $0 > .zero ? $0 : nil } })
  }
}

extension ValueKind<[DecimalNumber]> {
  /// Amounts for keys of their own.
  static var amounts: ValueKind {
    let most = KeyLayout.possibleQuickKeys.upperBound
    return ValueKind(
      "A,B,…",
      takes: {
        translated("%1$s takes up to %2$s whole numbers with commas between them", with: $0, String(most))
      },
      read: { text in
        let amounts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
          part.utf8.contains(UInt8(ascii: ".")) ? nil : DecimalNumber(String(part))
        }
        return amounts.count <= most && !amounts.contains(nil) ? amounts.compactMap { $0 } : nil
      })
  }
}

extension ValueKind<Currency> {
  /// A currency in use.
  static var currency: ValueKind {
    ValueKind(
      translated("CODE"),
      takes: { translated("%1$s takes the code of a currency in use, such as EUR", with: $0) },
      read: { Currency(code: $0) })
  }
}

extension ValueKind<Color> {
  /// A color.
  static var color: ValueKind {
    ValueKind("#RRGGBB", takes: { translated("%1$s takes a colour as #RRGGBB", with: $0) }, read: Color.init)
  }
}

/// The number that these ASCII digits write, if it is in range.
private func wholeNumber(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text) else {
    return nil
  }
  return range.contains(number) ? number : nil
}
