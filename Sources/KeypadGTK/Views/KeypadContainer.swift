import GTKBridge

/// What a keypad stands in: a GTK container that keeps its keypad for as long as it is in another one, and that is made
/// anew when it was destroyed with its window.
final class KeypadContainer {
  private let className: String
  private let parts: [Widget]
  private let configure: (LayoutContainer) -> Void
  private weak var owner: AnyObject?
  private var pane: LayoutContainer
  private var isDestroyed = false

  /// - Parameters:
  ///   - className: the GTK class of the container
  ///   - parts: the widgets in it, which outlive it
  ///   - configure: sets up a new container
  init(className: String, parts: [Widget], configure: @escaping (LayoutContainer) -> Void) {
    self.className = className
    self.parts = parts
    self.configure = configure
    pane = LayoutContainer(className: className, cssName: "numberpad")
    fill()
  }

  deinit {
    pane.destroy()
  }

  /// Says who works what is in it.
  func belongs(to owner: AnyObject) {
    self.owner = owner
    pane.keep(owner)
  }

  /// The container as it is now.
  var current: LayoutContainer {
    if isDestroyed, let owner {
      isDestroyed = false
      pane = LayoutContainer(className: className, cssName: "numberpad")
      fill()
      pane.keep(owner)
    }
    return pane
  }

  private func fill() {
    for part in parts { pane.add(part) }
    pane.onDrawBehind { _ in }
    configure(pane)
    pane.onDestroy { [weak self] in
      guard let self else { return }
      for part in parts { pane.remove(part) }
      isDestroyed = true
    }
  }
}
