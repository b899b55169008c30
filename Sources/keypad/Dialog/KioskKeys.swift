import GTKBridge

/// What a keyboard and a mouse may do where nobody is to get out by accident: work the keypad, and nothing else.
enum KioskKeys {
  /// Whether GTK is to hear of an event.
  static func allow(_ action: InputEvent.Action) -> Bool {
    switch action {
    case .landed(.pointer, let button), .lifted(.pointer, let button):
      // The third one opens a menu.
      return button == 1 || button == 2
    case .typed(let event, let symbol): return allow(event, symbol: symbol)
    case .landed, .lifted, .slid, .pointed, .scrolled, .released: return true
    }
  }

  private static func allow(_ event: KeyPressEvent, symbol: String) -> Bool {
    switch event.meaning {
    case .enter, .escape, .paste: return true
    case _ where !event.hasCommandModifier: return !opensSomething(symbol)
    case .caretMovement, .backspace, .forwardDelete: return event.hasControlOnly
    default: return event.hasControlOnly && !event.hasShift && ["a", "c", "x"].contains(symbol.lowercased())
    }
  }

  /// Menus, help, and all that keyboards have for other programs.
  private static func opensSomething(_ symbol: String) -> Bool {
    let isFunctionKey = symbol.utf8.first == UInt8(ascii: "F") && Int(symbol.dropFirst()) != nil
    return isFunctionKey || ["Menu", "Help", "Print"].contains(symbol) || symbol.hasPrefix("XF86")
  }
}
