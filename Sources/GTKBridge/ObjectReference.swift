import CGtk

/// One strong reference to a GObject, given back when the last Swift reference goes.
final class ObjectReference {
  let pointer: UnsafeMutableRawPointer

  /// Takes a reference; a floating one is sunk.
  init(_ object: UnsafeMutableRawPointer) {
    pointer = g_object_ref_sink(object)
  }

  deinit {
    g_object_unref(pointer)
  }
}
