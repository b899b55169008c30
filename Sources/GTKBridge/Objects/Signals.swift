import CGtkForKeypad

/// Carries a Swift closure through a C callback's user data.
final class Box<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Retained for C; `release` gives it back.
  static func retained(_ content: Content) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(content)).toOpaque()
  }

  static func content(of data: UnsafeMutableRawPointer?) -> Content {
    Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().content
  }

  /// The content of a box that is called once, given back with it.
  static func take(_ data: UnsafeMutableRawPointer?) -> Content {
    Unmanaged<Box>.fromOpaque(data!).takeRetainedValue().content
  }
}

private let releaseClosure: GClosureNotify = { data, _ in
  Unmanaged<AnyObject>.fromOpaque(data!).release()
}

/// A handler of a signal on an object that is no widget of ours: it ends with the connection.
package final class SignalConnection {
  private let object: ObjectReference
  private let handler: gulong

  /// - Parameter hasArgument: whether the signal's handlers get something beside the object
  init(
    _ object: UnsafeMutableRawPointer, _ signal: String, hasArgument: Bool = false, _ action: @escaping () -> Void
  ) {
    self.object = ObjectReference(object)
    let plain: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Box<() -> Void>.content(of: data)()
    }
    let withArgument: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Box<() -> Void>.content(of: data)()
    }
    let callback =
      hasArgument
      ? unsafeBitCast(withArgument, to: GCallback.self) : unsafeBitCast(plain, to: GCallback.self)
    handler = g_signal_connect_data(
      object, signal, callback, Box.retained(action), releaseClosure, GConnectFlags(0))
  }

  deinit {
    g_signal_handler_disconnect(object.pointer, handler)
  }
}

/// Does something of which an object's handlers of a signal are not told; the object's own class is.
func withoutHandlers(of signal: String, on object: UnsafeMutableRawPointer, _ action: () -> Void) {
  let id = g_signal_lookup(signal, cgtk_type_of(object))
  let unblocked = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
  var blocked: [gulong] = []
  // One by one: GLib before 2.78 blocks all of them at once only by closure, function or data.
  while case let handler = g_signal_handler_find(object, unblocked, id, 0, nil, nil, nil), handler != 0 {
    g_signal_handler_block(object, handler)
    blocked.append(handler)
  }
  action()
  for handler in blocked where g_signal_handler_is_connected(object, handler) != 0 {
    g_signal_handler_unblock(object, handler)
  }
}

/// Handlers of signals of one object, which end with the bag.
package final class HandlerBag {
  private let object: ObjectReference
  private var handlers: [gulong] = []

  init(_ object: UnsafeMutableRawPointer) {
    self.object = ObjectReference(object)
  }

  func connect<Handler>(_ signal: String, _ callback: GCallback, _ handler: Handler) {
    handlers.append(
      g_signal_connect_data(
        object.pointer, signal, callback, Box.retained(handler), releaseClosure, GConnectFlags(0)))
  }

  deinit {
    for handler in handlers where g_signal_handler_is_connected(object.pointer, handler) != 0 {
      g_signal_handler_disconnect(object.pointer, handler)
    }
  }
}

/// Each method is for the handlers of one C signature: connecting a signal of another is undefined behaviour.
extension Widget {
  private func connect<Handler>(_ signal: String, _ callback: GCallback, _ handler: Handler) {
    handlers.connect(signal, callback, handler)
  }

  /// `void (*)(object, data)`; the class's own handler goes on where the closure does not say to stop.
  func connect(_ signal: String, _ handler: @escaping () -> Void) {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Box<() -> Void>.content(of: data)()
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `gboolean (*)(object, pointer, data)`: events and drawing. True ends the emission.
  func connect<Argument>(
    _ signal: String, _ argument: Argument.Type, _ handler: @escaping (Argument) -> Bool
  ) {
    let erased: (UnsafeMutableRawPointer?) -> Bool = { handler(unsafeBitCast($0, to: Argument.self)) }
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { _, argument, data in
      Box<(UnsafeMutableRawPointer?) -> Bool>.content(of: data)(argument) ? 1 : 0
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), erased)
  }

  /// `void (*)(object, pointer, data)`: changed properties, allocations.
  func connectPointer(_ signal: String, _ handler: @escaping () -> Void) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Box<() -> Void>.content(of: data)()
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `void (*)(object, int, data)`: flags and truth values.
  func connectInteger(_ signal: String, _ handler: @escaping (Int) -> Void) {
    let callback: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, value, data in
      Box<(Int) -> Void>.content(of: data)(Int(value))
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `void (*)(object, text, data)`
  func connectText(_ signal: String, _ handler: @escaping (String) -> Void) {
    let callback: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      Box<(String) -> Void>.content(of: data)(String(cString: text!))
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `void (*)(editable, start, end, data)`: `delete-text`, and `delete-from-cursor` with its kind and count.
  func connectIntegers(_ signal: String, _ handler: @escaping (Int, Int) -> Void) {
    let callback: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, first, second, data in
      Box<(Int, Int) -> Void>.content(of: data)(Int(first), Int(second))
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `void (*)(editable, text, length, position, data)`: `insert-text`. The closure may move the position.
  func connectInsertText(_ handler: @escaping (String, inout Int) -> Void) {
    let callback:
      @convention(c) (gpointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, gpointer?) -> Void = {
        _, text, length, position, data in
        let bytes = UnsafeRawBufferPointer(start: text, count: length < 0 ? strlen(text!) : Int(length))
        var place = Int(position!.pointee)
        Box<(String, inout Int) -> Void>.content(of: data)(String(decoding: bytes, as: UTF8.self), &place)
        position!.pointee = gint(place)
      }
    connect("insert-text", unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// `void (*)(widget, context, x, y, selection, info, time, data)`: `drag-data-received`. True: it is dealt with, and
  /// nothing is taken out of where it came from.
  func connectDrop(_ handler: @escaping (DroppedText) -> Bool) {
    let callback:
      @convention(c) (gpointer?, OpaquePointer?, gint, gint, OpaquePointer?, guint, guint32, gpointer?) -> Void = {
        widget, context, x, y, selection, _, time, data in
        let text = gtk_selection_data_get_text(selection)
        defer { g_free(text) }
        let drop = DroppedText(
          source: gtk_drag_get_source_widget(context), text: text.map { String(cString: $0) }, x: Int(x), y: Int(y))
        guard Box<(DroppedText) -> Bool>.content(of: data)(drop) else { return }
        g_signal_stop_emission_by_name(widget, "drag-data-received")
        gtk_drag_finish(context, 1, 0, time)
      }
    connect("drag-data-received", unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// The same signal on a widget that has told GTK that it takes texts.
  func connectDroppedText(_ handler: @escaping (String) -> Void) {
    let callback:
      @convention(c) (gpointer?, OpaquePointer?, gint, gint, OpaquePointer?, guint, guint32, gpointer?) -> Void = {
        _, _, _, _, selection, _, _, data in
        guard let text = gtk_selection_data_get_text(selection) else { return }
        defer { g_free(text) }
        Box<(String) -> Void>.content(of: data)(String(cString: text))
      }
    connect("drag-data-received", unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// Keeps the class's own handler, and those connected later, from running.
  func stopEmission(of signal: String) {
    g_signal_stop_emission_by_name(pointer, signal)
  }
}
