import CGtk

/// The pointers of a window and all its parts, while none of them is to be seen.
struct HiddenPointers {
  /// What each part showed before; nil is what the part around it shows.
  private var shown: [(place: ObjectReference, pointer: ObjectReference?)] = []

  mutating func hide(in place: OpaquePointer) {
    guard let none = gdk_cursor_new_for_display(gdk_window_get_display(place), GDK_BLANK_CURSOR) else { return }
    hide(in: place, none)
    g_object_unref(UnsafeMutableRawPointer(none))
  }

  private mutating func hide(in place: OpaquePointer, _ none: OpaquePointer) {
    let pointer = gdk_window_get_cursor(place).map { ObjectReference(UnsafeMutableRawPointer($0)) }
    shown.append((ObjectReference(UnsafeMutableRawPointer(place)), pointer))
    gdk_window_set_cursor(place, none)
    var child = gdk_window_peek_children(place)
    while let current = child {
      hide(in: OpaquePointer(current.pointee.data), none)
      child = current.pointee.next
    }
  }

  mutating func showAgain() {
    for (place, pointer) in shown where gdk_window_is_destroyed(OpaquePointer(place.pointer)) == 0 {
      gdk_window_set_cursor(OpaquePointer(place.pointer), pointer.map { OpaquePointer($0.pointer) })
    }
    shown = []
  }
}
