import CGtkForKeypad

/// A GTK widget as C programs hold it.
public typealias GtkWidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GTK widget, held by a strong reference.
///
/// Closures connected to its signals are owned by the GTK object: they must hold what belongs to this wrapper weakly.
package class Widget {
  /// The GTK object, for hosts that put it into their own containers.
  package let pointer: UnsafeMutablePointer<GtkWidget>
  private let reference: ObjectReference
  /// The signal handlers that were connected through this wrapper. Whoever needs some that end earlier makes another
  /// wrapper of the same widget.
  private(set) lazy var handlers = HandlerBag(pointer)

  /// Wraps a widget of somebody else.
  package init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    reference = ObjectReference(pointer)
  }

  /// Wraps a widget that was made just now.
  init(new pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    reference = ObjectReference(sinking: pointer)
  }

  /// The window that the widget is in, or is; nil while it is in none.
  var toplevel: UnsafeMutablePointer<GtkWindow>? {
    guard let toplevel = gtk_widget_get_toplevel(pointer), cgtk_is_a(toplevel, gtk_window_get_type()) != 0 else {
      return nil
    }
    return UnsafeMutableRawPointer(toplevel).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Whether it is in the same window as another one.
  package func isInWindow(of other: Widget) -> Bool { toplevel != nil && toplevel == other.toplevel }

  /// The name of its GTK class.
  package var className: String { String(cString: g_type_name(cgtk_type_of(pointer))) }

  /// Whether it is a window itself.
  package var isWindow: Bool { cgtk_is_a(pointer, gtk_window_get_type()) != 0 }

  /// What has the focus in its window, or gets it when that becomes active.
  package var focusInside: Widget? { toplevel.flatMap { gtk_window_get_focus($0) }.map { Widget($0) } }

  /// A second wrapper, for handlers that are to end before those of this one.
  package var anotherWrapper: Widget { Widget(pointer) }

  /// Which GTK object it is, for as long as somebody holds a wrapper of it.
  package var identity: WidgetIdentity { WidgetIdentity(pointer: UnsafeMutableRawPointer(pointer)) }

  /// The same object as one of its other GTK classes.
  func cast<Other>(to other: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: other)
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether it and all that it is in are sensitive.
  package var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(pointer) != 0 }

  /// Whether it and all that it is in are sensitive and shown.
  package var isUsable: Bool { isEffectivelySensitive && gtk_widget_get_mapped(pointer) != 0 }

  /// Whether it wraps the same GTK object.
  package func isSame(as other: Widget?) -> Bool { pointer == other?.pointer }

  /// Whether it is the other one, or inside it.
  package func isInside(_ other: Widget) -> Bool {
    pointer == other.pointer || gtk_widget_is_ancestor(pointer, other.pointer) != 0
  }

  /// Calls when something changes that says whether and what may be typed in it.
  package func onCondition(_ changed: @escaping () -> Void) {
    for signal in ["notify::input-purpose", "notify::editable"] { connectPointer(signal, changed) }
    onStateFlags(changed)
    connect("unmap", changed)
  }

  /// Calls when it is sensitive or insensitive, focused or not, and so on, other than before.
  package func onStateFlags(_ changed: @escaping () -> Void) {
    connectInteger("state-flags-changed") { _ in changed() }
  }

  package func onDestroy(_ handler: @escaping () -> Void) {
    connect("destroy", handler)
  }

  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  package var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

  package var isRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Calls when the widget loses the focus because its whole window does.
  package func onWindowFocusLoss(_ handler: @escaping () -> Void) {
    connect("focus-out-event", UnsafeMutablePointer<GdkEvent>.self) { [weak self] _ in
      if self?.isInActiveWindow == false { handler() }
      return false
    }
  }

  /// The focus has come or gone.
  package func onFocus(_ handler: @escaping (_ hasFocus: Bool) -> Void) {
    for (signal, hasFocus) in [("focus-in-event", true), ("focus-out-event", false)] {
      connect(signal, UnsafeMutablePointer<GdkEvent>.self) { _ in
        handler(hasFocus)
        return false
      }
    }
  }

  /// A finger or the mouse lands in it.
  package func onTouch(_ handler: @escaping () -> Void) {
    for signal in ["button-press-event", "touch-event"] {
      connect(signal, UnsafeMutablePointer<GdkEvent>.self) { event in
        if event.pointee.type == GDK_TOUCH_BEGIN || event.pointee.type == GDK_BUTTON_PRESS { handler() }
        return false
      }
    }
  }

  /// It is on the screen from now on.
  package func onShow(_ handler: @escaping () -> Void) {
    connect("map", handler)
  }

  /// Keeps a widget's own order of left and right whatever the language.
  package func neverMirror() {
    gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
  }

  package func setMinimumSize(width: Int, height: Int) {
    gtk_widget_set_size_request(pointer, gint(width), gint(height))
  }

  /// Is not shown along with everything else in a window.
  package func showsOnlyByItself() {
    gtk_widget_set_no_show_all(pointer, 1)
  }

  package func queueDraw() {
    gtk_widget_queue_draw(pointer)
  }

  package func queueResize() {
    gtk_widget_queue_resize(pointer)
  }

  /// The bell, as the person's settings have it.
  package func ringBell() {
    gtk_widget_error_bell(pointer)
  }

  /// Takes the widget out of its window for good.
  package func destroy() {
    gtk_widget_destroy(pointer)
  }

  /// The look of being pressed (`:active` in CSS).
  package func setPressedLook(_ isPressed: Bool) {
    if isPressed {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_ACTIVE, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
    }
  }

  package func addStyleClass(_ name: String) {
    gtk_style_context_add_class(gtk_widget_get_style_context(pointer), name)
  }

  package func setStyleClass(_ name: String, _ isSet: Bool) {
    if isSet { addStyleClass(name) } else { removeStyleClass(name) }
  }

  package func removeStyleClass(_ name: String) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(pointer), name)
  }
}

/// Which of the GTK objects of the program a widget is.
package struct WidgetIdentity: Hashable {
  fileprivate let pointer: UnsafeMutableRawPointer
}
