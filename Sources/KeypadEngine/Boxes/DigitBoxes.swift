/// A row of boxes, one for each digit, perhaps with a decimal point at a fixed place: for weights, lengths, codes, PINs.
///
/// A field with boxes holds digits only. They are filled in order and emptied from the end; there is no editing in the
/// middle, and leading zeros stay.
public struct DigitBoxes: Equatable, Sendable {
  /// How many boxes there can be.
  public static let possibleCounts = 1...32

  /// Why there are no such boxes.
  @nonexhaustive
  public enum ValidationError: Error, Equatable, CustomStringConvertible {
    /// There are fewer than one or more than 32.
    case count(Int)
    /// The point is not between two of the boxes.
    case point(after: Int, count: Int)

    /// What is wrong and what is wanted, in English.
    public var description: String {
      switch self {
      case .count(let count):
        "there can be \(possibleCounts.lowerBound) to \(possibleCounts.upperBound) digit boxes, not \(count)"
      case .point(let position, let count) where count < 2:
        "\(count) digit box has no place for a point, not after box \(position) either"
      case .point(let position, let count):
        "the point of \(count) digit boxes can be after box 1 to \(count - 1), not \(position)"
      }
    }
  }

  /// How many boxes there are, 1 to 32.
  public let count: Int
  /// The number of the box that the decimal point stands behind, from 1 on, or nil where there is no point.
  public let pointPosition: Int?

  /// Four boxes, with a decimal point behind the second.
  public init() {
    count = 4
    pointPosition = 2
  }

  /// Boxes, and a decimal point behind one of them where that is asked for.
  ///
  /// - Parameters:
  ///   - count: how many boxes there are, 1 to 32
  ///   - pointPosition: the box that the point stands behind, from 1 on; nil for no point
  /// - Throws: a `ValidationError` where there are not 1 to 32 boxes, or the point is not between two of them
  public init(count: Int, pointAfter pointPosition: Int? = nil) throws(ValidationError) {
    guard Self.possibleCounts ~= count else { throw .count(count) }
    if let pointPosition, pointPosition < 1 || pointPosition >= count {
      throw .point(after: pointPosition, count: count)
    }
    self.count = count
    self.pointPosition = pointPosition
  }

  /// The box that takes the next digit, from 0 on: the first at the start, the last once all are filled.
  public func markedBox(of state: EditingState) -> Int { min(state.count, count - 1) }
}

extension DigitBoxes: FieldRules {
  /// As many digits as there are boxes before the point.
  public var integerDigits: DigitLimit { .atMost(pointPosition ?? count) }
  /// As many digits as there are boxes behind the point.
  public var fractionDigits: DigitLimit { .atMost(count - (pointPosition ?? count)) }
  /// Digits have no sign.
  public var isSigned: Bool { false }
  /// Any digits will do.
  public var minimum: DecimalNumber? { nil }
  /// Any digits will do.
  public var maximum: DecimalNumber? { nil }
  /// Any digits will do.
  public var step: DecimalNumber? { nil }
  /// The point is there by itself: it is not typed.
  public var takesPoint: Bool { false }
  /// Digits come and go at the end.
  public var hasFreeCaret: Bool { false }
  /// Nothing can be selected.
  public var canSelectAll: Bool { false }

  /// What a key does: a digit fills the next box, delete empties the last filled one.
  public func press(_ key: Key, in state: EditingState) -> KeyResult {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return append(String(digit), to: state)
    case .doubleZero: return append("00", to: state)
    case .tripleZero: return append("000", to: state)
    case .point: return .refused(.noPoint)
    case .sign: return .refused(.noSign)
    case .delete: return remove(from: max(state.count - 1, 0), of: state)
    case .forwardDelete: return .refused(.nothingToDelete)
    case .clear: return remove(from: 0, of: state)
    }
  }

  /// What pasting a text does: a full set replaces what is there, a part is appended.
  ///
  /// White space and hyphens between digits are passed over. A decimal separator is read only into empty boxes, and only
  /// at its place.
  public func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in state: EditingState) -> KeyResult {
    if pasted.isLonger(than: Rules.longestText) { return .refused(.tooLong) }
    guard let digits = PastedDigits(pasted, decimalSeparator: decimalSeparator) else { return .refused(.notANumber) }
    if let position = digits.pointPosition, position != pointPosition || state.count > 0 {
      return .refused(.notANumber)
    }
    guard digits.digits.utf8.count == count else { return append(digits.digits, to: state) }
    return .edit(Edit(range: 0..<state.count, replacement: digits.digits, caret: count), .complete)
  }

  /// Nothing gets into boxes around their rules.
  public func adopted(_ text: String) -> Edit? { nil }

  /// Boxes have nothing to normalize.
  public func normalize(_ state: EditingState) -> Edit? { nil }

  /// The confirm key is enabled exactly while every box is filled.
  public func canConfirm(_ state: EditingState) -> Bool { state.count == count }

  /// What the confirm key does: it delivers the digits, with the point at its place.
  public func confirm(_ state: EditingState) -> Confirmation {
    if canConfirm(state) { return .confirmed(value: value(of: state), normalizing: nil) }
    return .refused(state.count == 0 ? .empty : .unfinished)
  }

  /// The digits that are filled in, with the point as soon as there is a digit behind it.
  public func value(of state: EditingState) -> String {
    guard let pointPosition, state.count > pointPosition else { return state.text }
    return state[0..<pointPosition] + "." + state[pointPosition..<state.count]
  }

  /// Why digits, with or without the point, do not fit into the empty boxes, or nil if they do.
  public func objection(to text: String) -> Refusal? {
    if text.isEmpty { return nil }
    if case .refused(let refusal) = paste(text, decimalSeparator: .point, in: EditingState()) { return refusal }
    return nil
  }

  private func append(_ digits: String, to state: EditingState) -> KeyResult {
    let filled = state.count + digits.utf8.count
    guard filled <= count else { return .refused(.full) }
    let edit = Edit(range: state.count..<state.count, replacement: digits, caret: filled)
    return .edit(edit, filled == count ? .complete : .ok)
  }

  private func remove(from position: Int, of state: EditingState) -> KeyResult {
    guard state.count > 0 else { return .refused(.nothingToDelete) }
    let edit = Edit(range: position..<state.count, replacement: "", caret: position)
    return .edit(edit, state.count == count ? .incomplete : .ok)
  }
}
