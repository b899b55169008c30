import CommandSupport
import GTKBridge
import KeypadGTK

/// From a confirmed number to the end.
extension KeypadDialog {
  /// How long the last words are shown, in milliseconds.
  private static let readingTime = 700

  /// Hands a confirmed number over. One that cannot be handed over stays where it is, and the person is told.
  func handOver(_ number: String) {
    guard case .asking = stage else { return }
    stage = .delivering
    deliver(number) { [weak self] in self?.handedOver(number, $0) }
    guard case .delivering = stage else { return }
    failure = translated("The number could not be handed over: nobody takes it")
    keypad.content.isSensitive = false
    keypad.showMessage(translated("The number waits to be taken"))
  }

  private func handedOver(_ number: String, _ result: Result<Void, SystemError>) {
    guard case .delivering = stage else { return }
    stage = .asking
    if !keypad.content.isSensitive {
      keypad.content.isSensitive = true
      keypad.showMessage("")
      keypad.show()
    }
    if case .failure(let error) = result {
      // Translators: the reason is a sentence of the system's
      let words = translated("The number could not be handed over: %1$s", with: error.message)
      failure = words
      return keypad.showError(words)
    }
    failure = nil
    if request.copiesToClipboard { Clipboard.setText(number) }
    if request.staysForMore {
      keypad.text = ""
      keypad.shuffleAgain()
    }
    if request.copiesToClipboard { keypad.showMessage(translated("Copied to the clipboard")) }
    if !request.staysForMore { delivered(.confirmed(number)) }
  }

  func delivered(_ outcome: Outcome) {
    guard request.copiesToClipboard else { return end(outcome) }
    timeout.cancel()
    stage = .leaving(outcome)
    leave.start(milliseconds: Self.readingTime)
  }

  func leaveNow() {
    if case .leaving(let outcome) = stage { end(outcome) }
  }

  func cancel() {
    end(failure.map(Outcome.notHandedOver) ?? .cancelled)
  }

  func end(_ outcome: Outcome) {
    guard let onEnd else { return }
    self.onEnd = nil
    // What was confirmed is done, whatever happens while that is read.
    let outcome = if case .leaving(let reached) = stage { reached } else { outcome }
    stage = .ended
    timeout.cancel()
    leave.cancel()
    onEnd(outcome)
  }
}
