import CGtkForKeypad
import Foundation
import TestSupport
import XCTest

@testable import GTKBridge
@testable import KeypadGTK

/// A program in Swift that loads the shared library, too: the same code twice, each with classes of its own.
final class TwoCopiesTests: XCTestCase {
  private typealias MakeWidget = @convention(c) () -> UnsafeMutablePointer<GtkWidget>

  func testBothShowTheirKeysInOneWindow() throws {
    try ViewTestCase.startScreen()
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let path = root.appending(path: ".build/library/install/lib/libgtkkeypad-1.so.0").path
    let library = try XCTUnwrap(dlopen(path, RTLD_NOW | RTLD_LOCAL), String(cString: dlerror()))
    let symbol = try XCTUnwrap(dlsym(library, "gtk_keypad_view_new"))

    let ours = KeypadView()
    let theirs = unsafeBitCast(symbol, to: MakeWidget.self)()
    gtk_widget_show(theirs)
    let window = Window(title: "Test", iconName: "none")
    defer { window.destroy() }
    window.setContent(Column([Widget(ours.widget), Widget(theirs)]))
    window.present()
    let inside = try XCTUnwrap(gtk_bin_get_child(UnsafeMutableRawPointer(theirs).assumingMemoryBound(to: GtkBin.self)))
    try eventually("both have their places") {
      while g_main_context_iteration(nil, 0) != 0 {}
      return gtk_widget_get_allocated_height(inside) > 100 && gtk_widget_get_allocated_height(ours.widget) > 100
    }
    XCTAssertEqual(Widget(ours.widget).className, KeypadPanel.className)
    XCTAssertNotEqual(Widget(inside).className, KeypadPanel.className)
  }
}
