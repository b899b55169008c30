import KeypadEngine

extension DecimalSeparator {
  /// A text in which this separator and `.` have changed places: one character for one, and the same way back.
  func exchangedWithPoint(in text: String) -> String {
    guard self == .comma else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }))
  }
}
