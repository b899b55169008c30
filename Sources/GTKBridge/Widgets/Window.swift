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
    if gtk_grab_get_current() == nil { self?.takeFocus() }
  }

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

  /// Covers a monitor: through the window manager where there is one, else by its own size and place.
  package func cover(_ monitor: Monitor) {
    gtk_window_set_decorated(window, 0)
    gtk_window_set_keep_above(window, 1)
    gtk_window_stick(window)
    gtk_window_move(window, gint(monitor.frame.x), gint(monitor.frame.y))
    setDefaultSize(width: monitor.frame.width, height: monitor.frame.height)
    gtk_window_resize(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_fullscreen(window)
  }

  /// Comes back above other windows, with the focus, whenever one covers it or takes the focus.
  package func returnsAbove() {
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

  package func present() {
    gtk_window_present(window)
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
