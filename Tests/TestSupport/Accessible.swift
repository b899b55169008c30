internal import CAtspi

/// Something that a program shows to assistive technology: a key, a field, a window.
///
/// Nothing is remembered: each question goes to the program. A program that has gone or does not answer
/// counts as one that shows nothing.
public final class Accessible {
  private let bus: AccessibilityBus
  private let remote: Remote

  init(_ remote: Remote, on bus: AccessibilityBus) {
    self.remote = remote
    self.bus = bus
  }

  /// The root of all programs.
  static func desktop() throws -> Accessible {
    let root = Remote(bus: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    return Accessible(root, on: try AccessibilityBus.shared())
  }

  /// How a screen reader calls it.
  public var name: String { property("Accessible", "Name")?.text ?? "" }

  /// What a screen reader adds to the name.
  public var details: String { property("Accessible", "Description")?.text ?? "" }

  /// What it is: `push button`, `text`, `label`, `frame`.
  public var role: String { call("Accessible", "GetRoleName")?.first?.text ?? "" }

  /// Whether it reacts.
  public var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }

  /// Whether it is on the screen.
  public var isShowing: Bool { has(ATSPI_STATE_SHOWING) }

  /// Whether it has the keyboard focus.
  public var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }

  /// Where it is on the screen.
  public var area: Area {
    let screen = Variant.unsigned(ATSPI_COORD_TYPE_SCREEN.rawValue)
    return Area(call("Component", "GetExtents", screen)?.first?.parts)
  }

  /// Under which name its program is on the bus.
  var busName: String { remote.bus }

  /// The process that shows it.
  public var processIdentifier: Int32? {
    let broker = Remote(bus: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
    let reply = bus.call(broker, "org.freedesktop.DBus", "GetConnectionUnixProcessID", [.text(remote.bus)])
    return reply?.first?.number.map { Int32($0) }
  }

  /// What is directly in it.
  public var children: [Accessible] {
    let references = call("Accessible", "GetChildren")?.first?.parts ?? []
    return references.compactMap { reference in
      let parts = reference.parts.compactMap(\.text)
      return parts.count == 2 ? Accessible(Remote(bus: parts[0], path: parts[1]), on: bus) : nil
    }
  }

  /// It and everything in it, outer before inner.
  public var everything: [Accessible] { [self] + children.flatMap(\.everything) }

  /// Does what a press of it does, as a screen reader or a switch would; false where it cannot be pressed.
  @discardableResult
  public func press() -> Bool { call("Action", "DoAction", .number(0))?.first?.number == 1 }

  /// Calls a method that assistive technology knows.
  func call(_ interface: String, _ method: String, _ arguments: Variant...) -> [Variant]? {
    bus.call(remote, "org.a11y.atspi.\(interface)", method, arguments)
  }

  /// The value of a property that assistive technology knows.
  func property(_ interface: String, _ name: String) -> Variant? {
    bus.property(remote, "org.a11y.atspi.\(interface)", name)
  }

  private func has(_ state: AtspiStateType) -> Bool {
    let words = call("Accessible", "GetState")?.first?.parts.compactMap(\.number) ?? []
    let (word, bit) = Int(state.rawValue).quotientAndRemainder(dividingBy: 32)
    return word < words.count && words[word] >> bit & 1 == 1
  }
}

extension Area {
  /// The area of what is not on the screen.
  public static let nowhere = Area(x: 0, y: 0, width: 0, height: 0)

  /// Left, top, width and height as a program gives them.
  init(_ numbers: [Variant]?) {
    let numbers = numbers?.compactMap(\.number) ?? []
    self = .nowhere
    if numbers.count == 4 { self = Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
  }
}
