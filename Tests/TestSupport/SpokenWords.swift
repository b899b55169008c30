internal import CAtspi

/// Hears what a screen reader hears of changed texts and names, and of announcements.
///
/// To be made before the program starts: programs report nothing that nobody listens for.
public final class SpokenWords {
  private final class Heard {
    var words: [(sender: String, words: String)] = []
  }

  private let bus: AccessibilityBus
  private let heard = Heard()

  /// Begins to listen.
  public init() throws {
    bus = try AccessibilityBus.shared()
    let registry = Remote(bus: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry")
    for kind in ["text-changed", "property-change", "announcement"] {
      let event = Variant.text("object:\(kind)")
      guard bus.call(registry, "org.a11y.atspi.Registry", "RegisterEvent", [event]) != nil else {
        throw Shortfall("cannot listen for \(kind)")
      }
    }
    let heard = heard
    bus.subscribe("org.a11y.atspi.Event.Object") { sender, arguments in
      // The kind of change, two numbers, and then what it is about.
      guard arguments.count > 3, let words = arguments[3].parts.first?.text else { return }
      heard.words.append((sender, words))
    }
  }

  /// What has been heard so far from a program, oldest first.
  public func words(from program: AccessibleProgram) -> [String] {
    heard.words.filter { $0.sender == program.root.busName }.map(\.words)
  }
}
