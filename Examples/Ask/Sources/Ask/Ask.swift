import CGio

/// Asks for an amount over the session bus and prints it: `Ask PROMPT`.
@main
enum Ask {
  static func main() {
    let prompt = CommandLine.arguments.dropFirst().first ?? "Amount"
    var error: UnsafeMutablePointer<GError>?
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error),
      // G_MAXINT: the call waits for as long as the person thinks.
      let reply = g_dbus_connection_call_sync(
        bus, "io.github.gtk_keypad.Keypad", "/io/github/gtk_keypad/Keypad", "io.github.gtk_keypad.Keypad1", "Ask",
        arguments(["prompt": prompt, "preset": "money"]), nil, G_DBUS_CALL_FLAGS_NONE, .max, nil, &error)
    else {
      print("not asked: \(error.map { String(cString: $0.pointee.message) } ?? "")")
      return
    }
    switch text(0, of: reply) {
    case "confirmed": print("to pay: \(text(1, of: reply))")
    case let status: print(status)
    }
  }

  /// The options as D-Bus wants them, `(a{sv})`.
  private static func arguments(_ options: [String: String]) -> OpaquePointer? {
    let entries = options.map { name, value in
      g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(g_variant_new_string(value)))
    }
    var parts = [g_variant_new_array(nil, entries, gsize(entries.count))]
    return g_variant_new_tuple(&parts, 1)
  }

  /// One of the texts of a reply.
  private static func text(_ index: Int, of reply: OpaquePointer) -> String {
    let part = g_variant_get_child_value(reply, gsize(index))!
    defer { g_variant_unref(part) }
    return String(cString: g_variant_get_string(part, nil))
  }
}
