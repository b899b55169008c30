import CGtkForKeypad

/// Hooks on signals of a class, for all of its objects in the program, which end with this.
final class EmissionHooks {
  private let type: GType
  private let data: UnsafeMutableRawPointer
  private var hooks: [(signal: guint, hook: gulong)] = []

  /// - Parameter owner: what the hooks are given as their data; it holds this and is not held
  init(_ type: GType, owner: AnyObject) {
    self.type = type
    data = Unmanaged.passUnretained(owner).toOpaque()
    // The class has signals only once somebody has used it.
    g_type_class_unref(g_type_class_ref(type))
  }

  deinit {
    for (signal, hook) in hooks { g_signal_remove_emission_hook(signal, hook) }
  }

  func add(_ name: String, _ hook: @escaping GSignalEmissionHook) {
    let signal = g_signal_lookup(name, type)
    hooks.append((signal, g_signal_add_emission_hook(signal, 0, hook, data, nil)))
  }
}
