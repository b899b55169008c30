import CommandSupport
import GTKBridge

/// What `--profile` takes: a name of options that are kept in a file.
struct ProfileName: Sendable {
  let text: String

  /// Takes a name that is one of a file, and leads into no other folder.
  init?(_ text: String) {
    let isName = !text.isEmpty && !text.unicodeScalars.contains { $0 == "/" || $0.isControlCharacter }
    guard isName else { return nil }
    self.text = text
  }

  /// Where its file may be, the place that counts first.
  var places: [String] {
    let folders = ConfigurationFolders.folders(for: "gtk-keypad")
    return (folders + [ConfigurationFolders.installed("gtk-keypad/profiles")].compactMap(\.self)).map { folder in
      folder + "/" + text + ".conf"
    }
  }
}

extension ValueKind<ProfileName> {
  /// The name of a profile.
  static var profile: ValueKind {
    ValueKind(
      placeholder: translated("NAME"),
      takes: { translated("%1$s takes the name of a profile, which is no path", with: $0) },
      read: { argument throws(UnfitValue) in
        guard let name = ProfileName(argument.text) else { throw UnfitValue() }
        return name
      })
  }
}
