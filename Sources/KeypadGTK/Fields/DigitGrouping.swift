import GTKBridge

/// How integer digits stand in groups, which are set apart by gaps and not by characters.
struct DigitGrouping: Equatable, Sendable {
  /// The sizes of groups from the decimal separator on; the last one is that of all further groups. Empty for none.
  let sizes: [Int]

  /// As the locale groups digits.
  static var ofLocale: DigitGrouping { DigitGrouping(sizes: Locale.grouping) }

  /// No groups.
  static let none = DigitGrouping(sizes: [])

  /// Where in a canonical text a group ends and another one follows: positions behind digits, from the left.
  func gaps(in text: String) -> [Int] {
    let characters = Array(text.unicodeScalars)
    let start = characters.first == "-" ? 1 : 0
    let end = characters.firstIndex(of: ".") ?? characters.count
    guard start <= end, characters[start..<end].allSatisfy({ "0"..."9" ~= $0 }) else { return [] }
    var gaps: [Int] = []
    var position = end
    var rest = sizes[...]
    while let size = rest.first, size > 0, position - size > start {
      position -= size
      gaps.insert(position, at: 0)
      if rest.count > 1 { rest.removeFirst() }
    }
    return gaps
  }

  /// The room that each character gets beside its own, as a share of a gap, where it gets some.
  ///
  /// Where letters are spaced, half of the room is on each side. So in a group the digits give and take in turns, and only
  /// what is between two groups adds up to a gap.
  func spacing(in text: String) -> [(position: Int, share: Double)] {
    let gaps = gaps(in: text)
    var spacing: [(position: Int, share: Double)] = []
    var next = 0.0
    for group in zip([0] + gaps, gaps).map({ $0..<$1 }).reversed() {
      var share = 2 - next
      for position in group.reversed() {
        if share != 0 { spacing.append((position, share)) }
        next = share
        share = -share
      }
    }
    return spacing
  }
}
