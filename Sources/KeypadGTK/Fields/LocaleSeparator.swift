import GTKBridge
import KeypadEngine

extension DecimalSeparator {
  /// The locale's, as far as it is `.` or `,`; else `.`. The locale is that of the process, which `gtk_init` sets up.
  public static var ofLocale: DecimalSeparator { Locale.decimalSeparator.flatMap(DecimalSeparator.init) ?? .point }
}
