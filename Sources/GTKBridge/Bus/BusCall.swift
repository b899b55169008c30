import CGtkForKeypad

/// A call of a method over the bus, to be answered once. One that is let go of without an answer has failed.
package final class BusCall {
  /// The unique name of the program that calls.
  package let sender: String
  /// The name of the method.
  package let method: String
  /// What the method is told by name, where its first argument is of the type `a{sv}`. Of two of a name the last counts.
  package let options: [String: BusValue]
  private var invocation: OpaquePointer?

  /// Takes over a call that GLib hands out.
  init(_ invocation: OpaquePointer, from sender: String, to method: String, arguments: OpaquePointer) {
    self.invocation = invocation
    self.sender = sender
    self.method = method
    options = Self.options(in: arguments)
  }

  /// Returns these texts, unless there was an answer before.
  package func answer(_ texts: String...) {
    guard let invocation else { return }
    self.invocation = nil
    g_dbus_method_invocation_return_value(invocation, tuple(of: texts))
  }

  /// Fails with an error of this name, unless there was an answer before.
  package func fail(_ error: String, _ words: String) {
    guard let invocation else { return }
    self.invocation = nil
    g_dbus_method_invocation_return_dbus_error(invocation, error, words)
  }

  deinit {
    fail("org.freedesktop.DBus.Error.NoReply", "no answer")
  }

  private static func options(in arguments: OpaquePointer) -> [String: BusValue] {
    guard g_variant_n_children(arguments) > 0 else { return [:] }
    let dictionary = g_variant_get_child_value(arguments, 0)!
    defer { g_variant_unref(dictionary) }
    guard String(cString: g_variant_get_type_string(dictionary)) == "a{sv}" else { return [:] }
    var options: [String: BusValue] = [:]
    for index in 0..<g_variant_n_children(dictionary) {
      let entry = g_variant_get_child_value(dictionary, index)!
      let (name, boxed) = (g_variant_get_child_value(entry, 0)!, g_variant_get_child_value(entry, 1)!)
      let value = g_variant_get_variant(boxed)!
      options[String(cString: g_variant_get_string(name, nil))] = BusValue(value)
      for part in [value, boxed, name, entry] { g_variant_unref(part) }
    }
    return options
  }
}

/// A value that came over the bus.
package enum BusValue: Equatable, Sendable {
  case text(String)
  case flag(Bool)
  /// A whole number, in decimal digits, with `-` before one below zero.
  case integer(String)
  /// Something else, of this type as D-Bus writes types.
  case other(type: String)

  init(_ value: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(value))
    self =
      switch type {
      case "s": .text(String(cString: g_variant_get_string(value, nil)))
      case "b": .flag(g_variant_get_boolean(value) != 0)
      case "i": .integer(String(g_variant_get_int32(value)))
      case "u": .integer(String(g_variant_get_uint32(value)))
      case "x": .integer(String(g_variant_get_int64(value)))
      case "t": .integer(String(g_variant_get_uint64(value)))
      default: .other(type: type)
      }
  }
}
