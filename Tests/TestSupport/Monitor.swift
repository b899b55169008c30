internal import CAtspi

/// The monitor of the screen as programs know it.
extension Windows {
  /// Says how large the monitor is in millimetres; 0 by 0 where nobody knows.
  public func tellSize(widthInMillimetres width: Int, heightInMillimetres height: Int) throws {
    try withFirstOutput { output in
      for (name, value) in [("WIDTH_MM", width), ("HEIGHT_MM", height)] {
        withUnsafeBytes(of: value) { bytes in
          XRRChangeOutputProperty(
            display, output, XInternAtom(display, name, 0), Atom(XA_INTEGER), 32, PropModeReplace,
            bytes.bindMemory(to: UInt8.self).baseAddress, 1)
        }
      }
    }
    // The server passes it on when somebody asks it to look at its outputs again.
    XRRFreeScreenResources(XRRGetScreenResources(display, XDefaultRootWindow(display)))
    XSync(display, 0)
  }

  /// Gives the screen another of the resolutions that the server knows.
  func setResolution(width: Int, height: Int) throws {
    let root = XDefaultRootWindow(display)
    guard let information = XRRGetScreenInfo(display, root) else { throw Shortfall("no RandR") }
    defer { XRRFreeScreenConfigInfo(information) }
    var count: Int32 = 0
    let sizes = UnsafeBufferPointer(start: XRRConfigSizes(information, &count), count: Int(count))
    guard let index = sizes.firstIndex(where: { Int($0.width) == width && Int($0.height) == height }) else {
      throw Shortfall("no resolution of \(width) by \(height) among \(sizes.map { [$0.width, $0.height] })")
    }
    let status = XRRSetScreenConfig(display, information, root, Int32(index), Rotation(RR_Rotate_0), UInt(CurrentTime))
    guard status == 0 else { throw Shortfall("the server refuses \(width) by \(height): \(status)") }
    XSync(display, 0)
  }

  private func withFirstOutput(_ act: (RROutput) -> Void) throws {
    let resources = XRRGetScreenResourcesCurrent(display, XDefaultRootWindow(display))
    guard let resources, resources.pointee.noutput > 0 else { throw Shortfall("the screen has no monitor") }
    act(resources.pointee.outputs[0])
    XRRFreeScreenResources(resources)
  }
}
