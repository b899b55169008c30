internal import CAtspi
import Foundation

/// A real X server with a touch screen, a keyboard and a mouse that tests work.
public final class Screen {
  /// The name for `DISPLAY`.
  public let name: String
  /// The width in pixels.
  public private(set) var width: Int
  /// The height in pixels.
  public private(set) var height: Int
  /// Ten fingers.
  public let touchscreen: Touchscreen
  /// The keys of a keyboard.
  public let keyboard: Keyboard
  /// A mouse with three buttons.
  public let mouse: Mouse
  /// Where the server keeps its sockets; programs may call it their home.
  public let directory: TemporaryDirectory
  /// The windows on the screen, looked at from outside.
  public let windows: Windows

  private let server: Child

  /// Starts the server on a display number that is free and waits until all its devices answer.
  ///
  /// The layout is that of the keyboard, in the words of XKB.
  public init(width: Int = 1280, height: Int = 800, layout: String = "us") throws {
    self.width = width
    self.height = height
    directory = try TemporaryDirectory()
    let configuration = directory.file("xorg.conf")
    try Screen.configuration(width, height, layout, directory.path)
      .write(toFile: configuration, atomically: false, encoding: .utf8)

    let pipe = try makePipe()
    defer { Foundation.close(pipe.readEnd) }
    do {
      defer { Foundation.close(pipe.writeEnd) }
      server = try Child(
        "Xorg",
        [
          "-displayfd", "3", "-config", configuration, "-logfile", directory.file("log"), "-noreset",
          "-nolisten", "tcp", "-novtswitch", "-sharevts", "vt99",
        ], environment: Surroundings(home: directory.path).variables, descriptors: [3: pipe.writeEnd])
    }
    guard let number = try firstLine(from: pipe.readEnd, timeout: 30) else {
      let log = (try? String(contentsOfFile: directory.file("log"), encoding: .utf8)) ?? "no log"
      throw Shortfall("Xorg did not start: \(log.suffix(2000))")
    }
    name = ":\(number)"
    touchscreen = try Touchscreen(directory.file("touchscreen"), width, height)
    keyboard = try Keyboard(directory.file("keyboard"))
    mouse = try Mouse(directory.file("mouse"), width, height)
    windows = try Windows(display: name)
    guard windows.screenSize == [width, height] else {
      throw Shortfall("the screen is \(windows.screenSize) instead of \(width) by \(height) pixels")
    }
  }

  /// Makes this the display of the calling process, for tests that open windows themselves.
  public func becomeDisplayOfThisProcess() { setenv("DISPLAY", name, 1) }

  /// Changes the resolution to another one that the server knows, such as 1024 by 768.
  public func changeResolution(width: Int, height: Int) throws {
    try windows.setResolution(width: width, height: height)
    (self.width, self.height) = (width, height)
    touchscreen.size = (width, height)
    mouse.size = (width, height)
  }

  /// Stops the server.
  public func close() {
    windows.close()
    server.terminate()
  }

  deinit { close() }

  private static func configuration(
    _ width: Int, _ height: Int, _ layout: String, _ directory: String
  ) throws -> String {
    guard let template = Bundle.module.url(forResource: "xorg", withExtension: "conf") else {
      throw Shortfall("xorg.conf is not among the resources")
    }
    // Any timings will do as long as the pixel clock stays within what the driver believes in, and the gap
    // between lines is not the 160 pixels of the timings that only flat panels take.
    let (columns, rows) = (width + 200, height + 30)
    let clock = Double(columns * rows * (columns * rows > 1_000_000 ? 20 : 60)) / 1_000_000
    let line = "\(width) \(width + 50) \(width + 100) \(columns)"
    let frame = "\(height) \(height + 3) \(height + 8) \(rows)"
    return try String(contentsOf: template, encoding: .utf8)
      .replacingOccurrences(of: "@DIRECTORY@", with: directory)
      .replacingOccurrences(of: "@LAYOUT@", with: layout)
      .replacingOccurrences(of: "@MEMORY@", with: "\(width * height * 4 / 1024 + 8192)")
      .replacingOccurrences(of: "@MODELINE@", with: "\(clock) \(line) \(frame)")
  }
}

/// What arrives on a pipe before the first line break, or nil if the other end is closed before.
private func firstLine(from descriptor: Int32, timeout: Double) throws -> String? {
  var line = ""
  let end = Date(timeIntervalSinceNow: timeout)
  while true {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(max(0, end.timeIntervalSinceNow) * 1000)) > 0 else {
      throw Shortfall("Xorg did not say its display number within \(timeout) s")
    }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return nil }
    if byte == UInt8(ascii: "\n") { return line }
    line.unicodeScalars.append(Unicode.Scalar(byte))
  }
}
