import CGtk

/// Registers a subclass of a GTK class with a CSS node name of its own, once for each name.
func widgetClass(
  _ name: String, parent: GType, cssName: StaticString,
  initialise: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
) -> GType {
  let known = g_type_from_name(name)
  if known != 0 { return known }
  var size = GTypeQuery()
  g_type_query(parent, &size)
  // A static string lives as long as the class does.
  let classData = UnsafeRawPointer(cssName.utf8Start)
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
