import GTKBridge
import KeypadEngine
import KeypadGTK

extension KeypadPanel {
  /// The field and the keys that a request describes.
  static func asked(by request: ValidatedRequest) -> KeypadPanel {
    let panel = field(request)
    panel.prompt = request.prompt ?? ""
    if let value = request.value {
      panel.text = value
      panel.selectAll()
      panel.requireLook()
    }
    panel.unit = unit(request)
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

  /// The one that was asked for, or the currency's: its symbol where it is the locale's own, else its code.
  private static func unit(_ request: ValidatedRequest) -> String {
    if let unit = request.unit { return unit }
    guard let code = request.currency?.code else { return "" }
    return Locale.currency.flatMap { $0.code == code ? $0.symbol : nil } ?? code
  }

  private static func field(_ request: ValidatedRequest) -> KeypadPanel {
    // The one that was asked for, or the locale's.
    let separator = request.decimalSeparator ?? .ofLocale
    switch request.field {
    case .number(let rules):
      let view = KeypadView(rules: rules, decimalSeparator: separator)
      // Codes are no amounts.
      view.groupsDigits = request.grouping.map { $0 == .yes } ?? (request.preset != .digits)
      return view
    case .boxes(let boxes):
      let panel = BoxesKeypadView(boxes, isMasked: request.isMasked, decimalSeparator: separator)
      panel.confirmsWhenComplete = request.confirmsWhenComplete
      return panel
    }
  }
}
