internal import CAtspi

/// A value as it travels over a bus.
final class Variant {
  let value: OpaquePointer

  /// Takes over a reference, floating or not.
  init(_ value: OpaquePointer) { self.value = g_variant_take_ref(value) }

  deinit { g_variant_unref(value) }

  /// Text as an argument of a call.
  static func text(_ text: String) -> Variant { Variant(g_variant_new_string(text)) }

  /// A signed number as an argument of a call.
  static func number(_ number: Int) -> Variant { Variant(g_variant_new_int32(Int32(number))) }

  /// An unsigned number as an argument of a call.
  static func unsigned(_ number: UInt32) -> Variant { Variant(g_variant_new_uint32(number)) }

  /// The arguments of a call together.
  static func tuple(_ parts: [Variant]) -> Variant {
    let values = parts.map { Optional($0.value) }
    return Variant(g_variant_new_tuple(values, gsize(values.count)))
  }

  /// What a structure, an array or a variant holds.
  var parts: [Variant] {
    guard g_variant_is_container(value) != 0 else { return [] }
    return (0..<g_variant_n_children(value)).map { Variant(g_variant_get_child_value(value, $0)) }
  }

  /// The text, or nothing where this is no text.
  var text: String? {
    let type = String(cString: g_variant_get_type_string(value))
    return ["s", "o"].contains(type) ? String(cString: g_variant_get_string(value, nil)) : nil
  }

  /// The number, or nothing where this is none.
  var number: Int? {
    switch String(cString: g_variant_get_type_string(value)) {
    case "i": Int(g_variant_get_int32(value))
    case "u": Int(g_variant_get_uint32(value))
    case "b": g_variant_get_boolean(value) != 0 ? 1 : 0
    default: nil
    }
  }
}
