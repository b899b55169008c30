import GTKBridge

/// The line under the field: why a key was refused, or what has been done. It keeps its place when empty.
final class MessageLine {
  let label = Label(alignment: .end)

  init() {
    label.addStyleClass("message")
    label.becomeNotification()
  }

  /// Says why something was not done.
  func refuse(_ words: String) {
    showMessage(words)
    label.addStyleClass("refusal")
  }

  /// Says what has been done.
  func showMessage(_ words: String) {
    label.removeStyleClass("refusal")
    label.text = words
    label.announce(words)
  }

  func clear() {
    if !label.text.isEmpty { label.text = "" }
  }
}
