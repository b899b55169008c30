import Foundation

/// The program that the tests work.
public enum BuiltProgram {
  /// Where `keypad` is: as the variable `KEYPAD_PROGRAM` says, else beside the bundle of these tests.
  public static func path() throws -> String {
    let named = ProcessInfo.processInfo.environment["KEYPAD_PROGRAM"]
    let path = named ?? directoryOfTests().appending(path: "keypad").path
    let absolute = URL(filePath: path).standardizedFileURL.path
    guard FileManager.default.isExecutableFile(atPath: absolute) else {
      throw Shortfall("no program at \(absolute); build it, or name it in KEYPAD_PROGRAM")
    }
    return absolute
  }

  /// Where a program is that was built along with the tests.
  public static func path(besideTests name: String) -> String { directoryOfTests().appending(path: name).path }

  private static func directoryOfTests() -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
