// Programs name the type of the widgets that go in and out here.
@_exported import typealias GTKBridge.GtkWidgetPointer
