import GTKBridge

/// The style sheets of the keypad. Their nodes and classes are described in `docs/style.md`.
enum KeypadStyle {
  /// Loads the sheet that the widgets bring along, and finds their words, once.
  static func install() {
    Locale.bindCatalogues()
    StyleSheet.install(String(decoding: PackageResources.keypad_css, as: UTF8.self), as: "gtk-keypad-style")
  }

  /// A sheet that gives a confirm key a color of its own, with a text color that can be read on it.
  static func confirm(_ colour: Color) -> StyleSheet? {
    try? StyleSheet(
      """
      @define-color keypad_confirm \(colour.css);
      @define-color keypad_seller \(colour.css);
      @define-color keypad_confirm_text \(colour.isLight ? "#1a1a1a" : "#ffffff");
      """, rank: .override)
  }
}

/// A colour, as `#RRGGBB` writes it.
public struct Color: Equatable, Sendable {
  private let red, green, blue: UInt8

  /// Reads `#RRGGBB`, in capital or small letters, or fails.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    guard let value = UInt32(String(text.dropFirst()), radix: 16) else { return nil }
    red = UInt8(value >> 16)
    green = UInt8(value >> 8 & 0xFF)
    blue = UInt8(value & 0xFF)
  }

  fileprivate var css: String { "rgb(\(red),\(green),\(blue))" }

  /// Whether white letters on it would have less contrast than 3:1, which WCAG asks for large text.
  fileprivate var isLight: Bool {
    // WCAG's relative luminance, with a square for its gamma of about 2.2.
    func linear(_ channel: UInt8) -> Double { Double(channel) / 255 * Double(channel) / 255 }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return 1.05 / (luminance + 0.05) < 3
  }
}
