import CGtkForKeypad

/// Something that touches the surface: the mouse or a pen, or one finger of several.
package enum Contact: Hashable, Sendable {
  case pointer
  case finger(UInt)
}

/// What a contact does, in the surface's own pixels.
package struct ContactEvent: Sendable {
  package enum Phase: Sendable {
    case landed, moved, lifted, cancelled
  }

  package let contact: Contact
  package let phase: Phase
  package let x, y: Double
  /// When it happened, by the display's clock.
  package let time: DisplayTime
}

/// A transparent sheet over its content that takes all touches and the primary mouse button, and passes none on.
///
/// GTK's own buttons follow only the finger that emulates the pointer; here each finger is heard for itself.
package final class ContactSurface: Widget {
  /// Called for each event, in the order of arrival.
  package var onContact: ((ContactEvent) -> Void)?
  /// Called when the surface will hear nothing more of what touches it: hidden, or its grab was broken.
  package var onLoss: (() -> Void)?
  /// Devices that send touches. What else they send is emulated from those.
  ///
  /// GDK's kind of device does not tell: to it, whatever points absolutely is a touchscreen.
  private var touchDevices: [OpaquePointer: ObjectReference] = [:]
  /// What touches the surface, and where each comes from.
  private var sources: [Contact: ContactSource] = [:]
  private lazy var deviceWatch = DeviceWatch { [weak self] in self?.dropLostContacts() }

  package init(content: Widget) {
    super.init(new: gtk_event_box_new())
    gtk_event_box_set_above_child(cast(to: GtkEventBox.self), 1)
    gtk_event_box_set_visible_window(cast(to: GtkEventBox.self), 0)
    let mask = GDK_TOUCH_MASK.rawValue | GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue
    gtk_widget_add_events(pointer, gint(mask | GDK_BUTTON_MOTION_MASK.rawValue))
    gtk_container_add(cast(to: GtkContainer.self), content.pointer)
    gtk_widget_show(pointer)
    for signal in Self.signals {
      connect(signal, UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
        self?.receive(event)
        return true
      }
    }
    connect("grab-broken-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] _ in
      self?.onLoss?()
      return false
    }
    connect("unmap") { [weak self] in self?.onLoss?() }
    onStateFlags { [weak self] in
      if self?.isEffectivelySensitive == false { self?.onLoss?() }
    }
    connectInteger("grab-notify") { [weak self] isUnshadowed in
      if isUnshadowed == 0 { self?.onLoss?() }
    }
  }

  private static let signals = ["touch-event", "button-press-event", "button-release-event", "motion-notify-event"]
  private static let types = [
    GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_BUTTON_PRESS, GDK_2BUTTON_PRESS,
    GDK_3BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY,
  ]

  /// Hears what is meant for this surface also while a modal popover or dialog takes all events, until the returned
  /// wrapper goes: without that, the touch of a key would close the popover.
  package func hears(through holder: Widget) -> Widget {
    let listener = Widget(holder.pointer)
    // Before the holder's own handlers: a list of completions closes at every press beside it.
    listener.connect("event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
      guard let self, Self.types.contains(event.pointee.type), gtk_get_event_widget(event) == pointer else {
        return false
      }
      receive(event)
      return true
    }
    return listener
  }

  private func receive(_ event: UnsafeMutablePointer<GdkEvent>) {
    guard let contact = ContactEvent(event) else { return }
    let device = gdk_event_get_source_device(event)
    if contact.contact != .pointer {
      if let device { touchDevices[device] = ObjectReference(UnsafeMutableRawPointer(device)) }
    } else if gdk_event_get_pointer_emulated(event) != 0 || device.map({ touchDevices[$0] != nil }) == true {
      return
    }
    remember(contact, from: device)
    onContact?(contact)
  }

  private func remember(_ event: ContactEvent, from device: OpaquePointer?) {
    switch event.phase {
    case .landed:
      sources[event.contact] = device.map(ContactSource.init)
      _ = deviceWatch
    case .lifted, .cancelled: sources[event.contact] = nil
    case .moved: break
    }
  }

  /// Nothing more is heard, not even a lifting, of a finger whose device is gone or belongs to another pointer.
  private func dropLostContacts() {
    for (contact, source) in sources where source.isLost {
      sources[contact] = nil
      onContact?(ContactEvent(contact: contact, phase: .cancelled, x: 0, y: 0, time: displayTime))
    }
  }
}

extension ContactEvent {
  /// Nil for what is no contact: other buttons, double clicks.
  fileprivate init?(_ event: UnsafeMutablePointer<GdkEvent>) {
    switch event.pointee.type {
    case GDK_TOUCH_BEGIN: self.init(touch: event.pointee.touch, .landed)
    case GDK_TOUCH_UPDATE: self.init(touch: event.pointee.touch, .moved)
    case GDK_TOUCH_END: self.init(touch: event.pointee.touch, .lifted)
    case GDK_TOUCH_CANCEL: self.init(touch: event.pointee.touch, .cancelled)
    case GDK_BUTTON_PRESS: self.init(button: event.pointee.button, .landed)
    case GDK_BUTTON_RELEASE: self.init(button: event.pointee.button, .lifted)
    case GDK_MOTION_NOTIFY:
      let motion = event.pointee.motion
      self.init(contact: .pointer, phase: .moved, x: motion.x, y: motion.y, time: DisplayTime(motion.time))
    default: return nil
    }
  }

  private init(touch: GdkEventTouch, _ phase: Phase) {
    self.init(
      contact: .finger(UInt(bitPattern: touch.sequence)), phase: phase, x: touch.x, y: touch.y,
      time: DisplayTime(touch.time))
  }

  private init?(button: GdkEventButton, _ phase: Phase) {
    guard button.button == guint(GDK_BUTTON_PRIMARY) else { return nil }
    self.init(contact: .pointer, phase: phase, x: button.x, y: button.y, time: DisplayTime(button.time))
  }
}
