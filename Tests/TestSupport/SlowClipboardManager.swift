internal import CAtspi

/// A clipboard manager that is asked to keep what is on the clipboard, and never gets round to it.
public final class SlowClipboardManager {
  private let display: OpaquePointer
  private let window: Window

  /// Takes its place on a screen.
  public init(on screen: Screen) throws {
    guard let display = XOpenDisplay(screen.name) else { throw Shortfall("no connection to \(screen.name)") }
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, XInternAtom(display, "CLIPBOARD_MANAGER", 0), window, UInt(CurrentTime))
    XSync(display, 0)
  }

  /// How often it has been asked since this was last read.
  public func takeRequests() -> Int {
    XSync(display, 0)
    var count = 0
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == SelectionRequest { count += 1 }
    }
    return count
  }

  deinit { XCloseDisplay(display) }
}
