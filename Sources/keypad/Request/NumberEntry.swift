/// What `--entry` takes: how digits go into the field.
enum NumberEntry: String, CaseIterable, Sendable {
  /// At the caret, with a decimal point.
  case point
  /// From the right, minor units first.
  case cents
}

/// What `--group` takes.
enum Grouping: String, CaseIterable, Sendable {
  case yes, no
}
