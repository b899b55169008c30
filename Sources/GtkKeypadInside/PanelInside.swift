import GTKBridge
import GtkKeypadShell
import KeypadEngine
import KeypadGTK

/// The inside of a widget with a field of its own.
class PanelInside: Inside {
  private let panel: KeypadPanel
  private var selectsOnShow = true

  init(_ owner: UnsafeMutablePointer<GtkKeypadBase>, _ panel: KeypadPanel) {
    self.panel = panel
    super.init(owner, panel)
    panel.onConfirm = { _gtk_keypad_base_confirmed(owner, $0) }
    panel.onCancel = { _gtk_keypad_base_cancelled(owner) }
    panel.onHide = { _gtk_keypad_base_dismissed(owner) }
    panel.tellRefusals { _gtk_keypad_base_refused(owner, $0.rawValue, $1) }
    panel.onTextChange { _gtk_keypad_base_changed(owner) }
    panel.shouldChange { range, replacement in
      _gtk_keypad_base_should_change(owner, gint(range.lowerBound), gint(range.upperBound), replacement) != 0
    }
  }

  override var widget: GtkWidgetPointer { panel.widget }

  override func adopt(_ rules: any FieldRules) {
    (panel as? KeypadView)?.rules = rules
  }

  override func confirm() -> Bool { panel.confirm() }

  override func shown() {
    if selectsOnShow { panel.selectAll() }
  }

  override func set(_ property: GtkKeypadProperty, _ value: Value) throws(Unfit) {
    switch property {
    case GTK_KEYPAD_PROPERTY_TEXT: if value.text ?? "" != panel.text { panel.text = value.text ?? "" }
    case GTK_KEYPAD_PROPERTY_PROMPT: panel.prompt = value.text ?? ""
    case GTK_KEYPAD_PROPERTY_SELECT_ON_SHOW: selectsOnShow = value.flag
    case GTK_KEYPAD_PROPERTY_CONFIRM_WHEN_COMPLETE: (panel as? BoxesKeypadView)?.confirmsWhenComplete = value.flag
    default: try super.set(property, value)
    }
  }

  override func get(_ property: GtkKeypadProperty) -> Value {
    switch property {
    case GTK_KEYPAD_PROPERTY_TEXT: .text(panel.text)
    case GTK_KEYPAD_PROPERTY_PROMPT: .text(panel.prompt)
    case GTK_KEYPAD_PROPERTY_SELECT_ON_SHOW: .flag(selectsOnShow)
    case GTK_KEYPAD_PROPERTY_CONFIRM_WHEN_COMPLETE: .flag((panel as? BoxesKeypadView)?.confirmsWhenComplete ?? false)
    default: super.get(property)
    }
  }
}
