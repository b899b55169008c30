import CGtk

/// A key of a physical keyboard going down, as its layout and modifiers have it.
package struct KeyPressEvent: Sendable {
  /// The key's place on the keyboard.
  package typealias Code = UInt16

  /// What the key stands for.
  package enum Meaning: Equatable, Sendable {
    /// It types this character.
    case character(Unicode.Scalar)
    /// A digit key of the number pad, with or without Num Lock.
    case padDigit(Int)
    /// The decimal key of the number pad, with or without Num Lock.
    case padDecimal
    case enter
    case backspace
    case forwardDelete
    /// Left, right, home or end.
    case caretMovement
    /// What pastes the clipboard's text.
    case paste
    case escape
    case space
    case other
  }

  package let code: Code
  package let meaning: Meaning
  package let hasShift: Bool
  /// Control, Alt or Super: the key is a command.
  package let hasCommandModifier: Bool
  /// Control, and neither Alt nor Super.
  package let hasControlOnly: Bool

  init(_ event: UnsafeMutablePointer<GdkEvent>) {
    let key = event.pointee.key
    code = key.hardware_keycode
    hasShift = key.state & GDK_SHIFT_MASK.rawValue != 0
    let commands = GDK_CONTROL_MASK.rawValue | GDK_MOD1_MASK.rawValue | GDK_SUPER_MASK.rawValue
    hasCommandModifier = key.state & commands != 0
    hasControlOnly = key.state & commands == GDK_CONTROL_MASK.rawValue
    let pastes =
      hasControlOnly && Self.isKey(key.hardware_keycode, GDK_KEY_v)
      || hasShift && !hasCommandModifier && key.keyval == guint(GDK_KEY_Insert)
    meaning = pastes ? .paste : Self.meaning(of: key.keyval, hasShift: hasShift)
  }

  /// Whether a key types a symbol in one of the keyboard's layouts: shortcuts hold in all of them.
  private static func isKey(_ code: Code, _ symbol: Int32) -> Bool {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    guard gdk_keymap_get_entries_for_keyval(keymap, guint(symbol), &keys, &count) != 0 else { return false }
    defer { g_free(keys) }
    return UnsafeBufferPointer(start: keys, count: Int(count)).contains { $0.keycode == guint(code) }
  }

  private static func meaning(of value: guint, hasShift: Bool) -> Meaning {
    switch Int32(bitPattern: value) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return .enter
    case GDK_KEY_BackSpace: return .backspace
    case GDK_KEY_Delete: return .forwardDelete
    case GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End: return .caretMovement
    case GDK_KEY_Escape: return .escape
    case GDK_KEY_space: return .space
    case GDK_KEY_KP_0...GDK_KEY_KP_9: return .padDigit(Int(Int32(bitPattern: value) - GDK_KEY_KP_0))
    case GDK_KEY_KP_Decimal, GDK_KEY_KP_Separator: return .padDecimal
    case GDK_KEY_KP_Delete where !hasShift: return .padDecimal
    case let navigation where !hasShift && padNavigation.contains(navigation):
      return .padDigit(padNavigation.firstIndex(of: navigation)!)
    default:
      // Tab and others like it have a code, but type nothing.
      return Unicode.Scalar(gdk_keyval_to_unicode(value)).flatMap { $0.value < 0x20 ? nil : .character($0) } ?? .other
    }
  }

  /// What the digit keys 0…9 of the number pad send without Num Lock. (With Num Lock and Shift they send it too:
  /// then it is meant.)
  private static let padNavigation = [
    GDK_KEY_KP_Insert, GDK_KEY_KP_End, GDK_KEY_KP_Down, GDK_KEY_KP_Page_Down, GDK_KEY_KP_Left, GDK_KEY_KP_Begin,
    GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_Up, GDK_KEY_KP_Page_Up,
  ]
}

extension Widget {
  /// Calls for each key that goes down while the widget, or something in it, has the focus. True: it is dealt with.
  package func onKeyPress(_ handler: @escaping (KeyPressEvent) -> Bool) {
    connect("key-press-event", UnsafeMutablePointer<GdkEvent>.self) { handler(KeyPressEvent($0)) }
  }

  /// Calls for each key that comes up again.
  package func onKeyRelease(_ handler: @escaping (KeyPressEvent.Code) -> Void) {
    connect("key-release-event", UnsafeMutablePointer<GdkEvent>.self) {
      handler($0.pointee.key.hardware_keycode)
      return false
    }
  }
}
