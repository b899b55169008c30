internal import CAtspi
import Foundation

/// The windows on a screen as its server and other programs see them.
public final class Windows {
  private(set) var display: OpaquePointer?

  init(display name: String) throws {
    display = try eventually(appears: "the display \(name)") { XOpenDisplay(name) }
    catspi_listen_for_bells(display)
  }

  /// The width and height of the whole screen.
  var screenSize: [Int] {
    let screen = XDefaultScreen(display)
    return [Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen))]
  }

  func close() {
    if let display { XCloseDisplay(display) }
    display = nil
  }

  /// Says to programs that their windows may have shadows. Nobody composes them: what is transparent shows as black.
  public func promiseShadows() { catspi_promise_shadows(display) }

  /// How often the bell has rung since this was last asked.
  public func takeBells() -> Int { Int(catspi_take_bells(display)) }

  /// Whether somebody manages the windows.
  var areManaged: Bool {
    var atoms: UnsafeMutablePointer<Atom>?
    var count: Int32 = 0
    atoms = XListProperties(display, XDefaultRootWindow(display), &count)
    defer { if let atoms { XFree(atoms) } }
    let names = UnsafeBufferPointer(start: atoms, count: Int(count))
    let hasOwner = XGetSelectionOwner(display, XInternAtom(display, "WM_S0", 0)) != 0
    return hasOwner && names.contains(XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 0))
  }

  /// Opens a window as another program would.
  public func openStranger(_ area: Area, _ colour: Color) -> StrangeWindow {
    StrangeWindow(display!, area, colour)
  }

  /// Takes the windows of programs off the screen, without asking.
  public func unmap() { forEachOfPrograms { XUnmapWindow(display, $0) } }

  /// Makes the windows of programs into icons; takes a window manager.
  public func iconify() { forEachOfPrograms { XIconifyWindow(display, $0, XDefaultScreen(display)) } }

  /// Brings the windows of programs back.
  public func map() { forEachOfPrograms(visible: false) { XMapWindow(display, $0) } }

  /// Destroys the windows of programs, without asking.
  public func destroy() { forEachOfPrograms { XDestroyWindow(display, $0) } }

  /// How many windows of programs are on the screen, those that go past window managers included.
  public var programWindows: Int {
    var root: Window = 0
    var parent: Window = 0
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count)
    defer { if let children { XFree(children) } }
    return UnsafeBufferPointer(start: children, count: Int(count)).filter { child in
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, child, &attributes)
      return attributes.map_state == IsViewable && attributes.class == InputOutput
    }.count
  }

  /// Asks every program to close its windows, as the button of a window manager does.
  public func askToClose() {
    forEachOfPrograms { catspi_ask_to_close(display, $0) }
  }

  /// Gives the windows of programs another size, at the top left of the screen.
  public func resize(width: Int, height: Int) {
    forEachOfPrograms { XMoveResizeWindow(display, $0, 0, 0, UInt32(width), UInt32(height)) }
  }

  /// Whether a window has the keyboard, so that what is typed goes to a program.
  public var keyboardHasReceiver: Bool {
    var focused: Window = 0
    var reversion: Int32 = 0
    XGetInputFocus(display, &focused, &reversion)
    return ![0, Window(PointerRoot), XDefaultRootWindow(display)].contains(focused)
  }

  /// What a part of the screen shows now.
  public func picture(of area: Area) throws -> Picture {
    let root = XDefaultRootWindow(display)
    let planes = UInt(bitPattern: -1)
    let (x, y, width, height) = (Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height))
    guard let image = XGetImage(display, root, x, y, width, height, planes, ZPixmap) else {
      throw Shortfall("the server gives no picture of \(area)")
    }
    defer { catspi_destroy_image(image) }
    // At a depth of 24 a pixel takes four bytes, so the lines follow each other without a gap.
    let count = area.width * area.height
    return image.pointee.data.withMemoryRebound(to: UInt32.self, capacity: count) { start in
      Picture(pixels: UnsafeBufferPointer(start: start, count: count).map { $0 & 0xFF_FFFF }, of: area)
    }
  }

  /// The colour of a pixel now.
  public func colour(at point: Point) throws -> Color {
    try picture(of: Area(x: Int(point.x), y: Int(point.y), width: 1, height: 1)).colours[0]
  }

  /// A part of the screen as soon as something is drawn there and stays.
  public func restingPicture(of area: Area) throws -> Picture {
    var previous: Picture?
    return try eventually(appears: "a picture in \(area) that stays") {
      let now = try picture(of: area)
      defer { previous = now }
      return now == previous && !now.isPlain ? now : nil
    }
  }

  /// Does something with each window of a program while the server holds all windows as they are: one that
  /// went away in between would be an error, and such errors end the process.
  private func forEachOfPrograms(visible: Bool = true, _ act: (Window) -> Void) {
    XGrabServer(display)
    defer {
      XUngrabServer(display)
      XSync(display, 0)
    }
    var root: Window = 0
    var parent: Window = 0
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count)
    defer { if let children { XFree(children) } }
    for child in UnsafeBufferPointer(start: children, count: Int(count)) {
      let window = catspi_program_window(display, child)
      guard window != 0 else { continue }
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, window, &attributes)
      if (attributes.map_state == IsViewable) == visible { act(window) }
    }
  }
}
