import GTKBridge
import KeypadEngine

/// From the keys to the application.
extension FollowingKeypad {
  func confirmed(_ value: String) {
    guard let field = controller.field else { return }
    let widget = field.widget
    let entry = widget as? Entry
    entry?.takeOverNumber()
    unsafe onConfirm?(widget.pointer, entry == nil ? value : field.field.text)
    if let entry, entry.activatesDefault, !entry.isSame(as: activated) {
      _ = activating(entry) {
        entry.activate()
        return true
      }
    }
    widget.giveUpFocus(of: widget, pane)
  }

  /// Does something during which the activation of an entry is not another confirmation.
  func activating(_ entry: Entry, _ action: () -> Bool) -> Bool {
    let outer = activated
    defer { activated = outer }
    activated = entry
    return action()
  }

  func refused(_ refusal: Refusal) {
    guard let field = controller.field else { return }
    field.widget.ringBell()
    let words = field.rules.words(for: refusal, decimalSeparator: field.decimalSeparator)
    unsafe onRefuse?(field.widget.pointer, refusal, words)
  }

  func dismiss() {
    guard let widget = controller.field?.widget else { return }
    widget.giveUpFocus(of: widget, pane)
    unsafe onDismiss?(widget.pointer)
  }
}
