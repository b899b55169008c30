import KeypadEngine
import Testing

/// Shuffled keypads come from the system's generator, so that these tests are statistics: a correct program is beyond
/// one of the bounds less than once in 10⁹ runs.
@Suite("The order of the digits")
struct DigitOrderTests {
  static let shuffles = {
    var generator = SystemRandomNumberGenerator()
    return (0..<20_000).map { _ in DigitOrder.shuffled(using: &generator) }
  }()

  @Test("The usual order is the one of a telephone")
  func usual() {
    let layout = KeyFrames(KeyLayout(order: .usual), width: 400, height: 200)
    for (digit, x, y) in [
      (1, 50, 25), (2, 150, 25), (3, 250, 25), (4, 50, 75), (5, 150, 75), (6, 250, 75), (7, 50, 125), (8, 150, 125),
      (9, 250, 125), (0, 150, 175),
    ] {
      #expect(layout.key(atX: Double(x), y: Double(y)) == .digit(digit))
    }
    #expect(KeyLayout(order: .usual) == KeyLayout())
    #expect(DigitOrder.usual.digits == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
  }

  @Test("All ten digits are there once in every shuffle")
  func complete() {
    let incomplete = Self.shuffles.filter { $0.digits.sorted() != Array(0...9) }
    #expect(incomplete.isEmpty)
  }

  /// A shuffle puts one digit into each place and each digit into one place, so that the cells of the table depend on
  /// each other more than those of a free sample: their covariances are 10/9 of what 9 × 9 free cells have. Nine tenths
  /// of the usual sum are therefore distributed as chi-square with 81 degrees of freedom, and that is beyond 190 with a
  /// probability of 10⁻¹⁰ (the upper incomplete gamma function of 81/2 at 190/2, by its recurrence from erfc).
  @Test("Every digit is in every place equally often")
  func places() {
    var counts = Array(repeating: Array(repeating: 0, count: 10), count: 10)
    for order in Self.shuffles {
      for (place, digit) in order.digits.enumerated() { counts[digit][place] += 1 }
    }
    #expect(chiSquare(counts.flatMap { $0 }) * 0.9 < 190)
  }

  /// The number of fixed places has the mean 1 and Poisson's factorial moments up to the tenth, so that its tails are
  /// no heavier than Poisson's. By Chernoff's bound a Poisson sum of mean 20,000 is 1,000 or more off with a
  /// probability of at most exp(-1000² / 2 (20000 + 1000/3)) + exp(-1000² / 2 · 20000) = 4 · 10⁻¹¹.
  @Test("One digit is in its usual place on average")
  func fixedPlaces() {
    let fixed = Self.shuffles.map { order in zip(order.digits, DigitOrder.usual.digits).count { $0 == $1 } }
    #expect(abs(fixed.reduce(0, +) - Self.shuffles.count) < 1000)
  }

  /// The 90 pairs are a free sample with 89 degrees of freedom, beyond 202 with a probability of 10⁻¹⁰.
  @Test("Every pair of digits is in the first two places equally often")
  func firstTwo() {
    var counts = Array(repeating: 0, count: 100)
    for order in Self.shuffles { counts[order.digits[0] * 10 + order.digits[1]] += 1 }
    // A digit cannot be in both places; that leaves 90 of the 100.
    #expect((0...9).allSatisfy { counts[$0 * 11] == 0 })
    let pairs = counts.indices.filter { $0 % 11 != 0 }.map { counts[$0] }
    #expect(chiSquare(pairs) < 202)
  }

  /// How far counts are from being all the same.
  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }
}

extension DigitOrderTests {
  /// Layouts with the usual order, and as they are with another one.
  static let layouts = [(400, 200), (401, 203), (240, 141)].flatMap { width, height in
    [false, true].flatMap { isMirrored in
      shuffles.prefix(25).map { order in
        (
          order: order, usual: KeyFrames(KeyLayout(isMirrored: isMirrored), width: width, height: height),
          shuffled: KeyFrames(KeyLayout(order: order, isMirrored: isMirrored), width: width, height: height)
        )
      }
    }
  }

  @Test("On a shuffled keypad every digit has a place of its own, and is found there")
  func found() {
    for (order, usual, layout) in Self.layouts {
      for (digit, usualDigit) in zip(order.digits, DigitOrder.usual.digits) {
        let frame = layout.frame(of: .digit(digit))
        #expect(frame == usual.frame(of: .digit(usualDigit)), "\(layout)")
        for (x, y) in corners(of: frame) { #expect(layout.key(atX: x, y: y) == .digit(digit), "\(layout)") }
      }
    }
  }

  @Test("Delete, confirm, point and hide never move")
  func fixedKeys() {
    for (_, usual, layout) in Self.layouts {
      for key in [ScreenKey.delete, .confirm, .point, .hide] {
        #expect(layout.frame(of: key) == usual.frame(of: key), "\(layout)")
        for (x, y) in corners(of: usual.frame(of: key)) { #expect(layout.key(atX: x, y: y) == key, "\(layout)") }
      }
    }
  }

  @Test("Mirroring a shuffled keypad makes room on the left, and leaves the digits as they read")
  func mirrored() {
    for order in Self.shuffles.prefix(100) {
      let layout = KeyFrames(KeyLayout(order: order), width: 400, height: 200)
      let mirrored = KeyFrames(KeyLayout(order: order, isMirrored: true), width: 400, height: 200)
      for digit in 0...9 {
        let frame = layout.frame(of: .digit(digit))
        let moved = (frame.x.lowerBound + 100..<frame.x.upperBound + 100, frame.y)
        #expect(mirrored.frame(of: .digit(digit)) == moved)
      }
    }
  }

  /// Points half a pixel inside the four corners of a frame.
  private func corners(of frame: KeyFrames.Frame) -> [(Double, Double)] {
    [frame.x.first!, frame.x.last!].flatMap { x in
      [frame.y.first!, frame.y.last!].map { y in (Double(x) + 0.5, Double(y) + 0.5) }
    }
  }
}
