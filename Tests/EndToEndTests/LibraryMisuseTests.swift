import TestSupport
import XCTest

/// What the shared library says to programs that use it in wrong ways, and that it goes on.
final class LibraryMisuseTests: HostTestCase {
  func testEachWrongUseIsAWarningThatSaysWhatIsWanted() throws {
    let path = HostTestCase.file(".build/library/examples/misuse")
    let program = try Program(path, environment: hostSurroundings.setting("G_DEBUG", to: nil).variables)
    XCTAssertEqual(try program.child.waitForExit(timeout: 30), 0)
    let lines = program.output.split(separator: "\n").map { $0.replacing("gtk-keypad: ", with: "") }
    for (index, expected) in Self.words.enumerated() {
      XCTAssert(
        index < lines.count && lines[index].contains(expected), "\(expected), not \(lines.dropFirst(index).first ?? "")"
      )
    }
    XCTAssertEqual(lines.count, Self.words.count, program.output)
  }

  private static let words = [
    "values",
    "GtkKeypadView:min takes a number with “.” as decimal point or NULL for none, not “ten”",
    "GtkKeypadView:max takes a number",
    "GtkKeypadView:step takes a number above zero",
    "GtkKeypadView:currency takes the ISO 4217 code of a currency in use, such as EUR, or NULL for none, not “euro”",
    "GtkKeypadView:integer-digits takes 1 to 1000, or -1 for any number of digits, not 0",
    "GtkKeypadView:fraction-digits takes 0 to 1000",
    "GtkKeypadView:entry-mode takes cents only where fraction-digits has a limit",
    "GtkKeypadView:decimal-separator takes “.”, “,” or NULL for the locale's, not “;”",
    "GtkKeypadView:confirm-color takes a color as #RRGGBB or NULL, not “red”",
    "GtkKeypadView:quick-amounts takes up to eight numbers",
    "GtkKeypadView:repeat-delay takes 1 to 60000 milliseconds, not 0",
    "property 'layout' of type 'GtkKeypadLayout'",
    "GtkKeypadView:prompt takes a text in UTF-8",
    "GtkKeypadBoxes:count takes 1 to 32, not 0",
    "GtkKeypadBoxes:point-after takes 0 for no point to 3, one less than the count, not 4",
    "widgets",
    "already inside a container",
    "gtk_keypad_keypad_follow() takes a GtkWindow, not GtkEntry",
    "GtkKeypadKeypad:entry takes a GtkEntry that is not destroyed, or NULL",
    "threads",
    "max was called from another thread than GTK's; use g_idle_add() to get there",
    "gtk_keypad_view_new() was called from another thread",
    "text was called from another thread",
    "destroyed",
    "entry is NULL",
    "text: this GtkKeypadView was destroyed",
    "gtk_keypad_base_confirm(): this GtkKeypadView was destroyed",
    "end",
  ]
}
