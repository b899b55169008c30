import GTKBridge

/// What a keypad that follows tells those who give it a face for other languages.
extension FollowingKeypad {
  /// Calls when a key has changed the number in a field.
  package func onEdit(_ handler: @escaping () -> Void) {
    controller.onEdit = { _, _ in handler() }
  }

  /// Confirms the number of the field that it works in. Returns whether it could be.
  package func confirm() -> Bool {
    controller.confirm()
  }
}
