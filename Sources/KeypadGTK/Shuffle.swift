/// When the digits of the keys change their places, so that onlookers learn nothing from where fingers go. All orders are
/// equally likely. Choosing another way gives a new order, too. The keyboard stays as it is, and so do the point and the tall keys.
public enum Shuffle: Sendable {
  /// Never: 1 to 9 by rows, and 0 below.
  case never
  /// Each time the keys appear.
  case whenShown
  /// Each time the keys appear, and a quarter of a second after a digit was typed with them, if no other follows: a
  /// finger on its way is to find the digit that it was aimed at.
  case afterEachKey
}
