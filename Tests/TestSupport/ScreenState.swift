internal import CAtspi

/// What a kiosk's screen goes through: it is blanked and switched off.
extension Windows {
  /// Blanks the screen, as the server does when nobody has touched it for long.
  public func blank() {
    XForceScreenSaver(display, ScreenSaverActive)
    XSync(display, 0)
  }

  /// Whether a pointer is to be seen.
  public var showsPointer: Bool {
    guard let image = XFixesGetCursorImage(display) else { return false }
    defer { XFree(image) }
    let pixels = UnsafeBufferPointer(
      start: image.pointee.pixels, count: Int(image.pointee.width) * Int(image.pointee.height))
    return pixels.contains { $0 & 0xFF00_0000 != 0 }
  }

  /// Switches the monitor off, or on again at a resolution that the server knows.
  public func setMonitor(to size: (width: Int, height: Int)?) throws {
    guard let resources = XRRGetScreenResourcesCurrent(display, XDefaultRootWindow(display)) else {
      throw Shortfall("no RandR")
    }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let mode = size.flatMap { size in
      modes.first { Int($0.width) == size.width && Int($0.height) == size.height }?.id
    }
    if let size, mode == nil { throw Shortfall("no resolution of \(size)") }
    var output = resources.pointee.outputs[0]
    XRRSetCrtcConfig(
      display, resources, resources.pointee.crtcs[0], UInt(CurrentTime), 0, 0, mode ?? 0, Rotation(RR_Rotate_0),
      &output,
      mode == nil ? 0 : 1)
    XSync(display, 0)
  }
}
