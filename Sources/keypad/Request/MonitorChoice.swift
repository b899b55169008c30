import CommandSupport
import GTKBridge

/// Which monitor is asked for.
enum MonitorChoice: Equatable, Sendable {
  /// The first is 1.
  case number(Int)
  /// The name of its connector or its model.
  case named(String)
  /// The one that the mouse is on, or was touched last.
  case pointer

  /// The monitor; nil where there is none such at the moment.
  var monitor: Monitor? {
    switch self {
    case .number(let number): Monitor.all.first { $0.index == number - 1 }
    case .named(let name): Monitor.all.first { $0.name == name }
    case .pointer: Monitor.underPointer
    }
  }

  /// What it is called on a command line.
  var word: String {
    switch self {
    case .number(let number): String(number)
    case .named(let name): name
    case .pointer: "pointer"
    }
  }
}

extension ValueKind<MonitorChoice> {
  /// A monitor.
  static var monitor: ValueKind {
    ValueKind(
      placeholder: translated("N|NAME|pointer"),
      takes: {
        translated("%1$s takes the number of a monitor from 1 on, the name of one such as HDMI-1, or pointer", with: $0)
      },
      read: { argument throws(UnfitValue) in
        let text = argument.text
        if text == "pointer" { return .pointer }
        guard !text.isEmpty else { throw UnfitValue() }
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return .named(text) }
        guard let number = Int(text), number >= 1 else { throw UnfitValue() }
        return .number(number)
      })
  }
}
