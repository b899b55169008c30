import Foundation

/// Measured values of one thing, all in the same unit.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double { quantile(0.5) }

  /// The median, and between which values nine of ten lie.
  func formatted(digits: Int) -> String {
    let numbers = [median, quantile(0.05), quantile(0.95)].map { $0.formatted(digits: digits) }
    return "\(numbers[0]) (\(numbers[1])–\(numbers[2]))"
  }

  /// The value that this share of all values does not exceed, interpolated between neighbours.
  private func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return .nan }
    let place = share * Double(sorted.count - 1)
    let lower = sorted[Int(place)]
    let upper = Int(place) + 1 < sorted.count ? sorted[Int(place) + 1] : last
    return lower + (upper - lower) * (place - place.rounded(.down))
  }
}

extension Double {
  func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

extension Duration {
  var milliseconds: Double { nanoseconds / 1e6 }

  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
