// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The functions that the shell in C calls. It has checked the thread, the objects and that texts are UTF-8.
import GTKBridge
public import GtkKeypadShell
import KeypadEngine
import KeypadGTK

private func inside(_ pointer: gpointer!) -> Inside { Unmanaged.fromOpaque(pointer).takeUnretainedValue() }
private func retained(_ inside: Inside) -> gpointer { Unmanaged.passRetained(inside).toOpaque() }
private func widget<Other>(_ pointer: UnsafeMutablePointer<Other>) -> GtkWidgetPointer {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
}

/// A keypad that works in entries.
@c @implementation public func _gtk_keypad_inside_new_keypad(_ owner: UnsafeMutablePointer<GtkKeypadBase>!) -> gpointer!
{
  retained(KeypadInside(owner))
}

/// A field with keys.
@c @implementation public func _gtk_keypad_inside_new_view(_ owner: UnsafeMutablePointer<GtkKeypadBase>!) -> gpointer! {
  retained(PanelInside(owner, KeypadView()))
}

/// Boxes with keys, as many as there can be.
@c @implementation public func _gtk_keypad_inside_new_boxes(
  _ owner: UnsafeMutablePointer<GtkKeypadBase>!, _ count: Int32, _ pointAfter: Int32, _ isMasked: gboolean
) -> gpointer! {
  let boxes = try? DigitBoxes(count: Int(count), pointAfter: pointAfter > 0 ? Int(pointAfter) : nil)
  return retained(PanelInside(owner, BoxesKeypadView(boxes ?? DigitBoxes(), isMasked: isMasked != 0)))
}

/// Lets go of an inside.
@c @implementation public func _gtk_keypad_inside_free(_ pointer: gpointer!) {
  Unmanaged<Inside>.fromOpaque(pointer).release()
}

/// What stands in the shell's widget.
@c @implementation public func _gtk_keypad_inside_widget(_ pointer: gpointer!) -> UnsafeMutablePointer<GtkWidget>! {
  inside(pointer).widget
}

/// Gives a property another value.
@c @implementation public func _gtk_keypad_inside_set(
  _ pointer: gpointer!, _ property: GtkKeypadProperty, _ text: UnsafePointer<CChar>!, _ number: Int32
) -> UnsafeMutablePointer<CChar>! {
  do throws(Unfit) {
    try inside(pointer).set(property, Value(text: text.map { String(cString: $0) }, number: Int(number)))
    return nil
  } catch {
    return g_strdup(error.wanted)
  }
}

/// The value of a property.
@c @implementation public func _gtk_keypad_inside_get(
  _ pointer: gpointer!, _ property: GtkKeypadProperty, _ number: UnsafeMutablePointer<Int32>!
) -> UnsafeMutablePointer<CChar>! {
  let value = inside(pointer).get(property)
  number.pointee = Int32(value.number)
  return value.text.flatMap { g_strdup($0) }
}

/// Confirms the number.
@c @implementation public func _gtk_keypad_inside_confirm(_ pointer: gpointer!) -> gboolean {
  inside(pointer).confirm() ? 1 : 0
}

/// The shell's widget is visible now.
@c @implementation public func _gtk_keypad_inside_shown(_ pointer: gpointer!) {
  inside(pointer).shown()
}

/// Works in a window's fields.
@c @implementation public func _gtk_keypad_inside_follow(
  _ pointer: gpointer!, _ window: UnsafeMutablePointer<GtkWindow>!
) {
  (inside(pointer) as? KeypadInside)?.follow(widget(window))
}

/// Leaves a window alone.
@c @implementation public func _gtk_keypad_inside_unfollow(
  _ pointer: gpointer!, _ window: UnsafeMutablePointer<GtkWindow>!
) {
  (inside(pointer) as? KeypadInside)?.unfollow(widget(window))
}

/// Works in an entry that is in a window.
@c @implementation public func _gtk_keypad_inside_take_entry(
  _ pointer: gpointer!, _ entry: UnsafeMutablePointer<GtkEntry>!
) {
  (inside(pointer) as? KeypadInside)?.take(widget(entry))
}

/// Leaves an entry alone.
@c @implementation public func _gtk_keypad_inside_leave_entry(
  _ pointer: gpointer!, _ entry: UnsafeMutablePointer<GtkEntry>!
) {
  (inside(pointer) as? KeypadInside)?.leave(widget(entry))
}
