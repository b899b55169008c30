import GTKBridge
import KeypadEngine

/// What is asked, what the field holds, and what is said.
extension KeypadPanel {
  /// What stands between the integer part and the decimals, in the field and on the key.
  public var decimalSeparator: DecimalSeparator {
    get { ownField.decimalSeparator }
    set {
      ownField.decimalSeparator = newValue
      controller.showRules()
    }
  }

  /// The text of the field, with `.` as decimal point. What is set is not judged by the rules of a free number; digits
  /// that do not fit into boxes leave them empty.
  public var text: String {
    get { ownField.text }
    set {
      ownField.replaceText(newValue)
      messageLine.clear()
    }
  }

  /// What is asked for: stands over the field and is its accessible name.
  public var prompt: String {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      nameField()
      pane.queueResize()
    }
  }

  /// What is counted or measured, such as `kg` or `€`: stands beside the number and is no part of it. Assistive technology
  /// reads it with the field.
  public var unit: String {
    get { unitLabel.text }
    set {
      unitLabel.text = newValue
      ownField.unit = newValue
      pane.queueResize()
    }
  }

  /// Selects the whole number, so that the next digit takes its place; in boxes nothing can be selected.
  public func selectAll() {
    ownField.selectAll()
  }

  /// Takes no confirm until what there is to confirm has been on the screen for 400 ms: a double tap or a held Enter is not to
  /// confirm a number that nobody can have seen.
  public func requireLook() {
    ownField.editor.conceal()
    ownField.widget.onNextDraw { [weak self] in self?.ownField.editor.show(for: Self.lookingTime) }
  }

  private static let lookingTime = 400

  /// Says something in the line under the field, until the next key.
  public func showMessage(_ words: String) {
    messageLine.showMessage(words)
  }

  /// Says in the line under the field that something went wrong, until the next key.
  public func showError(_ words: String) {
    ownField.widget.ringBell()
    messageLine.refuse(words)
  }
}
