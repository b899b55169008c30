import CGtkForKeypad

extension Decoration {
  /// Has a popover stand where it leaves another widget free: over what it points at, under it, or beside it.
  func placeClear(of other: Widget, at field: Widget) {
    let popover = widget.cast(to: GtkPopover.self)
    guard let toplevel = field.toplevel else { return }
    let window = Widget(UnsafeMutableRawPointer(toplevel).assumingMemoryBound(to: GtkWidget.self))
    guard var taken = other.seenArea(in: window), let origin = field.seenArea(in: window) else { return }
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget.pointer, nil, &size)
    var target = GdkRectangle()
    gtk_popover_get_pointing_to(popover, &target)
    target.x += origin.x
    target.y += origin.y
    let width = gtk_widget_get_allocated_width(window.pointer)
    let height = gtk_widget_get_allocated_height(window.pointer)
    let left = min(max(target.x + target.width / 2 - size.width / 2, 0), max(width - size.width, 0))

    func isFree(_ top: gint) -> Bool {
      var area = GdkRectangle(x: left, y: top, width: size.width, height: size.height)
      return top >= 0 && top + size.height <= height && gdk_rectangle_intersect(&area, &taken, nil) == 0
    }
    if isFree(target.y - size.height) { return gtk_popover_set_position(popover, GTK_POS_TOP) }
    if isFree(target.y + target.height) { return gtk_popover_set_position(popover, GTK_POS_BOTTOM) }
    // Beside it, with what is selected behind it where there is no room elsewhere.
    let isLeft = target.x + target.width >= size.width
    let edge = target.x + target.width
    let anchor = isLeft ? min(max(target.x, size.width), edge) : max(min(edge, width - size.width), target.x)
    var place = GdkRectangle(x: anchor - origin.x, y: target.y - origin.y, width: 1, height: target.height)
    gtk_popover_set_pointing_to(popover, &place)
    gtk_popover_set_position(popover, isLeft == widget.isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT)
  }
}
