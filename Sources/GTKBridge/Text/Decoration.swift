import CGtkForKeypad

/// One thing that GTK or the host shows around a field, in a place of its own in the field's window.
final class Decoration {
  enum Kind {
    /// What moves the caret or an end of the selection.
    case drop
    /// GTK's own: the bubble with what can be done with the text, or the magnifier.
    case touchPopover
    /// Another popover that points at the field and lets events pass.
    case popover

    /// Nil where a widget does not belong to the field.
    init?(of widget: UnsafeMutablePointer<GtkWidget>, on field: Widget) {
      if cgtk_is_a(widget, gtk_popover_get_type()) != 0 {
        let popover = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
        guard gtk_popover_get_relative_to(popover) == field.pointer, gtk_popover_get_modal(popover) == 0 else {
          return nil
        }
        let style = gtk_widget_get_style_context(widget)
        let isTouchPopover =
          gtk_style_context_has_class(style, "touch-selection") != 0
          || gtk_style_context_has_class(style, "magnifier") != 0
        self = isTouchPopover ? .touchPopover : .popover
        return
      }
      // The style of drops comes from their field, although they are in its window.
      guard cgtk_is_a(widget, gtk_event_box_get_type()) != 0, let toplevel = field.toplevel,
        gtk_widget_get_parent(widget) == UnsafeMutableRawPointer(toplevel).assumingMemoryBound(to: GtkWidget.self),
        gtk_style_context_get_parent(gtk_widget_get_style_context(widget))
          == gtk_widget_get_style_context(field.pointer)
      else { return nil }
      self = .drop
    }
  }

  let kind: Kind
  let widget: Widget

  init(_ widget: Widget, _ kind: Kind) {
    self.kind = kind
    self.widget = widget
  }

  private var pointer: UnsafeMutablePointer<GtkWidget> { widget.pointer }

  /// Takes no touch on the ground of another widget, if that is to be seen.
  func keepClear(of other: Widget?) {
    var area = GdkRectangle(
      x: 0, y: 0, width: gtk_widget_get_allocated_width(pointer), height: gtk_widget_get_allocated_height(pointer))
    var taken = other?.seenArea(in: widget) ?? GdkRectangle()
    var common = GdkRectangle()
    let isClear = gdk_rectangle_intersect(&area, &taken, &common) == 0
    // What is seen of a drop is in its middle; the rest is for fingers that miss it.
    if kind == .drop, common.height * 5 > area.height * 2 { return vanish() }
    if kind == .drop { gtk_widget_set_opacity(pointer, 1) }
    if isClear { return takeTouches(on: nil) }
    let region = cairo_region_create_rectangle(&area)
    cairo_region_subtract_rectangle(region, &taken)
    takeTouches(on: region)
    cairo_region_destroy(region)
  }

  /// Is neither seen nor felt, although GTK shows it.
  func vanish() {
    let nothing = cairo_region_create()
    takeTouches(on: nothing)
    cairo_region_destroy(nothing)
    gtk_widget_set_opacity(pointer, 0)
  }

  /// Takes touches on a region only; nil: wherever it is.
  private func takeTouches(on region: OpaquePointer?) {
    // GTK puts each of them into a window of its own, in a window for its place.
    guard let window = gtk_widget_get_window(pointer), let place = gtk_widget_get_parent_window(pointer) else { return }
    for part in [window, place] { gdk_window_input_shape_combine_region(part, region, 0, 0) }
  }

  /// Has a drop do what it does when it is pressed and let go of.
  func press() {
    guard let window = gtk_widget_get_window(pointer) else { return }
    for type in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
      let event = gdk_event_new(type)!
      event.pointee.button.window = g_object_ref(gpointer(window)).map(OpaquePointer.init)
      event.pointee.button.button = guint(GDK_BUTTON_PRIMARY)
      gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(pointer))))
      gtk_widget_event(pointer, event)
      gdk_event_free(event)
    }
  }
}

extension Widget {
  /// Where it is to be seen, as another widget of its window counts.
  func seenArea(in other: Widget) -> GdkRectangle? {
    guard gtk_widget_get_mapped(pointer) != 0, isInWindow(of: other) else { return nil }
    var area = GdkRectangle()
    guard gtk_widget_translate_coordinates(pointer, other.pointer, 0, 0, &area.x, &area.y) != 0 else { return nil }
    area.width = gtk_widget_get_allocated_width(pointer)
    area.height = gtk_widget_get_allocated_height(pointer)
    return area
  }
}
