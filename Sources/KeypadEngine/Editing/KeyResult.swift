/// What the rules say to a key or a paste.
public enum KeyResult: Equatable, Sendable {
  /// The field is to be edited.
  case edit(Edit, Effect)
  /// Text, caret and selection stay as they are, and the person is told why.
  case refused(Refusal)
}

/// What an edit means beyond its characters. The raw values are the result words of `keypad simulate`.
@nonexhaustive
public enum Effect: String, Sendable {
  /// Nothing special.
  case ok
  /// The caret stepped over the point; the text is as it was.
  case moved
  /// The point went away and the digits behind it became integer digits: the number has grown.
  case joined
  /// The last of the digit boxes was filled, or a full set has taken the place of another.
  case complete
  /// The first digit was taken out of a full set of boxes.
  case incomplete
}

/// Why nothing was done. The raw values are the result words of `keypad simulate`.
///
/// Where several apply, the one that stands first here is said.
@nonexhaustive
public enum Refusal: String, Error, CaseIterable, Sendable {
  /// What was typed or pasted, or the text that stands there already, is no number.
  case notANumber = "not-a-number"
  /// What was pasted could be read in two ways, such as a single separator before three digits.
  case ambiguous
  /// The number has its decimal point already.
  case secondPoint = "second-point"
  /// The rules have no decimal point, or it is fixed between boxes and not typed.
  case noPoint = "no-point"
  /// The rules have no sign.
  case noSign = "no-sign"
  /// The decimal point cannot come first.
  case leadingPoint = "leading-point"
  /// The integer part has all the digits it may have.
  case integerFull = "integer-full"
  /// There are as many decimals as there may be.
  case fractionFull = "fraction-full"
  /// The text would be longer than any may be.
  case tooLong = "too-long"
  /// The number is greater than it may be.
  case aboveMaximum = "above-maximum"
  /// The number is less than it may be.
  case belowMinimum = "below-minimum"
  /// Without its point the number would read as another one altogether.
  case pointGuard = "point-guard"
  /// A zero cannot come first.
  case leadingZero = "leading-zero"
  /// The number is between two of the steps it goes in.
  case offStep = "off-step"
  /// There is nothing there to delete.
  case nothingToDelete = "nothing-to-delete"
  /// There is nothing to confirm.
  case empty
  /// There are more digits than empty boxes.
  case full
  /// Some of the boxes are still empty.
  case unfinished
  /// The refusal of a key just before, or the number itself, cannot have been seen yet.
  case unseen
  /// The field or its application forbids the edit; rules never say that.
  case rejected
}

/// What the rules say to the confirm key.
public enum Confirmation: Equatable, Sendable {
  /// The number, normalized, with `.` as decimal point; and the edit that shows it in the field, if it is not there.
  case confirmed(value: String, normalizing: Edit?)
  /// The field stays as it is.
  case refused(Refusal)
}
