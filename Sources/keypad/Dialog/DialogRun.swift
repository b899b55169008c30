import GTKBridge

extension KeypadDialog {
  /// Shows the window until it is done with, in a main loop of its own, and says how that ended.
  ///
  /// - Parameter complain: given sentences for whoever looks after the machine
  static func run(
    _ request: ValidatedRequest, styleSheet: StyleSheet?, deliver: @escaping Delivery,
    complain: (String) -> Void
  ) -> Outcome {
    let dialog = KeypadDialog(request, styleSheet: styleSheet, deliver: deliver)
    var outcome = Outcome.cancelled
    if !dialog.place.hasMonitor, let monitor = request.monitor {
      complain(translated("There is no monitor %1$s at the moment; another one is used", with: monitor.word))
    }
    dialog.show {
      outcome = $0
      MainLoop.quit()
    }
    MainLoop.run()
    // At once, whoever takes over what is on the clipboard.
    dialog.window.hideAtOnce()
    if !request.copiesToClipboard { Clipboard.store() }
    return outcome
  }
}
