import CGtkForKeypad

/// One strong reference to a GObject, given back when the last Swift reference goes.
final class ObjectReference {
  let pointer: UnsafeMutableRawPointer

  /// Takes a reference beside those of others. A floating reference stays so, for whoever is to own the object.
  init(_ object: UnsafeMutableRawPointer) {
    pointer = g_object_ref(object)
  }

  /// Takes over an object that was made just now and belongs to nobody yet.
  init(sinking object: UnsafeMutableRawPointer) {
    pointer = g_object_ref_sink(object)
  }

  deinit {
    g_object_unref(pointer)
  }
}
