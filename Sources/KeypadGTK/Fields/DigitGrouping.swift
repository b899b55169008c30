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

  /// The room that each character gets beside its own, as a share of a gap: where letters are spaced, half of the room is
  /// on each side, so that in every second group the digits take from each other what they give.
  func spacing(in text: String) -> [(position: Int, share: Double)] {
    let gaps = gaps(in: text)
    guard let first = gaps.first else { return [] }
    let start = text.unicodeScalars.first == "-" ? 1 : 0
    let groups = zip([start] + gaps, gaps).map { $0..<$1 }
    assert(first > start)
    return groups.reversed().enumerated().flatMap { number, group in
      // The group in front of one that is spaced has its gap from that.
      number.isMultiple(of: 2)
        ? group.map { (position: $0, share: (group.upperBound - $0).isMultiple(of: 2) ? -2.0 : 2.0) } : []
    }
  }
}
