import GTKBridge
import GtkKeypadShell
import KeypadEngine
import KeypadGTK

/// The inside of one widget of the shell: a keypad, and what the shell's properties say of it.
class Inside {
  /// The shell's widget, which holds this and lives longer.
  let owner: UnsafeMutablePointer<GtkKeypadBase>
  /// The keys, as far as they can be chosen.
  private let keys: any Configurable
  private let usualConfirmLabel: String
  private var keySettings = KeySettings()
  private var ruleSettings = RuleSettings()

  init(_ owner: UnsafeMutablePointer<GtkKeypadBase>, _ keys: any Configurable) {
    self.owner = owner
    self.keys = keys
    usualConfirmLabel = keys.confirmLabel
    keys.decimalSeparator = .ofLocale
  }

  /// What stands in the shell's widget.
  var widget: GtkWidgetPointer { fatalError("each kind of keypad has its own") }

  /// Goes by other rules from now on, where there are rules to choose.
  func adopt(_ rules: any FieldRules) {}

  /// Confirms the number.
  func confirm() -> Bool { false }

  /// The shell's widget is visible now.
  func shown() {}

  /// Gives a property another value.
  func set(_ property: GtkKeypadProperty, _ value: Value) throws(Unfit) {
    if try keySettings.set(property, value) {
      apply(keySettings)
    } else if try ruleSettings.set(property, value) {
      adopt(ruleSettings.rules)
    }
  }

  /// The value of a property.
  func get(_ property: GtkKeypadProperty) -> Value {
    if property == GTK_KEYPAD_PROPERTY_CONFIRM_LABEL { return .text(keys.confirmLabel) }
    if property == GTK_KEYPAD_PROPERTY_DECIMAL_SEPARATOR { return .text(String(keys.decimalSeparator.rawValue)) }
    return keySettings.get(property) ?? ruleSettings.get(property) ?? .number(0)
  }

  private func apply(_ settings: KeySettings) {
    keys.keys = KeypadKeys(
      arrangement: settings.arrangement, cornerKey: settings.cornerKey, quickAmounts: settings.quickAmounts)
    keys.confirmLabel = settings.confirmLabel ?? usualConfirmLabel
    keys.confirmColor = settings.confirmColor.flatMap(Color.init)
    keys.confirmStyle = ConfirmStyle(rawValue: settings.confirmStyle ?? "")
    keys.decimalSeparator = settings.decimalSeparator ?? .ofLocale
    if KeySettings.number(of: keys.shuffle) != settings.shuffleNumber {
      keys.shuffle = KeySettings.shuffles[settings.shuffleNumber]
    }
    keys.repeatDelay = .milliseconds(settings.repeatDelay)
    keys.repeatInterval = .milliseconds(settings.repeatInterval)
  }
}
