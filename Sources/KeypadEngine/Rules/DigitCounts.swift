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
  /// Whether there is anything but ASCII digits and points.
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
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if points > 0 {
          fractionDigits += 1
        } else {
          if byte == UInt8(ascii: "0"), leadingZeros == integerDigits { leadingZeros += 1 }
          integerDigits += 1
        }
      case UInt8(ascii: "."): points += 1
      default: hasOthers = true
      }
    }
  }

  var hasDigit: Bool { integerDigits + fractionDigits > 0 }

  /// Of digits and at most one point.
  var isNumber: Bool { !hasOthers && points <= 1 }

  var startsWithPoint: Bool { integerDigits == 0 && points > 0 && !hasOthers }

  /// Whether the integer part is empty or nothing but zeros.
  var isZeroBeforePoint: Bool { leadingZeros == integerDigits }

  /// Zeros at the front that could go: all of them, but for a zero that is the whole integer part.
  var superfluousZeros: Int { isZeroBeforePoint ? max(leadingZeros - 1, 0) : leadingZeros }
}

extension Rules {
  /// The limit that a text breaks, the first in the order of `Refusal`, or nil if it is within limits.
  ///
  /// - Parameter isPointTyped: whether the point key made the text, so that a point in front is up for judgement.
  func brokenLimit(of text: DigitCounts, isPointTyped: Bool = false) -> Refusal? {
    if text.hasOthers { return .notANumber }
    if text.points > 1 { return .secondPoint }
    if text.points == 1, !hasPoint { return .noPoint }
    if isPointTyped, text.startsWithPoint { return .leadingPoint }
    if !integerDigits.allows(text.integerDigits) { return .integerFull }
    if !fractionDigits.allows(text.fractionDigits) { return .fractionFull }
    return nil
  }

  /// Whether a text within limits is finished at its front.
  func isFinished(_ text: DigitCounts) -> Bool {
    !text.startsWithPoint && (acceptsLeadingZeros || text.superfluousZeros == 0)
  }

  /// Whether a text is within limits, but not finished at its front.
  func isUnfinished(_ text: DigitCounts) -> Bool {
    brokenLimit(of: text) == nil && !isFinished(text)
  }
}
