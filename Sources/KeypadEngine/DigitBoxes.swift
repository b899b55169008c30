/// A row of boxes, one for each digit, perhaps with a decimal point at a fixed place: for weights, lengths, codes, PINs.
///
/// A field with boxes holds digits only. They are filled in order and emptied from the end; there is no editing in the
/// middle, and leading zeros stay.
public struct DigitBoxes: Equatable, Sendable {
  /// How many boxes there can be.
  public static let possibleCounts = 1...32

  /// Why there are no such boxes.
  public enum Mistake: Error, Equatable, CustomStringConvertible {
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

  /// Boxes, and a decimal point behind one of them.
  ///
  /// - Throws: a `Mistake` where there are not 1 to 32 boxes, or the point is not between two of them
  public init(count: Int = 4, pointAfter pointPosition: Int? = 2) throws(Mistake) {
    guard Self.possibleCounts ~= count else { throw .count(count) }
    if let pointPosition, pointPosition < 1 || pointPosition >= count {
      throw .point(after: pointPosition, count: count)
    }
    self.count = count
    self.pointPosition = pointPosition
  }

  /// The box that takes the next digit, from 0 on: the first at the start, the last once all are filled.
  public func markedBox(of field: Field) -> Int { min(field.count, count - 1) }
}

extension DigitBoxes: FieldRules {
  /// As many digits as there are boxes before the point.
  package var integerDigits: DigitLimit { .atMost(pointPosition ?? count) }
  /// As many digits as there are boxes behind the point.
  package var fractionDigits: DigitLimit { .atMost(count - (pointPosition ?? count)) }
  /// The point is there by itself: it is not typed.
  package var takesPoint: Bool { false }
  /// Digits come and go at the end.
  package var hasFreeCaret: Bool { false }

  /// What a key does: a digit fills the next box, delete empties the last filled one.
  public func press(_ key: Key, in field: Field) -> Answer {
    switch key {
    case .digit(let digit):
      precondition(0...9 ~= digit, "a digit is 0…9")
      return append(String(digit), to: field)
    case .doubleZero: return append("00", to: field)
    case .point: return .refused(.noPoint)
    case .delete: return remove(from: max(field.count - 1, 0), of: field)
    case .forwardDelete: return .refused(.nothingToDelete)
    case .clear: return remove(from: 0, of: field)
    }
  }

  /// What pasting a text does: a full set replaces what is there, a part is appended.
  ///
  /// Spaces and hyphens are passed over. A decimal separator is read only into empty boxes, and only at its place.
  public func paste(_ pasted: String, decimalSeparator: DecimalSeparator, in field: Field) -> Answer {
    guard let digits = PastedDigits(pasted, decimalSeparator: decimalSeparator) else { return .refused(.notANumber) }
    if let position = digits.pointPosition, position != pointPosition || field.count > 0 {
      return .refused(.notANumber)
    }
    guard digits.digits.utf8.count == count else { return append(digits.digits, to: field) }
    return .edit(Edit(range: 0..<field.count, replacement: digits.digits, caret: count), .complete)
  }

  /// Boxes have nothing to settle.
  public func settle(_ field: Field) -> Edit? { nil }

  /// The confirm key is enabled exactly while every box is filled.
  public func canConfirm(_ field: Field) -> Bool { field.count == count }

  /// What the confirm key does: it delivers the digits, with the point at its place.
  public func confirm(_ field: Field) -> Confirmation {
    if canConfirm(field) { return .confirmed(value: value(of: field), settling: nil) }
    return .refused(field.count == 0 ? .empty : .unfinished)
  }

  /// The digits that are filled in, with the point as soon as there is a digit behind it.
  public func value(of field: Field) -> String {
    guard let pointPosition, field.count > pointPosition else { return field.text }
    return field[0..<pointPosition] + "." + field[pointPosition..<field.count]
  }

  /// Why digits, with or without the point, do not fit into the empty boxes, or nil if they do.
  public func objection(to text: String) -> Refusal? {
    if text.isEmpty { return nil }
    if case .refused(let refusal) = paste(text, decimalSeparator: .point, in: Field()) { return refusal }
    return nil
  }

  private func append(_ digits: String, to field: Field) -> Answer {
    let filled = field.count + digits.utf8.count
    guard filled <= count else { return .refused(.full) }
    let edit = Edit(range: field.count..<field.count, replacement: digits, caret: filled)
    return .edit(edit, filled == count ? .complete : .ok)
  }

  private func remove(from position: Int, of field: Field) -> Answer {
    guard field.count > 0 else { return .refused(.nothingToDelete) }
    let edit = Edit(range: position..<field.count, replacement: "", caret: position)
    return .edit(edit, field.count == count ? .incomplete : .ok)
  }
}
