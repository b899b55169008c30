internal import CAtspi

/// Which pointer the touch screen moves, as `xinput reattach` and `xinput float` decide.
public final class TouchscreenOwner {
  private let display: OpaquePointer
  private var hasSecondPointer = false

  /// Decides on a screen.
  public init(_ screen: Screen) throws {
    guard let display = XOpenDisplay(screen.name) else { throw Shortfall("no connection to \(screen.name)") }
    self.display = display
  }

  deinit { XCloseDisplay(display) }

  /// The touch screen moves no pointer.
  public func takeAway() throws {
    catspi_give_device(display, try device("touchscreen"), 0)
  }

  /// The touch screen moves a second pointer.
  public func giveToAnother() throws {
    if !hasSecondPointer {
      "second".withCString { catspi_add_pointer(display, UnsafeMutablePointer(mutating: $0)) }
      hasSecondPointer = true
    }
    catspi_give_device(display, try device("touchscreen"), try device("second pointer"))
  }

  /// The touch screen moves the usual pointer again, the only one.
  public func giveBack() throws {
    catspi_give_device(display, try device("touchscreen"), try device("Virtual core pointer"))
    if hasSecondPointer { catspi_remove_pointer(display, try device("second pointer")) }
    hasSecondPointer = false
  }

  private func device(_ name: String) throws -> Int32 {
    let device = catspi_device(display, name)
    guard device != 0 else { throw Shortfall("there is no input device called \(name)") }
    return device
  }
}
