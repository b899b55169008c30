internal import CAtspi

/// Hears what a screen reader hears of changed texts and names, and of announcements.
///
/// To be made before the program starts: programs report nothing that nobody listens for.
public final class SpokenWords {
  private final class Heard {
    var words: [(sender: String, words: String)] = []
    var appearances: [Remote] = []
  }

  private let bus: AccessibilityBus
  private let heard = Heard()

  /// Begins to listen.
  public init() throws {
    bus = try AccessibilityBus.shared()
    let registry = Remote(bus: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry")
    for kind in ["text-changed", "property-change", "announcement", "state-changed"] {
      let event = Variant.text("object:\(kind)")
      guard bus.call(registry, "org.a11y.atspi.Registry", "RegisterEvent", [event]) != nil else {
        throw Shortfall("cannot listen for \(kind)")
      }
    }
    let heard = heard
    bus.subscribe("org.a11y.atspi.Event.Object") { sender, arguments in
      // The kind of change, two numbers, and then what it is about.
      guard arguments.count > 3 else { return }
      if let words = arguments[3].parts.first?.text { heard.words.append((sender.bus, words)) }
      let isAppearance = arguments[0].text == "showing" && arguments[1].number == 1
      if isAppearance { heard.appearances.append(sender) }
    }
  }

  /// What has been heard so far from a program, oldest first.
  public func words(from program: AccessibleProgram) -> [String] {
    heard.words.filter { $0.sender == program.root.busName }.map(\.words)
  }

  /// What has been reported so far as coming into sight in a program, oldest first; a screen reader speaks it where
  /// its role is `notification`.
  public func appearances(in program: AccessibleProgram) -> [Accessible] {
    heard.appearances.filter { $0.bus == program.root.busName }.map { Accessible($0, on: bus) }
  }
}
