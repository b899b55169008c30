import GTKBridge
import KeypadEngine

/// What a panel tells those who give it a face for other languages.
extension KeypadPanel {
  /// Calls when the text of the field is another one now, whoever has changed it.
  package final func onTextChange(_ handler: @escaping () -> Void) {
    switch ownField {
    case let field as EntryField: field.entry.onChange(handler)
    case let field as BoxesField:
      let show = field.onEdit
      field.onEdit = {
        show?($0, $1, $2)
        handler()
      }
    default: break
    }
  }

  /// Asks before every edit: the range of characters that goes, and what is to stand there.
  package final func shouldChange(_ handler: @escaping (Range<Int>, String) -> Bool) {
    ownField.mayChange = handler
  }
}
