import CGtk

/// A top-level window.
package final class Window: Widget {
  /// Looking for an icon goes through all icon themes, which takes longer than all of the keypad's own widgets.
  private lazy var icon = Timeout(.whenIdle) { [weak self] in
    guard let self else { return }
    gtk_window_set_icon_name(window, iconName)
  }
  private let iconName: String
  private lazy var comeBack = Timeout(.afterInput) { [weak self] in
    // A menu of the program's own may be what covers it.
    if gtk_grab_get_current() == nil, self?.turn?.isOurs != false { self?.takeFocus() }
  }
  private var turn: KioskTurn?

  package init(title: String, iconName: String) {
    self.iconName = iconName
    super.init(new: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    self.title = title
    // Where no window manager hands out the focus, nobody else will.
    connect("map-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] _ in
      self?.takeFocus()
      self?.icon.start(milliseconds: 0)
      return false
    }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { cast(to: GtkWindow.self) }

  package var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  package func setContent(_ content: Widget) {
    gtk_container_add(cast(to: GtkContainer.self), content.pointer)
  }

  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(width), gint(height))
  }

  /// Gives it a size, shown or not.
  package func setSize(width: Int, height: Int) {
    setDefaultSize(width: width, height: height)
    gtk_window_resize(window, gint(max(width, 1)), gint(max(height, 1)))
  }

  /// Covers a monitor: through the window manager or the compositor where there is one, else by its own size and place.
  package func cover(_ monitor: Monitor) {
    gtk_window_set_decorated(window, 0)
    gtk_window_set_keep_above(window, 1)
    gtk_window_stick(window)
    gtk_window_move(window, gint(monitor.frame.x), gint(monitor.frame.y))
    setSize(width: monitor.frame.width, height: monitor.frame.height)
    gtk_window_fullscreen_on_monitor(window, gdk_screen_get_default(), gint(monitor.index))
  }

  /// Where it is on the screen, and how large, in logical pixels. On Wayland the place is unknown and taken for 0, 0.
  package var frame: Rectangle {
    var (x, y, width, height): (gint, gint, gint, gint) = (0, 0, 0, 0)
    gtk_window_get_position(window, &x, &y)
    gtk_window_get_size(window, &width, &height)
    return Rectangle(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// Moves it, where programs place their windows, and gives it another size.
  package func setFrame(_ frame: Rectangle) {
    setSize(width: frame.width, height: frame.height)
    gtk_window_move(window, gint(frame.x), gint(frame.y))
  }

  /// Comes back above other windows, with the focus, whenever one covers it or takes the focus; of several that do so the
  /// one that was shown last.
  package func returnsAbove() {
    let turn = KioskTurn { [weak self] in self?.comeBack.start(milliseconds: 0) }
    self.turn = turn
    onDestroy { turn.end() }
    gtk_widget_add_events(pointer, gint(GDK_VISIBILITY_NOTIFY_MASK.rawValue))
    connect("visibility-notify-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] event in
      // A window manager keeps it above by itself.
      let isCovered = event.pointee.visibility.state != GDK_VISIBILITY_UNOBSCURED
      if isCovered, cgtk_has_window_manager() == 0 { self?.comeBack.start(milliseconds: 0) }
      return false
    }
    connect("focus-out-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] _ in
      self?.comeBack.start(milliseconds: 0)
      return false
    }
  }

  private func takeFocus() {
    guard let place = gtk_widget_get_window(pointer) else { return }
    gdk_window_focus(place, cgtk_server_time(place))
  }

  /// Whether something in the window has the focus.
  package var hasFocusedWidget: Bool { gtk_window_get_focus(window) != nil }

  /// The person asks to close the window. True: it stays.
  package func onClose(_ handler: @escaping () -> Bool) {
    connect("delete-event", UnsafeMutablePointer<GdkEvent>.self) { _ in handler() }
  }

  /// Takes it off the screen, at once.
  package func hideAtOnce() {
    gtk_widget_hide(pointer)
    gdk_display_flush(gtk_widget_get_display(pointer))
  }

  /// Nothing can be dragged out of it, nor out of any other window of the program.
  package func forbidsDragging() {
    cgtk_set_integer(gtk_widget_get_settings(pointer), "gtk-dnd-drag-threshold", gint.max)
  }

  package func present() {
    gtk_window_present(window)
  }

  /// No pointer is to be seen over it: whoever works it by finger needs none.
  package var hidesPointer = false {
    didSet {
      if hidesPointer != oldValue, let place = gtk_widget_get_window(pointer) { hidePointer(hidesPointer, in: place) }
    }
  }
  private var hiddenPointers = HiddenPointers()

  private func hidePointer(_ hides: Bool, in place: OpaquePointer) {
    if hides { hiddenPointers.hide(in: place) } else { hiddenPointers.showAgain() }
  }
}

extension Widget {
  /// Takes the focus away from whatever in this widget's window has it, if that is one of these widgets or in one.
  package func giveUpFocus(of owners: Widget...) {
    guard let window = toplevel, let focused = gtk_window_get_focus(window).map({ Widget($0) }) else { return }
    if owners.contains(where: focused.isInside) { gtk_window_set_focus(window, nil) }
  }

  /// Has the next widget in the order of Tab take the focus, in its window, past all that is in another one.
  package func moveFocusOn(past other: Widget) {
    guard let window = toplevel else { return }
    let asWidget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    repeat {
      // Behind the last one the order begins anew.
      if gtk_widget_child_focus(asWidget, GTK_DIR_TAB_FORWARD) == 0 { return }
    } while gtk_window_get_focus(window).map({ Widget($0).isInside(other) }) == true
  }
}
