import GTKBridge
import KeypadEngine

/// A button for each key of the layout.
extension KeyGrid {
  func showLayout(insteadOf previous: KeyLayout) {
    pane.queueResize()
    guard Set(layout.keys) != Set(previous.keys) else { return }
    for (key, button) in buttons {
      pane.remove(button.button)
      if !layout.keys.contains(key) { forget(key) }
    }
    addButtons()
    onNewKeys?()
  }

  private func forget(_ key: ScreenKey) {
    presses.handle(.withdrawn(key))
    lit = lit.filter { $0.value != key }
    buttons[key] = nil
  }

  /// In reading order, which is the order for assistive technology.
  func addButtons() {
    for place in layout.places {
      let button = buttons[place.key] ?? makeButton(for: place)
      buttons[place.key] = button
      pane.add(button.button)
    }
  }

  private func makeButton(for place: KeyLayout.Place) -> ScreenKeyButton {
    let (key, button) = (place.key, ScreenKeyButton(place.key, rows: place.rows.count))
    // What the button holds must not hold the button: only the plain key goes into the closures.
    button.button.onActivate = { [weak self] in _ = self?.act(key) }
    button.button.onKeyPress { [weak self] event in
      if event.meaning == .space { self?.light(key, while: event.code) }
      return self?.onKeyPress?(event) ?? false
    }
    button.button.onKeyRelease { [weak self] in self?.unlight($0) }
    button.button.onWindowFocusLoss { [weak self] in self?.releaseAll() }
    return button
  }

  func labelQuickKeys() {
    for (number, amount) in quickAmounts.enumerated() {
      let button = self[.quick(number)]
      button.label = decimalSeparator.exchangedWithPoint(in: amount)
      button.button.accessibleName = button.label ?? ""
    }
  }
}
