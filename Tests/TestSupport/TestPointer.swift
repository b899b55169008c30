internal import CAtspi

/// The server's own pointer for tests, which GDK takes for a mouse.
///
/// A device of the driver that feeds ``Mouse`` points absolutely, and GDK takes it for a touchscreen: it drags no text.
public final class TestPointer {
  private let display: OpaquePointer

  /// The pointer of a screen.
  public init(_ screen: Screen) throws {
    guard let display = XOpenDisplay(screen.name) else { throw Shortfall("no connection to \(screen.name)") }
    self.display = display
  }

  deinit { XCloseDisplay(display) }

  /// Moves it; returns when the server has processed that.
  public func move(to point: Point) {
    XTestFakeMotionEvent(display, -1, Int32(point.x), Int32(point.y), 0)
    XSync(display, 0)
  }

  /// Presses or releases its first button.
  public func press(_ isPressed: Bool) {
    XTestFakeButtonEvent(display, 1, isPressed ? 1 : 0, 0)
    XSync(display, 0)
  }
}
