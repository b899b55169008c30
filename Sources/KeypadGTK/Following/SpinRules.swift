import GTKBridge
import KeypadEngine

extension Rules {
  /// The rules that a spin button asks for: its range, its decimals and its step.
  init(_ limits: SpinLimits) {
    self.init(
      integerDigits: .unlimited, fractionDigits: .atMost(limits.decimals), leadingPoint: .zero, leadingZeros: .drop)
    minimum = limits.minimum.flatMap { DecimalNumber($0) }
    maximum = limits.maximum.flatMap { DecimalNumber($0) }
    isSigned = minimum.map { $0 < .zero } ?? true
    step = limits.step.flatMap { DecimalNumber($0) }.flatMap { $0 > .zero ? $0 : nil }
  }
}
