/// How digits that were typed arrived.
///
/// They are typed in turn, 1 to 9 and 0 and over again, so the next digit that arrives tells by itself how many were
/// lost before it; the same digit twice is a doubled one.
struct FateOfDigits: CustomStringConvertible {
  private(set) var lost = 0
  private(set) var doubled = 0
  private(set) var outOfOrder = 0

  init(typed: [Int], arrived: [Int]) {
    var place = 0
    for digit in arrived {
      let ahead = place < typed.count ? (digit - typed[place] + 10) % 10 : 9
      switch ahead {
      case 0...4:
        lost += ahead
        place += ahead + 1
      case 9: doubled += 1
      default: outOfOrder += 1
      }
    }
    lost += max(typed.count - place, 0)
  }

  var description: String { "\(lost) lost, \(doubled) doubled, \(outOfOrder) out of order" }
}
