import GTKBridge
import KeypadEngine

/// What an application has asked for one of its fields, and which keypad works in it.
final class FieldOverrides {
  var rules: Rules?
  var addsPoint = false
  var shuffle: Shuffle?
  /// Each key that is typed in the field is judged once, however many keypads follow its window.
  weak var keypad: FollowingKeypad?

  /// The wishes for a widget; they go with it.
  static func of(_ widget: Widget) -> FieldOverrides? {
    widget.attachment("gtk-keypad-wishes") as? FieldOverrides
  }

  /// The same, made if there are none.
  static func made(for widget: Widget) -> FieldOverrides {
    if let wishes = of(widget) { return wishes }
    let wishes = FieldOverrides()
    widget.attach(wishes, as: "gtk-keypad-wishes")
    return wishes
  }
}
