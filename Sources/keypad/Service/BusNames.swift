/// What the service is called on the bus.
enum BusNames {
  static let service = "io.github.gtk_keypad.Keypad"
  static let object = "/io/github/gtk_keypad/Keypad"
  static let interface = "io.github.gtk_keypad.Keypad1"
  static let wrongUsage = "io.github.gtk_keypad.Error.WrongUsage"
  static let displayLost = "io.github.gtk_keypad.Error.DisplayLost"
}
