import CGtkForKeypad

/// What a spin button says of its number, as decimal texts with `.`; nil where it says nothing.
package struct SpinLimits: Equatable {
  package let minimum, maximum, step: String?
  /// How many decimals it shows.
  package let decimals: Int
}

extension Entry {
  private var spinButton: UnsafeMutablePointer<GtkSpinButton>? {
    cgtk_is_a(pointer, gtk_spin_button_get_type()) == 0 ? nil : cast(to: GtkSpinButton.self)
  }

  /// The range, the step and the decimals of a spin button; nil for other entries, and where the application writes
  /// something else than a number into it, the time for instance.
  package var spinLimits: SpinLimits? {
    guard let spinButton else { return nil }
    let output = g_signal_lookup("output", gtk_spin_button_get_type())
    if g_signal_has_handler_pending(spinButton, output, 0, 1) != 0 { return nil }
    let decimals = Int(gtk_spin_button_get_digits(spinButton))
    var range = (least: 0.0, most: 0.0)
    gtk_spin_button_get_range(spinButton, &range.least, &range.most)
    var step = 0.0
    gtk_spin_button_get_increments(spinButton, &step, nil)
    return SpinLimits(
      minimum: Self.decimal(range.least, decimals), maximum: Self.decimal(range.most, decimals),
      step: step > 0 ? Self.decimal(step, decimals) : nil, decimals: decimals)
  }

  /// A number as a spin button with so many decimals writes it; nil beyond what a double holds exactly, which is meant to
  /// be no limit.
  private static func decimal(_ number: Double, _ decimals: Int) -> String? {
    guard number.magnitude < 9e15 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(G_ASCII_DTOSTR_BUF_SIZE) + decimals)
    guard let text = g_ascii_formatd(&buffer, gint(buffer.count), "%.\(decimals)f", number) else { return nil }
    return String(cString: text)
  }

  /// Has a spin button take over the number that was typed.
  package func takeOverNumber() {
    if let spinButton { gtk_spin_button_update(spinButton) }
  }

  /// Calls when the range, the step or the decimals of a spin button are other ones.
  package func onSpinLimits(_ handler: @escaping () -> Void) {
    guard let spinButton else { return }
    for property in ["adjustment", "digits"] { connectPointer("notify::" + property, handler) }
    if let adjustment = gtk_spin_button_get_adjustment(spinButton) {
      attach(SignalConnection(adjustment, "changed", handler), as: "gtk-keypad-adjustment")
    }
  }
}
