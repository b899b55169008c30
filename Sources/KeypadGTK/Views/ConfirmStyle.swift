/// For whom the keypad is, as the confirm key shows it. The built-in style sheet has a color for each; an application
/// adds styles of its own by name and by CSS.
public struct ConfirmStyle: RawRepresentable, Hashable, Sendable {
  /// The style class of the confirm key, a CSS identifier.
  public let rawValue: String

  /// A style of one's own, by the name of its class.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No class: the usual color.
  public static let standard = ConfirmStyle(rawValue: "")
  /// Who confirms pays: the usual color.
  public static let buyer = ConfirmStyle(rawValue: "buyer")
  /// Who confirms is paid: a color of its own.
  public static let seller = ConfirmStyle(rawValue: "seller")
}
