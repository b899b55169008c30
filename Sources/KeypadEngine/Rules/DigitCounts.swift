/// What a text is made of, counted in one pass over its bytes; texts can be given in pieces.
///
/// Everything the rules ask of a text can be told from these counts, so no resulting text has to be put
/// together to be judged.
struct DigitCounts {
  private(set) var integerDigits = 0
  private(set) var fractionDigits = 0
  private(set) var points = 0
  /// Zeros before the first other digit of the integer part.
  private(set) var leadingZeros = 0
  /// Whether the text begins with a `-`.
  private(set) var hasSign = false
  /// Whether there is anything but a sign in front, ASCII digits and points.
  private(set) var hasOthers = false

  init(_ text: String) {
    read(text.utf8.span)
  }

  /// What the text of a field would be made of with something else in place of a range.
  init(_ state: borrowing EditingState, replacing range: Range<Int>, with inserted: String) {
    let bytes = state.text.utf8.span
    read(bytes.extracting(..<state.byteOffset(of: range.lowerBound)))
    read(inserted.utf8.span)
    read(bytes.extracting(state.byteOffset(of: range.upperBound)...))
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    // No text has so many bytes that these could overflow.
    for index in bytes.indices {
      let byte = bytes[index]
      if byte &- UInt8(ascii: "0") < 10 {
        if points > 0 {
          fractionDigits &+= 1
        } else {
          if byte == UInt8(ascii: "0"), leadingZeros == integerDigits { leadingZeros &+= 1 }
          integerDigits &+= 1
        }
      } else if byte == UInt8(ascii: ".") {
        points &+= 1
      } else if byte == UInt8(ascii: "-"), isEmpty {
        hasSign = true
      } else {
        hasOthers = true
      }
    }
  }

  /// Whether nothing has been read yet.
  private var isEmpty: Bool { !hasSign && !hasOthers && !hasDigit && points == 0 }

  var hasDigit: Bool { integerDigits + fractionDigits > 0 }

  /// Of digits and at most one point, perhaps with a sign in front.
  var isNumber: Bool { !hasOthers && points <= 1 }

  /// Whether the point comes first, but for the sign.
  var startsWithPoint: Bool { integerDigits == 0 && points > 0 && !hasOthers }

  /// Whether the integer part is empty or nothing but zeros.
  var isZeroBeforePoint: Bool { leadingZeros == integerDigits }

  /// Zeros at the front that could go: all of them, but for a zero that is the whole integer part.
  var superfluousZeros: Int { isZeroBeforePoint ? max(leadingZeros - 1, 0) : leadingZeros }

  /// How many characters the sign takes.
  var signLength: Int { hasSign ? 1 : 0 }

  /// How many characters a text of a sign, digits and points has, once a leading point has got its zero.
  var length: Int { signLength + integerDigits + points + fractionDigits + (startsWithPoint ? 1 : 0) }
}
