import CGtkForKeypad

/// What comes by keyboard, menu and input method, at the doors that tell of it before anything is done.
extension EntryInput {
  func connectKeys() {
    entry.connectText("preedit-changed") { [weak self] in self?.isComposing = !$0.isEmpty }
    // Overwriting would be a deletion and an insertion that nobody asked for together.
    for signal in ["toggle-overwrite", "insert-emoji"] {
      entry.connect(signal) { [weak self] in self?.entry.stopEmission(of: signal) }
    }
    entry.connect("backspace") { [weak self] in
      self?.entry.stopEmission(of: "backspace")
      self?.tell(.backspace)
    }
    entry.connectIntegers("delete-from-cursor") { [weak self] kind, count in
      guard kind == Int(GTK_DELETE_CHARS.rawValue), count == 1 else { return self?.expect(.deletion) ?? () }
      self?.entry.stopEmission(of: "delete-from-cursor")
      self?.tell(.forwardDelete)
    }
    entry.connect("cut-clipboard") { [weak self] in self?.expect(.deletion) }
    entry.connectText("insert-at-cursor") { [weak self] in self?.expect(.insertion($0)) }
    entry.connect("paste-clipboard") { [weak self] in
      guard let self else { return }
      entry.stopEmission(of: "paste-clipboard")
      Clipboard.requestText(for: entry) { [weak self] in self?.tell(.paste($0)) }
    }
  }
}
