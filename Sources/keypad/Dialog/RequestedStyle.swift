import GTKBridge

extension StyleSheet {
  /// The style sheet that a request names; GTK is asked whether it understands it, which needs no display.
  static func asked(by request: ValidatedRequest) throws(UsageError) -> StyleSheet? {
    guard let file = request.styleFile else { return nil }
    do throws(StyleError) {
      return try StyleSheet(file: file.name.bytes)
    } catch {
      let takes = ValueKind.styleFile.takes(KeypadOption.word("css"))
      throw UsageError(takes, not: file.name.text, because: error.message)
    }
  }
}
