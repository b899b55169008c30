/// A widget that text is typed into.
package protocol InputWidget: Widget {
  /// What it says goes into it.
  var purpose: InputPurpose { get }
  /// Whether it takes text at all.
  var isEditable: Bool { get }
}

extension Entry: InputWidget {}
extension TextView: InputWidget {}
