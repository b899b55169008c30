/// When the digits of the keys change their places, so that onlookers learn nothing from where fingers go.
///
/// All orders are equally likely. The keyboard stays as it is, and so do the point and the tall keys. In the middle of a
/// row of digits they move only when no finger has landed for a quarter of a second: one on its way is to find what it
/// was aimed at.
@nonexhaustive
public enum Shuffle: Sendable {
  /// Never: 1 to 9 by rows, and 0 below.
  case never
  /// Each time the keys appear, and when this is chosen.
  case whenShown
  /// As `whenShown`, and after digits were typed with the keys.
  case afterEachKey
}
