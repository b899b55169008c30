import Foundation
import TestSupport
import XCTest

/// The widgets of the shared library in Glade.
final class GladeTests: HostTestCase {
  func testOpeningAndSavingKeepsEveryProperty() throws {
    let source = HostTestCase.file("Examples/Python/machine_panel.ui")
    let folder = try TemporaryDirectory()
    let library = HostTestCase.file(".build/library/install")
    // Glade itself gives warnings.
    let environment = try hostSurroundings.setting("G_DEBUG", to: nil)
      .setting("GLADE_CATALOG_SEARCH_PATH", to: library + "/share/glade/catalogs")
      .setting("GLADE_MODULE_SEARCH_PATH", to: library + "/lib").variables
    let glade = try Program(
      HostTestCase.file(".build/library/examples/glade-save"), [source, folder.file("saved.ui")],
      environment: environment)
    XCTAssertEqual(try glade.child.waitForExit(timeout: 30), 0, glade.errorOutput)
    XCTAssert(glade.output.contains("GtkKeypadKeypad\n"), glade.output)
    let saved = try keypadProperties(folder.file("saved.ui"))
    let missing = try keypadProperties(source).subtracting(saved)
    XCTAssertEqual(missing, [])
  }

  /// The lines that give the keypad its properties.
  private func keypadProperties(_ path: String) throws -> Set<String> {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let inKeypad = lines.drop { !$0.contains("GtkKeypadKeypad") }.prefix { !$0.contains("</object>") }
    return Set(inKeypad.filter { $0.contains("<property") }.map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
