/// When the digits of the keys change their places, so that onlookers learn nothing from where fingers go.
///
/// All orders are equally likely. The keyboard stays as it is, and so do all other keys. They move only when no finger has
/// landed for a quarter of a second: one on its way is to find what it was aimed at.
@nonexhaustive
public enum Shuffle: Sendable {
  /// Never: they stand as the arrangement says.
  case never
  /// Each time the keys appear, turn to another field or a number has been delivered, and when this is chosen.
  case whenShown
  /// As `whenShown`, and after digits were typed with the keys.
  case afterEachKey
}
