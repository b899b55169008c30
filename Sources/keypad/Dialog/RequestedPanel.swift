import GTKBridge
import KeypadEngine
import KeypadGTK

extension KeypadPanel {
  /// The field and the keys that a request describes.
  static func asked(by request: ValidatedRequest) -> KeypadPanel {
    let panel = field(request)
    panel.prompt = request.prompt ?? ""
    panel.text = request.value ?? ""
    panel.confirmStyle = (request.preset ?? .payment).confirmStyle
    panel.confirmColor = request.confirmColor
    panel.arrangement = request.arrangement ?? .phone
    panel.cornerKey = request.cornerKey ?? (request.isSigned ? .sign : .hide)
    panel.quickAmounts = request.quickAmounts.map(\.description)
    panel.shuffle = request.shufflesDigits ? .whenShown : .never
    if let label = request.confirmLabel { panel.confirmLabel = label }
    if let delay = request.repeatDelay { panel.repeatDelay = .milliseconds(delay) }
    if let interval = request.repeatInterval { panel.repeatInterval = .milliseconds(interval) }
    return panel
  }

  private static func field(_ request: ValidatedRequest) -> KeypadPanel {
    // The one that was asked for, or the locale's.
    let separator = request.decimalSeparator ?? Locale.decimalSeparator.flatMap(DecimalSeparator.init) ?? .point
    switch request.field {
    case .number(let rules): return KeypadView(rules: rules, decimalSeparator: separator)
    case .boxes(let boxes):
      let panel = BoxesKeypadView(boxes, isMasked: request.isMasked, decimalSeparator: separator)
      panel.confirmsWhenComplete = request.confirmsWhenComplete
      return panel
    }
  }
}
