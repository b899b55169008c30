/// The value of a property: a text or none, or a number, which stands for a flag or a case of an enumeration too.
struct Value {
  var text: String?
  var number = 0

  static func text(_ text: String?) -> Value { Value(text: text) }
  static func number(_ number: Int) -> Value { Value(number: number) }
  static func flag(_ flag: Bool) -> Value { Value(number: flag ? 1 : 0) }

  var flag: Bool { number != 0 }

  /// The place of a case among all cases of an enumeration.
  static func of<Case: CaseIterable & Equatable>(_ value: Case) -> Value {
    .number(Case.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
  }

  /// The case with this place; GObject has seen to it that there is one.
  func asCase<Case: CaseIterable>(of _: Case.Type) -> Case where Case.AllCases == [Case] { Case.allCases[number] }
}

/// Why a value does not suit a property: what would, to follow “takes”.
struct Unfit: Error {
  let wanted: String

  init(_ wanted: String) {
    self.wanted = wanted
  }
}
