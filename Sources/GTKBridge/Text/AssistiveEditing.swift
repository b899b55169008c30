import CGtkForKeypad

/// What assistive technology writes into entries: into those that an `EntryInput` listens to by way of that, into all
/// others as GTK has it.
///
/// GTK's accessible entry carries it out by the functions that programs use, too, and tells of nothing before.
enum AssistiveEditing {
  // Filled in once, on GTK's thread, before anything is called.
  nonisolated(unsafe) private static var original = AtkEditableTextIface()
  nonisolated(unsafe) private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    let owner = g_type_class_ref(gtk_entry_accessible_get_type())
    guard let found = g_type_interface_peek(owner, atk_editable_text_get_type()) else { return }
    isInstalled = true
    let interface = found.assumingMemoryBound(to: AtkEditableTextIface.self)
    original = interface.pointee
    interface.pointee.set_text_contents = { text, contents in
      guard let input = AssistiveEditing.input(of: text), let contents else {
        return AssistiveEditing.original.set_text_contents(text, contents)
      }
      input.tell(.replacement(String(cString: contents)))
    }
    interface.pointee.insert_text = { text, inserted, length, position in
      guard let input = AssistiveEditing.input(of: text), let inserted, let position else {
        return AssistiveEditing.original.insert_text(text, inserted, length, position)
      }
      let bytes = UnsafeRawBufferPointer(start: inserted, count: length < 0 ? strlen(inserted) : Int(length))
      let place = min(max(Int(position.pointee), 0), input.entry.text.unicodeScalars.count)
      input.tell(.insertion(String(decoding: bytes, as: UTF8.self), replacing: place..<place))
      position.pointee = gint(input.entry.caret)
    }
    interface.pointee.delete_text = { text, start, end in
      guard let input = AssistiveEditing.input(of: text) else {
        return AssistiveEditing.original.delete_text(text, start, end)
      }
      let count = input.entry.text.unicodeScalars.count
      let last = end < 0 ? count : min(Int(end), count)
      input.tell(.deletion(min(max(Int(start), 0), last)..<last))
    }
    interface.pointee.cut_text = { text, start, end in
      AssistiveEditing.input(of: text)?.expect(.deletion)
      AssistiveEditing.original.cut_text(text, start, end)
    }
    interface.pointee.paste_text = { text, position in
      guard let input = AssistiveEditing.input(of: text) else {
        return AssistiveEditing.original.paste_text(text, position)
      }
      Clipboard.requestText(for: input.entry) { [weak input] pasted in
        guard let input else { return }
        let place = min(max(Int(position), 0), input.entry.text.unicodeScalars.count)
        input.tell(.insertion(pasted, replacing: place..<place))
      }
    }
  }

  private static func input(of text: OpaquePointer?) -> EntryInput? {
    guard let text else { return nil }
    let accessible = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkAccessible.self)
    guard let input = gtk_accessible_get_widget(accessible).flatMap(EntryInput.of) else { return nil }
    return input.entry.isEditable ? input : nil
  }
}
