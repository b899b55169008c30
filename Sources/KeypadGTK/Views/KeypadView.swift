import GTKBridge
import KeypadEngine

/// A field for a number with a keypad below.
///
/// ```swift
/// let keypad = KeypadView(rules: Rules.payment)
/// keypad.prompt = "Amount"
/// keypad.onConfirm = { amount in print(amount) }
/// gtk_container_add(container, keypad.widget)
/// ```
public final class KeypadView: KeypadPanel {
  private let field: EntryField

  /// A keypad with an empty field.
  ///
  /// - Parameters:
  ///   - rules: what a number may look like
  ///   - decimalSeparator: what stands between the integer part and the decimals in the field and on the key
  public init(rules: any FieldRules = Rules.payment, decimalSeparator: DecimalSeparator = .ofLocale) {
    field = EntryField(Entry(), isOwn: true, rules: rules, decimalSeparator: decimalSeparator)
    field.entry.neverMirror()
    field.entry.expectsNumbers(withPoint: rules.takesPoint)
    field.entry.addStyleClass("amount")
    super.init(field: field)
    field.entry.onActivate { [weak self] in self?.confirm() ?? false }
  }

  /// The field's entry.
  var entry: Entry { field.entry }

  /// Whether integer digits stand in groups, as the locale groups them: set apart by gaps, so that the text, what is copied
  /// and positions in it have nothing but digits.
  public var groupsDigits: Bool {
    get { field.grouping != .none }
    set { field.grouping = newValue ? .ofLocale : .none }
  }

  /// What a number may look like. Keys follow at once; a text that is there already stays.
  public var rules: any FieldRules {
    get { field.rules }
    set {
      field.adopt(newValue)
      field.entry.expectsNumbers(withPoint: newValue.takesPoint)
      showRules()
    }
  }
}
