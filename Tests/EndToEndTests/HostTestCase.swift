import Foundation
import TestSupport
import XCTest

/// Tests of programs in other languages that use the shared library, worked by fingers.
class HostTestCase: KeypadTestCase {
  private(set) var program: Program!
  private(set) var seen: AccessibleProgram!

  override func tearDownWithError() throws {
    program?.child.end()
    try super.tearDownWithError()
  }

  /// The repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// A file of the repository.
  static func file(_ path: String) -> String { root.appending(path: path).path }

  /// What the programs are started in: the library is found where it was built.
  var hostSurroundings: Surroundings {
    get throws {
      let library = HostTestCase.file(".build/library/install/lib")
      return try surroundings.setting("LD_LIBRARY_PATH", to: library)
        .setting("GI_TYPELIB_PATH", to: library + "/girepository-1.0").setting("PYTHONUNBUFFERED", to: "1")
    }
  }

  /// Starts an example in C or Vala that was built along with the library.
  func startBuilt(_ name: String) throws { try start(HostTestCase.file(".build/library/examples/\(name)"), []) }

  /// Starts a program in Python.
  func startPython(_ path: String) throws { try start("/usr/bin/python3", [HostTestCase.file(path)]) }

  /// Starts a program.
  func start(_ path: String, _ arguments: [String]) throws {
    program = try Program(path, arguments, environment: hostSurroundings.variables)
    seen = try AccessibleProgram(program)
  }

  /// Touches what has this name and one of these roles when it has come to rest.
  func touch(_ name: String, _ roles: String...) throws {
    var last = Area.nowhere
    let target = try eventually(appears: "\(name), at rest") {
      let found = seen.showing.first { roles.contains($0.role) && $0.name == name }
      let area = found?.area ?? .nowhere
      defer { last = area }
      return area.width > 1 && area == last ? found : nil
    }
    try screen.touchscreen.tap(target.area.centre)
  }

  /// Taps keys by their names or signs, which are separated by spaces.
  func tap(_ keys: String) throws {
    let names = [".": "Decimal point", "sign": "Change sign", "confirm": "Confirm"]
    for name in keys.split(separator: " ").map({ names[String($0)] ?? String($0) }) { try touch(name, "push button") }
  }

  /// Waits until the program has printed exactly these lines.
  func prints(_ lines: String..., line: UInt = #line) throws {
    let expected = lines.map { $0 + "\n" }.joined()
    try eventually("what was printed", is: expected, line: line) { program.output }
    XCTAssertEqual(program.errorOutput, "", line: line)
  }
}
