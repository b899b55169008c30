/// What a person wants done in a field, before the rules have judged it.
package enum EditOperation: Equatable, Sendable {
  /// A key, where the caret is or over the selection.
  case key(Key)
  /// Characters typed or composed elsewhere than on a key, in place of a range: one is a key, several are an amount.
  case insertion(String, replacing: Range<Int>, DecimalSeparator)
  /// A range is taken out.
  case deletion(Range<Int>)
  /// A text is pasted at the caret or over the selection.
  case paste(String, DecimalSeparator)
  /// A text takes the place of all there is.
  case replacement(String, DecimalSeparator)
  /// The field is turned to: what stands there already is brought into its form.
  case adopt
  /// The field is left: what is unfinished is normalized.
  case normalize
  /// The number is handed over.
  case confirm
}

/// What became of an operation.
package enum EditOutcome: Equatable, Sendable {
  /// The field was edited.
  case edited(Effect)
  /// The field stays as it was, and the person is told why.
  case refused(Refusal)
  /// The number, normalized, with `.` as decimal point; the field shows it, unless its application forbids that.
  case confirmed(String)
  /// The field is as leaving it makes it.
  case normalized
  /// What stood in the field is in its form, as far as it may be.
  case adopted
}

/// How a field has taken an edit that was asked of it.
package enum EditCompletion: Equatable, Sendable {
  /// The field has the edit, or whatever its application has made of it.
  case done
  /// The field is as it was: the application, or the field itself, forbids it.
  case refused(Refusal)
  /// The field is another one than the edit was made for.
  case changedMeanwhile
}
