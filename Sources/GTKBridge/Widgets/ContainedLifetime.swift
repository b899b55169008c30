import CGtkForKeypad

extension LayoutContainer {
  /// Puts it into a container, or ends the program with a message where there is none.
  package func add(to container: GtkWidgetPointer, for caller: StaticString) {
    let owner = Widget(container)
    guard cgtk_is_a(container, gtk_container_get_type()) != 0 else {
      fatalError("gtk-keypad: \(caller).add(to:) takes a GtkContainer, not a \(owner.className)")
    }
    gtk_container_add(owner.cast(to: GtkContainer.self), pointer)
  }

  /// Keeps the object that works it, for as long as it is in another container.
  package func keep(_ owner: AnyObject) {
    connectPointer("parent-set") { [weak self, weak owner] in
      guard let self else { return }
      attach(gtk_widget_get_parent(pointer) == nil ? nil : owner, as: "gtk-keypad-owner")
    }
  }
}
