import CGtkForKeypad
import KeypadEngine
import KeypadGTK

/// A till: price and number of pieces, and one keypad for both.
@main
enum Checkout {
  static func main() {
    gtk_init(nil, nil)
    let window = gtk_window_new(GTK_WINDOW_TOPLEVEL)!
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    let price = field("Price", GTK_INPUT_PURPOSE_NUMBER)
    let pieces = field("Pieces", GTK_INPUT_PURPOSE_DIGITS)

    let keypad = FollowingKeypad()
    keypad.rules = Rules.money
    keypad.confirmStyle = .seller
    keypad.confirmLabel = "Add"
    keypad.setRules(
      Rules(integerDigits: 3, fractionDigits: 0, leadingPoint: .reject, leadingZeros: .reject), for: pieces)
    keypad.onConfirm = { _, _ in print("\(text(of: pieces)) × \(text(of: price))") }
    keypad.follow(window)

    for widget in [price, pieces, keypad.widget] {
      gtk_box_pack_start(cast(box, to: GtkBox.self), widget, widget == keypad.widget ? 1 : 0, 1, 0)
    }
    gtk_container_add(cast(window, to: GtkContainer.self), box)
    gtk_window_set_default_size(cast(window, to: GtkWindow.self), 400, 400)
    onDestroy(window) { gtk_main_quit() }
    gtk_widget_show_all(window)
    // The keypad lives as long as somebody holds it.
    withExtendedLifetime(keypad) { gtk_main() }
  }

  private static func field(_ name: String, _ purpose: GtkInputPurpose) -> UnsafeMutablePointer<GtkWidget> {
    let entry = gtk_entry_new()!
    gtk_entry_set_placeholder_text(cast(entry, to: GtkEntry.self), name)
    gtk_entry_set_input_purpose(cast(entry, to: GtkEntry.self), purpose)
    return entry
  }

  private static func text(of entry: UnsafeMutablePointer<GtkWidget>) -> String {
    String(cString: gtk_entry_get_text(cast(entry, to: GtkEntry.self)))
  }

  private static func onDestroy(_ widget: UnsafeMutablePointer<GtkWidget>, _ quit: @convention(c) () -> Void) {
    g_signal_connect_data(widget, "destroy", quit, nil, nil, G_CONNECT_SWAPPED)
  }

  private static func cast<Other>(_ widget: UnsafeMutablePointer<GtkWidget>, to _: Other.Type) -> UnsafeMutablePointer<
    Other
  > {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Other.self)
  }
}
