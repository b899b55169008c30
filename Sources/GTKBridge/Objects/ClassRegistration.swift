import CGtkForKeypad

/// What sets up a class that is new: its structure, and the data it was registered with.
typealias ClassInitialiser = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// Registers a subclass of a GTK class with a CSS node name of its own, once for each name.
func widgetClass(
  _ name: String, parent: GType, cssName: StaticString, initialise: @escaping ClassInitialiser
) -> GType {
  // A static string lives as long as the class does.
  objectClass(name, parent: parent, data: UnsafeRawPointer(cssName.utf8Start), initialise: initialise)
}

// Only GTK's thread makes widgets.
nonisolated(unsafe) private var registered: [String: GType] = [:]

/// Registers a subclass, once for each name.
///
/// A program may hold this code twice: its own, and inside a shared library. Each needs classes of its own, so a name that
/// somebody else has taken gets a number behind it.
func objectClass(
  _ name: String, parent: GType, data classData: UnsafeRawPointer? = nil, initialise: @escaping ClassInitialiser
) -> GType {
  if let known = registered[name] { return known }
  let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : name + String($0) }
  let type = register(names.first { g_type_from_name($0) == 0 }!, parent, classData, initialise)
  registered[name] = type
  return type
}

private func register(
  _ name: String, _ parent: GType, _ classData: UnsafeRawPointer?, _ initialise: @escaping ClassInitialiser
) -> GType {
  var size = GTypeQuery()
  g_type_query(parent, &size)
  var information = GTypeInfo(
    class_size: guint16(size.class_size), base_init: nil, base_finalize: nil, class_init: initialise,
    class_finalize: nil, class_data: classData, instance_size: guint16(size.instance_size), n_preallocs: 0,
    instance_init: nil, value_table: nil)
  return g_type_register_static(parent, name, &information, GTypeFlags(0))
}

/// Gives a class the CSS name that came as its class data.
func setCSSName(_ widgetClass: UnsafeMutableRawPointer?, _ classData: UnsafeMutableRawPointer?) {
  gtk_widget_class_set_css_name(
    widgetClass!.assumingMemoryBound(to: GtkWidgetClass.self), classData!.assumingMemoryBound(to: CChar.self))
}

/// A new object of a registered widget class.
func newWidget(_ type: GType) -> UnsafeMutablePointer<GtkWidget> {
  g_object_new_with_properties(type, 0, nil, nil)!.withMemoryRebound(to: GtkWidget.self, capacity: 1) { $0 }
}
