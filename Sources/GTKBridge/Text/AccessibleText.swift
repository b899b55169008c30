import CGtkForKeypad

/// The class of the accessible objects of text panes: one text with the caret at its end, and no parts.
enum AccessibleText {
  static var registered: GType {
    let type = objectClass("NumberPadAccessibleText", parent: gtk_container_accessible_get_type()) { object, _ in
      let atkClass = object!.assumingMemoryBound(to: AtkObjectClass.self)
      atkClass.pointee.get_n_children = { _ in 0 }
      atkClass.pointee.ref_child = { _, _ in nil }
      atkClass.pointee.ref_state_set = { accessible in
        let parent = g_type_class_peek(gtk_container_accessible_get_type())!
        let states = parent.assumingMemoryBound(to: AtkObjectClass.self).pointee.ref_state_set(accessible)
        for state in [ATK_STATE_EDITABLE, ATK_STATE_SINGLE_LINE] {
          atk_state_set_add_state(states, AtkStateType(state.rawValue))
        }
        return states
      }
    }
    guard g_type_is_a(type, atk_text_get_type()) == 0 else { return type }
    var information = GInterfaceInfo(
      interface_init: { interface, _ in AccessibleText.implement(interface!.assumingMemoryBound(to: AtkTextIface.self))
      },
      interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, atk_text_get_type(), &information)
    return type
  }

  private static func implement(_ interface: UnsafeMutablePointer<AtkTextIface>) {
    interface.pointee.get_text = { text, start, end in
      AccessibleText.copy(of: start..<(end < 0 ? gint.max : end), in: text)
    }
    interface.pointee.get_character_count = { gint(AccessibleText.characters(of: $0).count) }
    interface.pointee.get_caret_offset = { gint(AccessibleText.characters(of: $0).count) }
    interface.pointee.get_n_selections = { _ in 0 }
    interface.pointee.get_character_at_offset = { text, offset in
      let characters = AccessibleText.characters(of: text)
      return 0..<characters.count ~= Int(offset) ? characters[Int(offset)].value : 0
    }
    interface.pointee.get_string_at_offset = { text, offset, granularity, start, end in
      AccessibleText.part(of: text, at: offset, isOneCharacter: granularity == ATK_TEXT_GRANULARITY_CHAR, start, end)
    }
    interface.pointee.get_text_at_offset = { text, offset, boundary, start, end in
      AccessibleText.part(of: text, at: offset, isOneCharacter: boundary == ATK_TEXT_BOUNDARY_CHAR, start, end)
    }
  }

  private static func characters(of text: OpaquePointer?) -> [Unicode.Scalar] {
    let accessible = UnsafeMutableRawPointer(text!).assumingMemoryBound(to: GtkAccessible.self)
    let pane = gtk_accessible_get_widget(accessible).flatMap(AccessibleTextContainer.of)
    return (pane?.accessibleText ?? "").unicodeScalars.map { $0 }
  }

  /// The characters in a range, as far as there are any, owned by the caller.
  private static func copy(of range: Range<gint>, in text: OpaquePointer?) -> UnsafeMutablePointer<gchar>? {
    let characters = characters(of: text)
    let range = (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<characters.count)
    return g_strdup(String(String.UnicodeScalarView(characters[range])))
  }

  /// One character, or all of them: the text is one line and has no words.
  private static func part(
    of text: OpaquePointer?, at offset: gint, isOneCharacter: Bool, _ start: UnsafeMutablePointer<gint>?,
    _ end: UnsafeMutablePointer<gint>?
  ) -> UnsafeMutablePointer<gchar>? {
    let count = gint(characters(of: text).count)
    let first = isOneCharacter ? min(max(offset, 0), count) : 0
    let last = isOneCharacter ? min(first + 1, count) : count
    start?.pointee = first
    end?.pointee = last
    return copy(of: first..<last, in: text)
  }
}
