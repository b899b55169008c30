import CGtk

private let domain = "gtk-keypad"

/// The words for people, in their language. The English text is the key; the catalogues are in `data/po`.
package func translated(_ text: String) -> String {
  // An untranslated text comes back as the very pointer that went in.
  text.withCString { String(cString: g_dgettext(domain, $0)) }
}

/// The words for a count, which stands where `%d` is.
package func translated(_ text: String, plural: String, _ count: Int) -> String {
  let words = text.withCString { one in
    plural.withCString { many in String(cString: g_dngettext(domain, one, many, gulong(count))) }
  }
  // Searching for a text instead of a character would link the engine for regular expressions, 1.2 MB of it.
  guard let place = words.firstIndex(of: "%") else { return words }
  return words[..<place] + String(count) + words[place...].dropFirst(2)
}

/// The words about something that is named in them, which stands where `%s` is.
package func translated(_ text: String, naming name: String) -> String {
  let words = translated(text)
  guard let place = words.firstIndex(of: "%") else { return words }
  return words[..<place] + name + words[place...].dropFirst(2)
}

/// The words for a part of a count, which stand where `%1$d` and `%2$d` are.
package func translated(_ text: String, plural: String, _ part: Int, of count: Int) -> String {
  let words = text.withCString { one in
    plural.withCString { many in String(cString: g_dngettext(domain, one, many, gulong(count))) }
  }
  var pieces = words.split(separator: "%", omittingEmptySubsequences: false)
  let first = pieces.removeFirst()
  return first + pieces.map { String($0.first == "1" ? part : count) + $0.dropFirst(3) }.joined()
}

/// The process's language and number format.
package enum Locale {
  /// Takes over what the environment says, and finds the catalogues in a folder.
  package static func adopt(catalogues folder: String?) {
    setlocale(LC_ALL, "")
    if let folder { bindtextdomain(domain, folder) }
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// The locale's decimal separator, as far as it is one character of ASCII.
  package static var decimalSeparator: Character? {
    guard let text = localeconv()?.pointee.decimal_point else { return nil }
    return String(cString: text).first
  }
}
