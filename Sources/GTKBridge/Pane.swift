import CGtk

/// A container whose children stand where a closure says, at any size: what they ask for does not count.
package final class Pane: Widget {
  /// Where each child stands in a pane of this size. Children that it does not name are not shown.
  package var arrangement: ((_ width: Int, _ height: Int) -> [(Widget, Rectangle)])?

  /// - Parameter cssName: the name of its CSS node, for which a GTK class is registered.
  package init(className: String, cssName: StaticString) {
    super.init(new: newWidget(Self.registered(className, cssName)))
    g_object_set_data(cast(to: GObject.self), dataKey, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_show(pointer)
  }

  deinit {
    g_object_set_data(cast(to: GObject.self), dataKey, nil)
  }

  package func add(_ child: Widget) {
    gtk_container_add(cast(to: GtkContainer.self), child.pointer)
  }

  fileprivate func arrange(in area: GtkAllocation) {
    for (child, place) in arrangement?(Int(area.width), Int(area.height)) ?? [] where child.isVisible {
      // GTK wants to be asked before it is told.
      gtk_widget_get_preferred_size(child.pointer, nil, nil)
      var allocation = GtkAllocation(
        x: area.x + gint(place.x), y: area.y + gint(place.y), width: gint(max(place.width, 1)),
        height: gint(max(place.height, 1)))
      gtk_widget_size_allocate(child.pointer, &allocation)
    }
  }

  private static func registered(_ className: String, _ cssName: StaticString) -> GType {
    widgetClass(className, parent: gtk_fixed_get_type(), cssName: cssName) { object, data in
      setCSSName(object, data)
      let widgetClass = object!.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.get_preferred_width = askNothing
      widgetClass.pointee.get_preferred_height = askNothing
      widgetClass.pointee.size_allocate = { widget, allocation in
        gtk_widget_set_allocation(widget, allocation)
        guard
          let data = g_object_get_data(UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self), dataKey)
        else { return }
        Unmanaged<Pane>.fromOpaque(data).takeUnretainedValue().arrange(in: allocation!.pointee)
      }
    }
  }
}

private let dataKey = "gtk-keypad-pane"

/// A minimum is set from outside, where one is wanted.
private let askNothing:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?) -> Void =
    {
      _, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
