import GTKBridge
import GtkKeypadShell
import KeypadEngine
import KeypadGTK

/// The inside of a widget that works in entries of the program.
final class KeypadInside: Inside {
  private let keypad: FollowingKeypad
  /// Windows that the program has asked to follow.
  private var windows: [GtkWidgetPointer: Widget] = [:]
  private var entry: GtkWidgetPointer?

  /// In the order of `GtkKeypadAfterConfirm`.
  private static let waysToGoOn: [FollowingKeypad.AfterConfirm] = [.givesUpFocus, .stays, .movesOn]

  init(_ owner: UnsafeMutablePointer<GtkKeypadBase>) {
    let keypad = FollowingKeypad()
    self.keypad = keypad
    super.init(owner, keypad)
    keypad.isWanted = { [weak self] in self?.isWanted($0) ?? false }
    keypad.onConfirm = { _gtk_keypad_base_confirmed(owner, $1) }
    keypad.onCancel = { _ in _gtk_keypad_base_cancelled(owner) }
    keypad.onDismiss = { _ in _gtk_keypad_base_dismissed(owner) }
    keypad.onRefuse = { _gtk_keypad_base_refused(owner, $1.rawValue, $2) }
    keypad.onEdit { _gtk_keypad_base_changed(owner) }
    keypad.shouldChange = { _, range, replacement in
      _gtk_keypad_base_should_change(owner, gint(range.lowerBound), gint(range.upperBound), replacement) != 0
    }
  }

  override var widget: GtkWidgetPointer { keypad.widget }

  override func adopt(_ rules: any FieldRules) {
    keypad.rules = rules
    if let entry { keypad.setRules(rules, for: entry) }
  }

  override func confirm() -> Bool { keypad.confirm() }

  func follow(_ window: GtkWidgetPointer) {
    guard windows[window] == nil else { return }
    let followed = Widget(window)
    followed.onDestroy { [weak self] in self?.windows[window] = nil }
    windows[window] = followed
    keypad.unfollow(window)
    keypad.follow(window)
  }

  func unfollow(_ window: GtkWidgetPointer) {
    guard windows.removeValue(forKey: window) != nil else { return }
    keypad.unfollow(window)
    if let entry { take(entry) }
  }

  /// Works in an entry that is in a window.
  func take(_ entry: GtkWidgetPointer) {
    guard let window = gtk_widget_get_toplevel(entry) else { return }
    self.entry = entry
    keypad.setRules(keypad.rules, for: entry)
    guard windows[window] == nil else { return }
    keypad.unfollow(window)
    keypad.follow(window)
  }

  /// Leaves the entry alone.
  func leave(_ entry: GtkWidgetPointer) {
    guard self.entry == entry else { return }
    self.entry = nil
    keypad.setRules(nil, for: entry)
  }

  private func isWanted(_ field: GtkWidgetPointer) -> Bool { field == entry || !windows.isEmpty }

  override func set(_ property: GtkKeypadProperty, _ value: Value) throws(Unfit) {
    switch property {
    case GTK_KEYPAD_PROPERTY_AFTER_CONFIRM: keypad.afterConfirm = Self.waysToGoOn[value.number]
    case GTK_KEYPAD_PROPERTY_ALWAYS_VISIBLE: keypad.whenIdle = value.flag ? .waits : .hides
    default: try super.set(property, value)
    }
  }

  override func get(_ property: GtkKeypadProperty) -> Value {
    switch property {
    case GTK_KEYPAD_PROPERTY_AFTER_CONFIRM: .number(Self.waysToGoOn.firstIndex(of: keypad.afterConfirm) ?? 0)
    case GTK_KEYPAD_PROPERTY_ALWAYS_VISIBLE: .flag(keypad.whenIdle == .waits)
    default: super.get(property)
    }
  }
}
