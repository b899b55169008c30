import CGtk

extension LayoutContainer {
  /// Keeps the object that works it, for as long as it is in another container.
  package func keep(_ owner: AnyObject) {
    connectPointer("parent-set") { [weak self, weak owner] in
      guard let self else { return }
      attach(gtk_widget_get_parent(pointer) == nil ? nil : owner, as: "gtk-keypad-owner")
    }
  }
}
