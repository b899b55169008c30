import CGtkForKeypad

extension Widget {
  /// Keeps a Swift object with the GTK object, until another takes its place or the GTK object is gone.
  package func attach(_ value: AnyObject?, as key: StaticString) {
    let key = UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self)
    g_object_set_data_full(
      cast(to: GObject.self), key, value.map { Unmanaged.passRetained($0).toOpaque() },
      { Unmanaged<AnyObject>.fromOpaque($0!).release() })
  }

  /// The Swift object that was attached.
  package func attachment(_ key: StaticString) -> AnyObject? {
    let key = UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self)
    return g_object_get_data(cast(to: GObject.self), key).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
