import GTKBridge

/// Where the translations are.
enum Catalogues {
  /// Beside the program, as a build leaves them; or where an installation puts them; nil for the system's own place.
  static var folder: String? {
    guard let directory = Files.programDirectory else { return nil }
    return [directory + "/locale", directory + "/../share/locale"].first(where: Files.isDirectory)
  }
}
