import GTKBridge
import GtkKeypadShell
import KeypadEngine
import KeypadGTK

/// The keys as the properties say them.
struct KeySettings {
  var arrangement = DigitArrangement.phone
  var cornerKey = CornerKey.hide
  var quickAmounts: [String] = []
  var confirmLabel: String?
  var confirmColor: String?
  var confirmStyle: String?
  /// Nil for the locale's.
  var decimalSeparator: DecimalSeparator?
  var shuffleNumber = 0
  /// Milliseconds.
  var repeatDelay = 500
  /// Milliseconds.
  var repeatInterval = 200

  /// In the order of `GtkKeypadShuffle`.
  static let shuffles: [Shuffle] = [.never, .whenShown, .afterEachKey]

  /// The place of a way to shuffle among them.
  static func number(of shuffle: Shuffle) -> Int {
    switch shuffle {
    case .never: 0
    case .whenShown: 1
    case .afterEachKey: 2
    }
  }

  /// Gives a property another value. Returns whether it is one of the keys'.
  mutating func set(_ property: GtkKeypadProperty, _ value: Value) throws(Unfit) -> Bool {
    switch property {
    case GTK_KEYPAD_PROPERTY_LAYOUT: arrangement = value.asCase(of: DigitArrangement.self)
    case GTK_KEYPAD_PROPERTY_CORNER_KEY: cornerKey = value.asCase(of: CornerKey.self)
    case GTK_KEYPAD_PROPERTY_QUICK_AMOUNTS: quickAmounts = try Self.amounts(value.text)
    case GTK_KEYPAD_PROPERTY_CONFIRM_LABEL: confirmLabel = value.text
    case GTK_KEYPAD_PROPERTY_CONFIRM_COLOR:
      guard value.text.map({ Color($0) != nil }) ?? true else { throw Unfit("a color as #RRGGBB or NULL") }
      confirmColor = value.text
    case GTK_KEYPAD_PROPERTY_CONFIRM_STYLE: confirmStyle = value.text
    case GTK_KEYPAD_PROPERTY_DECIMAL_SEPARATOR: decimalSeparator = try Self.separator(value.text)
    case GTK_KEYPAD_PROPERTY_SHUFFLE: shuffleNumber = value.number
    case GTK_KEYPAD_PROPERTY_REPEAT_DELAY: repeatDelay = try Self.milliseconds(value.number)
    case GTK_KEYPAD_PROPERTY_REPEAT_INTERVAL: repeatInterval = try Self.milliseconds(value.number)
    default: return false
    }
    return true
  }

  /// The value of a property, or nil where it is none of the keys'.
  func get(_ property: GtkKeypadProperty) -> Value? {
    switch property {
    case GTK_KEYPAD_PROPERTY_LAYOUT: .of(arrangement)
    case GTK_KEYPAD_PROPERTY_CORNER_KEY: .of(cornerKey)
    case GTK_KEYPAD_PROPERTY_QUICK_AMOUNTS: .text(quickAmounts.isEmpty ? nil : quickAmounts.joined(separator: ","))
    case GTK_KEYPAD_PROPERTY_CONFIRM_COLOR: .text(confirmColor)
    case GTK_KEYPAD_PROPERTY_CONFIRM_STYLE: .text(confirmStyle)
    case GTK_KEYPAD_PROPERTY_SHUFFLE: .number(shuffleNumber)
    case GTK_KEYPAD_PROPERTY_REPEAT_DELAY: .number(repeatDelay)
    case GTK_KEYPAD_PROPERTY_REPEAT_INTERVAL: .number(repeatInterval)
    default: nil
    }
  }

  private static func amounts(_ text: String?) throws(Unfit) -> [String] {
    let amounts = (text ?? "").split(separator: ",", omittingEmptySubsequences: text?.isEmpty ?? true).map(String.init)
    guard amounts.count <= 8, amounts.allSatisfy({ DecimalNumber($0) != nil }) else {
      throw Unfit("up to eight numbers with commas between them, such as 5,10,20, or NULL")
    }
    return amounts
  }

  private static func separator(_ text: String?) throws(Unfit) -> DecimalSeparator? {
    guard let text else { return nil }
    guard text.count == 1, let separator = DecimalSeparator(rawValue: Character(text)) else {
      throw Unfit("“.”, “,” or NULL for the locale's")
    }
    return separator
  }

  private static func milliseconds(_ number: Int) throws(Unfit) -> Int {
    guard 1...60_000 ~= number else { throw Unfit("1 to 60000 milliseconds") }
    return number
  }
}
