import CGtkForKeypad
import GTKBridge
import TestSupport
import XCTest

@testable import KeypadGTK

/// A keypad leaves the frame and the shadow alone that GTK draws around a window.
final class WindowFrameTests: GuestTestCase {
  /// A second screen, where windows may have shadows: GTK asks for that once for each. It lasts as long as the program.
  nonisolated(unsafe) private static let composed = Result {
    let screen = try Screen()
    screen.windows.promiseShadows()
    guard let display = gdk_display_open(screen.name) else { throw Shortfall("GTK finds no second display") }
    return (screen: screen, display: display)
  }

  private var usualDisplay: OpaquePointer?
  override var screen: Screen { try! Self.composed.get().screen }

  override func setUpWithError() throws {
    try super.setUpWithError()
    usualDisplay = gdk_display_get_default()
    gdk_display_manager_set_default_display(gdk_display_manager_get(), try Self.composed.get().display)
  }

  override func tearDown() {
    super.tearDown()
    gdk_display_manager_set_default_display(gdk_display_manager_get(), usualDisplay)
  }

  func testTheFrameKeepsItsColor() throws {
    let size = (width: 400, height: 400)
    let frames = [Area(x: 0, y: 100, width: 24, height: 250), Area(x: 100, y: 0, width: 250, height: 20)]
    let label = gtk_label_new("")!
    gtk_widget_show(label)
    let window = try show([label], size: size, hasHeaderBar: true)
    let usual = try frames.map { try restingColors(of: $0) }
    window.isVisible = false
    let (view, follower) = (KeypadView(), FollowingKeypad())
    follower.whenIdle = .waits
    for widget in [view.widget, follower.widget] {
      let guest = try show([widget], size: size, hasHeaderBar: true)
      // GTK asks for the style whenever the state changes.
      for isSensitive in [1, 0, 1] as [gboolean] {
        gtk_widget_set_sensitive(widget, isSensitive)
        gtk_widget_queue_draw(guest.pointer)
        gtk_test_widget_wait_for_draw(guest.pointer)
        try eventually("the frame", is: usual, timeout: 2) { try frames.map { try picture($0).colours } }
      }
      guest.isVisible = false
    }
  }

  /// The colors of a part of the screen as soon as they stay.
  private func restingColors(of area: Area) throws -> [TestSupport.Color] {
    var previous: [TestSupport.Color] = []
    return try eventually(appears: "colors that stay") {
      let now = try picture(area).colours
      defer { previous = now }
      return now == previous ? now : nil
    }
  }
}
