import CGtkForKeypad

/// A container whose children stand where a closure says, at any size: what they ask for does not count.
package class LayoutContainer: Widget {
  /// Where each child stands in a pane of this size. Children that it does not name are not shown.
  package var arrangement: ((_ width: Int, _ height: Int) -> [(Widget, Rectangle)])?
  /// Tells the size it asks for where there is room, in pixels. A minimum is set from outside, where one is wanted.
  package var naturalSize: () -> (width: Int, height: Int) = { (0, 0) } {
    didSet { queueResize() }
  }

  /// - Parameter cssName: the name of its CSS node, for which a GTK class is registered.
  package convenience init(className: String, cssName: StaticString) {
    self.init(
      of: widgetClass(className, parent: gtk_fixed_get_type(), cssName: cssName) {
        LayoutContainer.initialise(class: $0, $1)
      })
  }

  init(of type: GType) {
    super.init(new: newWidget(type))
    g_object_set_data(cast(to: GObject.self), dataKey, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_show(pointer)
  }

  deinit {
    g_object_set_data(cast(to: GObject.self), dataKey, nil)
  }

  /// The pane that a GTK object belongs to, as long as somebody holds it.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutContainer? {
    guard let widget else { return nil }
    let data = g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), dataKey)
    return data.map { Unmanaged<LayoutContainer>.fromOpaque($0).takeUnretainedValue() }
  }

  package func add(_ child: Widget) {
    gtk_container_add(cast(to: GtkContainer.self), child.pointer)
  }

  package func remove(_ child: Widget) {
    gtk_container_remove(cast(to: GtkContainer.self), child.pointer)
  }

  private func arrange(in area: GtkAllocation) {
    let hasWindow = gtk_widget_get_has_window(pointer) != 0
    let (left, top) = hasWindow ? (0, 0) : (area.x, area.y)
    for (child, place) in arrangement?(Int(area.width), Int(area.height)) ?? [] where child.isVisible {
      // GTK wants to be asked before it is told.
      gtk_widget_get_preferred_size(child.pointer, nil, nil)
      var allocation = GtkAllocation(
        x: left + gint(place.x), y: top + gint(place.y), width: gint(max(place.width, 1)),
        height: gint(max(place.height, 1)))
      gtk_widget_size_allocate(child.pointer, &allocation)
    }
  }

  /// Sets up a subclass of GtkFixed as the class of a pane.
  static func initialise(class object: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) {
    setCSSName(object, data)
    let widgetClass = object!.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.get_preferred_width = { widget, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = gint(clamping: LayoutContainer.of(widget)?.naturalSize().width ?? 0)
    }
    widgetClass.pointee.get_preferred_height = { widget, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = gint(clamping: LayoutContainer.of(widget)?.naturalSize().height ?? 0)
    }
    widgetClass.pointee.size_allocate = { widget, allocation in
      guard let widget, let area = allocation?.pointee else { return }
      gtk_widget_set_allocation(widget, allocation)
      if gtk_widget_get_has_window(widget) != 0, let window = gtk_widget_get_window(widget) {
        gdk_window_move_resize(window, area.x, area.y, area.width, area.height)
      }
      LayoutContainer.of(widget)?.arrange(in: area)
    }
    // GtkFixed gives its window the CSS background, even where that is the one of all the window it is in.
    widgetClass.pointee.style_updated = { widget in
      guard let widget else { return }
      let parent = gtk_widget_get_has_window(widget) != 0 ? gtk_fixed_get_type() : gtk_container_get_type()
      g_type_class_peek(parent)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.style_updated(widget)
    }
  }
}

private let dataKey = "gtk-keypad-pane"
