import CGtkForKeypad

/// What stands around a field and over other widgets: the drops by which a finger moves the caret or the ends of the
/// selection, the bubble that offers to paste, the magnifier, and the field's popovers, tooltip and list of completions.
///
/// None of it takes a touch or a click that is meant for the keys. It lasts as long as somebody holds this object.
package final class TouchDecorations {
  private let field: Widget
  private weak var surface: ContactSurface?
  private var decorations: [Decoration] = []
  private var surfaceWatch: Widget?
  /// The window of tooltips, once it has shown the field's.
  private var tooltip: Widget?
  /// Hears what is meant for the keys while the list of completions takes all events.
  private var listener: Widget?
  /// They have been sent away, until the field is touched again.
  private var areAway = false {
    didSet { if areAway != oldValue { keepAllClear() } }
  }
  private lazy var showWatch = ShowWatch { [weak self] in self?.adopt($0) }
  private lazy var longPress = LongPress(on: field) { [weak self] in self?.offerPaste() }

  /// - Parameters:
  ///   - field: the entry or text view that is worked in
  ///   - surface: the keys, which stay free
  package init(of field: Widget, clearOf surface: ContactSurface) {
    self.field = field.anotherWrapper
    self.surface = surface
    surfaceWatch = surface.anotherWrapper
    _ = showWatch
    _ = longPress
    self.field.onTouch { [weak self] in self?.areAway = false }
    for signal in ["map", "unmap"] { surfaceWatch?.connect(signal) { [weak self] in self?.keepAllClear() } }
    surfaceWatch?.connectPointer("size-allocate") { [weak self] in self?.keepAllClear() }
  }

  /// Sends away what is there: a key is pressed.
  package func sendAway() {
    areAway = true
    for decoration in decorations where decoration.kind != .drop && decoration.widget.isVisible {
      decoration.widget.isVisible = false
    }
    if tooltip?.isVisible == true { tooltip?.isVisible = false }
  }

  private func keepAllClear() {
    for decoration in decorations { keepClear(decoration) }
  }

  private func keepClear(_ decoration: Decoration) {
    // GTK shows drops at every edit, so they must not be hidden: that would be slow.
    if areAway, decoration.kind == .drop { decoration.vanish() } else { decoration.keepClear(of: surface) }
  }

  /// Looks whether a widget that is shown belongs to the field.
  private func adopt(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    if let kind = Decoration.Kind(of: pointer, on: field) {
      let known = decorations.first { $0.widget.pointer == pointer }
      let decoration = known ?? Decoration(Widget(pointer), kind)
      if known == nil { hold(decoration) }
      // What the host shows is not GTK's own answer to a touch.
      if areAway, kind == .touchPopover { return decoration.widget.isVisible = false }
      if kind != .drop, let surface { decoration.placeClear(of: surface, at: field) }
      keepClear(decoration)
    } else if cgtk_is_a(pointer, gtk_window_get_type()) != 0 {
      adopt(window: Widget(pointer))
    }
  }

  private func adopt(window: Widget) {
    let asWindow = window.cast(to: GtkWindow.self)
    if gtk_window_get_attached_to(asWindow) == field.pointer {
      listener = surface?.hears(through: window)
    } else if gtk_window_get_type_hint(asWindow) == GDK_WINDOW_TYPE_HINT_TOOLTIP,
      gtk_widget_get_has_tooltip(field.pointer) != 0, gtk_window_get_transient_for(asWindow) == field.toplevel
    {
      // Tooltips are to be read only.
      let nothing = cairo_region_create()
      gtk_widget_input_shape_combine_region(window.pointer, nothing)
      cairo_region_destroy(nothing)
      tooltip = window
    }
  }

  private func hold(_ decoration: Decoration) {
    // GTK makes new drops when the field comes into another window.
    decorations.removeAll { gtk_widget_get_parent($0.widget.pointer) == nil }
    decorations.append(decoration)
    decoration.widget.connectPointer("size-allocate") { [weak self, weak decoration] in
      if let decoration { self?.keepClear(decoration) }
    }
    decoration.widget.onDestroy { [weak self, weak decoration] in
      self?.decorations.removeAll { $0 === decoration }
    }
  }

  /// GTK offers it when the drop at the caret is pressed, which the keys may stand on.
  private func offerPaste() {
    if !areAway { decorations.last { $0.kind == .drop && $0.widget.isVisible }?.press() }
  }

  deinit {
    for decoration in decorations { decoration.keepClear(of: nil) }
    if let tooltip { gtk_widget_input_shape_combine_region(tooltip.pointer, nil) }
  }
}
