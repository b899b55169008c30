internal import CAtspi

/// A window of another program, of one colour.
public final class StrangeWindow {
  private let display: OpaquePointer
  private let window: Window

  init(_ display: OpaquePointer, _ area: Area, _ colour: Color) {
    self.display = display
    window = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), Int32(area.x), Int32(area.y), UInt32(area.width),
      UInt32(area.height), 0, 0, UInt(colour.value))
    XMapRaised(display, window)
    XSync(display, 0)
  }

  /// Whether it is on the screen, behind others or not.
  public var isMapped: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return attributes.map_state == IsViewable
  }

  /// Whether it gets what is typed.
  public var hasKeyboard: Bool {
    var focused: Window = 0
    var reversion: Int32 = 0
    XGetInputFocus(display, &focused, &reversion)
    return focused == window
  }

  /// Comes to the front.
  public func raise() {
    XRaiseWindow(display, window)
    XSync(display, 0)
  }

  /// Takes the keyboard away from whoever has it.
  public func takeKeyboard(file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the other window is there", file: file, line: line) { isMapped }
    XSetInputFocus(display, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    XSync(display, 0)
  }

  /// Takes pointer and keyboard for itself alone.
  public func grabInput(file: StaticString = #filePath, line: UInt = #line) throws {
    try eventually("the other window is there", file: file, line: line) { isMapped }
    XGrabPointer(
      display, window, 0, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0, UInt(CurrentTime))
    XGrabKeyboard(display, window, 0, GrabModeAsync, GrabModeAsync, UInt(CurrentTime))
    XSync(display, 0)
  }

  /// Gives pointer and keyboard back.
  public func releaseInput() {
    XUngrabPointer(display, UInt(CurrentTime))
    XUngrabKeyboard(display, UInt(CurrentTime))
    XSync(display, 0)
  }

  /// Closes it.
  public func close() {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }
}
