import GTKBridge
import KeypadEngine

/// What an application wants for single fields.
extension FollowingKeypad {
  /// Gives a field rules of its own, and makes it a number field whatever its purpose; nil takes that back.
  public func setRules(_ rules: (any FieldRules)?, for field: GtkWidgetPointer) {
    GTKThread.require()
    FieldOverrides.made(for: unsafe Widget(field)).rules = rules
    reconsider()
  }

  /// Shuffles the digits of the keys for one field in another way than ``shuffle`` says; nil takes that back.
  public func setShuffle(_ shuffle: Shuffle?, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).shuffle = shuffle
    showShuffle()
  }

  /// Adds a decimal point to the keypad for a field of digits, which has none by itself, or takes it away again.
  public func setPoint(_ isAdded: Bool, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).addsPoint = isAdded
    reconsider()
  }

  /// Does something else with the focus when this field was confirmed than ``afterConfirm`` says; nil takes that back.
  public func setAfterConfirm(_ afterConfirm: AfterConfirm?, for field: GtkWidgetPointer) {
    FieldOverrides.made(for: unsafe Widget(field)).afterConfirm = afterConfirm
  }
}
