/// Where the translations are.
package enum Catalogues {
  /// Beside the program, as a build leaves them; or where an installation puts them; nil for the system's own place.
  package static var folder: String? {
    guard let directory = Process.directory else { return nil }
    return [directory + "/locale", directory + "/../share/locale"].first(where: Files.isDirectory)
  }
}
