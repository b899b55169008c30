import KeypadEngine

/// How a number is written where people see it: canonical text and positions, and shown text and positions.
///
/// Canonical text has ASCII digits and `.`; shown text has the separator in use, and where an application formats its
/// field by itself, marks between groups of digits.
struct DisplayFormat: Equatable, Sendable {
  /// What stands between the integer part and the decimals.
  var decimalSeparator: DecimalSeparator
  /// Whether marks between groups of digits are read over. The keypad writes none.
  var readsGroups = false

  /// A text as people see it: this separator and `.` have changed places, one character for one.
  func shown(_ canonical: String) -> String { decimalSeparator.exchangedWithPoint(in: canonical) }

  /// A shown text as the engine sees it.
  func reading(of shown: String) -> Reading {
    let text = decimalSeparator.exchangedWithPoint(in: shown)
    guard readsGroups, let marks = Self.groupMarks(in: text) else { return Reading(text: text, marks: []) }
    let characters = text.unicodeScalars.enumerated().filter { !marks.contains($0.offset) }.map(\.element)
    return Reading(text: String(String.UnicodeScalarView(characters)), marks: marks)
  }

  /// What a shown text means.
  struct Reading: Equatable, Sendable {
    /// The canonical text.
    let text: String
    /// The positions of characters in the shown text that are no part of the number, in order.
    fileprivate let marks: [Int]

    /// Whether each character shown is one of the number.
    var isOneForOne: Bool { marks.isEmpty }

    /// The canonical position of a shown one.
    func position(ofShown shown: Int) -> Int { shown - marks.prefix { $0 < shown }.count }

    /// The shown position of a canonical one: in front of a mark, not behind it.
    func shownPosition(of position: Int) -> Int {
      marks.reduce(position) { shown, mark in mark < shown ? shown + 1 : shown }
    }

    /// The state of a field that shows this text, with a selection of shown characters.
    func state(selecting shown: Range<Int>) -> EditingState {
      EditingState(text, selection: position(ofShown: shown.lowerBound)..<position(ofShown: shown.upperBound))
    }
  }

  /// The positions of marks that part well-formed groups of three in the integer part, or nil where there are none.
  private static func groupMarks(in text: String) -> [Int]? {
    let characters = Array(text.unicodeScalars)
    let start = characters.first == "-" ? 1 : 0
    let end = characters.firstIndex(of: ".") ?? characters.count
    guard start < end, characters[min(end + 1, characters.count)...].allSatisfy(isDigit) else { return nil }
    let marks = (start..<end).filter { !isDigit(characters[$0]) }
    guard let first = marks.first, ",' \u{A0}\u{202F}\u{2009}’".unicodeScalars.contains(characters[first]) else {
      return nil
    }
    let isWellFormed =
      1...3 ~= first - start && marks.allSatisfy { characters[$0] == characters[first] }
      && zip(marks, marks.dropFirst() + [end]).allSatisfy { $1 - $0 == 4 }
    return isWellFormed ? marks : nil
  }

  private static func isDigit(_ character: Unicode.Scalar) -> Bool { "0"..."9" ~= character }
}

extension DecimalSeparator {
  /// A text in which this separator and `.` have changed places, the same way back.
  func exchangedWithPoint(in text: String) -> String {
    guard self == .comma else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }))
  }
}
