import KeypadEngine

extension KeypadPanel {
  /// Has somebody told of each refusal, beside the person at the keypad: why, and in which words.
  package final func tellRefusals(to listener: @escaping (Refusal, _ words: String) -> Void) {
    let tellPerson = controller.onRefuse
    controller.onRefuse = { field, refusal in
      tellPerson?(field, refusal)
      listener(refusal, field.words(for: refusal))
    }
  }
}
