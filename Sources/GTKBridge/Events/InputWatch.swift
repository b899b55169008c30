import CGtkForKeypad

/// Something that a person does, in whatever window and part of a window of the program.
package struct InputEvent: Sendable {
  package enum Action: Sendable {
    /// A finger or a button of the mouse lands.
    case landed(Contact, button: Int)
    /// It is lifted, or nothing more will be heard of it.
    case lifted(Contact, button: Int)
    /// A finger slides.
    case slid(Contact)
    /// The mouse or a pen moves. What touches emulate is not told.
    case pointed
    /// A wheel turns.
    case scrolled
    /// A key of a keyboard goes down; its symbol is one of X11's names, such as `Menu`.
    case typed(KeyPressEvent, symbol: String)
    /// A key of a keyboard comes up.
    case released
  }

  package let action: Action
}

/// Hears all that people do before GTK does, and decides what GTK hears of it.
package final class InputWatch {
  /// Whether GTK hears of an event.
  package typealias Judgement = (InputEvent) -> Bool

  private let judge: Judgement
  /// Devices that send touches: what else they send is emulated from those.
  private var touchDevices: Set<OpaquePointer> = []

  // The one that hears.
  nonisolated(unsafe) private static var current: UnsafeMutableRawPointer?

  /// Watches until it is gone, or another one does.
  package init(_ judge: @escaping Judgement) {
    self.judge = judge
    Self.current = Unmanaged.passUnretained(self).toOpaque()
    gdk_event_handler_set(
      { event, data in
        guard let event else { return }
        let watch = Unmanaged<InputWatch>.fromOpaque(data!).takeUnretainedValue()
        guard let action = watch.action(event) else { return gtk_main_do_event(event) }
        // The judge may do away with the watch.
        withExtendedLifetime(watch) {
          if watch.judge(InputEvent(action: action)) { gtk_main_do_event(event) }
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit {
    guard Self.current == Unmanaged.passUnretained(self).toOpaque() else { return }
    Self.current = nil
    gdk_event_handler_set({ event, _ in gtk_main_do_event(event) }, nil, nil)
  }

  private func action(_ event: UnsafeMutablePointer<GdkEvent>) -> InputEvent.Action? {
    switch event.pointee.type {
    case GDK_TOUCH_BEGIN:
      if let device = gdk_event_get_source_device(event) { touchDevices.insert(device) }
      return .landed(finger(event), button: 1)
    case GDK_TOUCH_UPDATE: return .slid(finger(event))
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: return .lifted(finger(event), button: 1)
    case GDK_BUTTON_PRESS: return .landed(.pointer, button: Int(event.pointee.button.button))
    case GDK_2BUTTON_PRESS, GDK_3BUTTON_PRESS: return .landed(.pointer, button: Int(event.pointee.button.button))
    case GDK_BUTTON_RELEASE: return .lifted(.pointer, button: Int(event.pointee.button.button))
    case GDK_MOTION_NOTIFY:
      guard let device = gdk_event_get_source_device(event), !touchDevices.contains(device) else { return nil }
      return .pointed
    case GDK_SCROLL: return .scrolled
    case GDK_KEY_PRESS:
      let symbol = gdk_keyval_name(event.pointee.key.keyval).map { String(cString: $0) } ?? ""
      return .typed(KeyPressEvent(event), symbol: symbol)
    case GDK_KEY_RELEASE: return .released
    default: return nil
    }
  }

  private func finger(_ event: UnsafeMutablePointer<GdkEvent>) -> Contact {
    .finger(UInt(bitPattern: gdk_event_get_event_sequence(event)))
  }
}
