/// A place on the screen in pixels, from the top left.
public struct Point: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// A place so far from the left and the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place so much further to the right and down.
  public func moved(right: Double = 0, down: Double = 0) -> Point { Point(x: x + right, y: y + down) }

  /// The place on the axes of an input device, which run from 0 to 65535 over the screen.
  fileprivate func onAxes(_ width: Int, _ height: Int) -> [Double] {
    [x * 65535 / Double(width - 1), y * 65535 / Double(height - 1)]
  }
}

/// A touch screen. Each call returns when the server has processed the event.
public final class Touchscreen {
  private enum Phase: UInt32 {
    case begin = 18
    case update
    case end
  }

  private let device: InputDevice
  /// How many pixels the axes span.
  var size: (width: Int, height: Int)
  private var resting: [UInt32: Point] = [:]

  init(_ path: String, _ width: Int, _ height: Int) throws {
    device = try InputDevice(path)
    size = (width, height)
  }

  /// A finger lands.
  public func down(_ point: Point, finger: UInt32 = 1) throws {
    try post(.begin, point, finger)
    resting[finger] = point
  }

  /// A finger that rests on the glass slides to another place.
  public func move(to point: Point, finger: UInt32 = 1) throws {
    try post(.update, point, finger)
    resting[finger] = point
  }

  /// A finger is lifted where it rests.
  public func up(finger: UInt32 = 1) throws {
    guard let point = resting.removeValue(forKey: finger) else {
      throw Shortfall("finger \(finger) is in the air")
    }
    try post(.end, point, finger)
  }

  /// A finger lands and is lifted.
  public func tap(_ point: Point, finger: UInt32 = 1) throws {
    try down(point, finger: finger)
    try up(finger: finger)
  }

  /// Lifts every finger that a failed test has left on the glass.
  public func liftAll() throws {
    for finger in resting.keys.sorted() { try up(finger: finger) }
  }

  private func post(_ phase: Phase, _ point: Point, _ finger: UInt32) throws {
    var event = Message(type: 6)
    event.append(finger)
    event.append(phase.rawValue)
    event.append(axes: point.onAxes(size.width, size.height))
    try device.post(event)
  }
}

/// A mouse. Each call returns when the server has processed the event.
public final class Mouse {
  private let device: InputDevice
  /// How many pixels the axes span.
  var size: (width: Int, height: Int)
  private var held: Set<Int32> = []

  init(_ path: String, _ width: Int, _ height: Int) throws {
    device = try InputDevice(path)
    size = (width, height)
  }

  /// Moves the pointer to a place.
  public func move(to point: Point) throws {
    var event = Message(type: 2)
    event.append(UInt32(1))
    event.append(UInt32(0))
    event.append(axes: point.onAxes(size.width, size.height))
    try device.post(event)
  }

  /// Presses a button: 1 is the primary, 2 the middle, 3 the secondary one.
  public func press(_ button: Int32 = 1) throws { try post(button, pressed: true) }

  /// Releases a button.
  public func release(_ button: Int32 = 1) throws { try post(button, pressed: false) }

  /// Moves to a place, presses and releases.
  public func click(_ point: Point, _ button: Int32 = 1) throws {
    try move(to: point)
    try press(button)
    try release(button)
  }

  /// Releases every button that a failed test has left pressed.
  public func releaseAll() throws { for button in held { try release(button) } }

  private func post(_ button: Int32, pressed: Bool) throws {
    var event = Message(type: 4)
    event.append(Int32(0))
    event.append(button)
    event.append(UInt32(pressed ? 1 : 0))
    event.append(UInt32(0))
    event.append(axes: [])
    try device.post(event)
    if pressed { held.insert(button) } else { held.remove(button) }
  }
}
