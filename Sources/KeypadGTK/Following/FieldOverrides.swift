import GTKBridge
import KeypadEngine

/// What an application has asked for one of its fields, and which keypad works in it.
final class FieldOverrides {
  var rules: (any FieldRules)?
  var addsPoint = false
  var shuffle: Shuffle?
  var keys: KeypadKeys?
  var afterConfirm: FollowingKeypad.AfterConfirm?
  /// It was a keypad that has masked the field, because of its purpose.
  var isMaskedByKeypad = false
  /// Each key that is typed in the field is judged once, however many keypads follow its window.
  weak var keypad: FollowingKeypad?

  /// The overrides for a widget; they go with it.
  static func of(_ widget: Widget) -> FieldOverrides? {
    widget.attachment("gtk-keypad-overrides") as? FieldOverrides
  }

  /// The same, made if there are none.
  static func made(for widget: Widget) -> FieldOverrides {
    if let overrides = of(widget) { return overrides }
    let overrides = FieldOverrides()
    widget.attach(overrides, as: "gtk-keypad-overrides")
    return overrides
  }
}
