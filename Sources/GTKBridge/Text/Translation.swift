import CGtkForKeypad

private let domain = "gtk-keypad"

/// The words for people, in their language. The English text is the key; the catalogues are in `data/po`.
package func translated(_ text: String) -> String {
  // An untranslated text comes back as the very pointer that went in.
  text.withCString { String(cString: g_dgettext(domain, $0)) }
}

/// Words with a value in each of their places, which are `%1$s`, `%2$s` and so on: a name, what somebody wrote, or a
/// whole sentence. A translation may have them in another order.
package func translated(_ text: String, with values: String...) -> String {
  filled(translated(text), with: values)
}

/// The words for a count, which stands where `%d` is.
package func translated(_ text: String, plural: String, _ count: Int) -> String {
  filled(translated(text, plural: plural, for: count), with: [String(count)])
}

/// The words about something that is named in them, which stands where `%s` is.
package func translated(_ text: String, naming name: String) -> String {
  let words = translated(text)
  guard let place = words.firstIndex(of: "%") else { return words }
  return words[..<place] + name + words[place...].dropFirst(2)
}

/// The words for a part of a count, which stand where `%1$d` and `%2$d` are.
package func translated(_ text: String, plural: String, _ part: Int, of count: Int) -> String {
  filled(translated(text, plural: plural, for: count), with: [String(part), String(count)])
}

private func translated(_ text: String, plural: String, for count: Int) -> String {
  text.withCString { one in
    plural.withCString { many in String(cString: g_dngettext(domain, one, many, gulong(count))) }
  }
}

/// Puts values where `%d`, `%1$d` or `%1$s` is: a letter behind the percent sign, perhaps with a number and a dollar sign.
private func filled(_ words: String, with values: [String]) -> String {
  // Searching for a text instead of a character would link the engine for regular expressions, 1.2 MB of it.
  let pieces = words.split(separator: "%", omittingEmptySubsequences: false)
  return pieces.dropFirst().reduce(String(pieces[0])) { filled, piece in
    let number = piece.first?.wholeNumberValue
    let value = (number ?? 1) - 1
    return filled + (values.indices.contains(value) ? values[value] : "") + piece.dropFirst(number == nil ? 1 : 3)
  }
}

/// The process's language and number format.
package enum Locale {
  /// Takes over what the environment says, and finds the catalogues in a folder.
  package static func adopt(catalogues folder: String?) {
    setlocale(LC_ALL, "")
    if let folder { bindtextdomain(domain, folder) }
    bind_textdomain_codeset(domain, "UTF-8")
    areCataloguesBound = true
  }

  // Written on GTK's thread only.
  nonisolated(unsafe) private static var areCataloguesBound = false

  /// Finds the catalogues for a program that knows nothing of them, below the data folders of the person and the system,
  /// where they are installed. Its own catalogues and its locale are left alone.
  package static func bindCatalogues() {
    guard !areCataloguesBound else { return }
    areCataloguesBound = true
    bind_textdomain_codeset(domain, "UTF-8")
    let languages = strings(g_get_language_names())
    let folders = [String(cString: g_get_user_data_dir())] + strings(g_get_system_data_dirs())
    let catalogues = folders.map { $0 + "/locale" }.first { folder in
      languages.contains { g_file_test("\(folder)/\($0)/LC_MESSAGES/\(domain).mo", G_FILE_TEST_EXISTS) != 0 }
    }
    if let catalogues { bindtextdomain(domain, catalogues) }
  }

  private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
    var strings: [String] = []
    while let string = list[strings.count] { strings.append(String(cString: string)) }
    return strings
  }

  /// The sizes of groups of digits, from the decimal separator on; the last one is that of all further groups. Empty
  /// where digits are not grouped.
  package static var grouping: [Int] {
    guard let grouping = localeconv()?.pointee.grouping else { return [] }
    var sizes: [Int] = []
    for index in 0... {
      let size = Int(grouping[index])
      if size == 0 { break }
      // No further groups.
      if size < 0 || size == Int(CChar.max) {
        sizes.append(0)
        break
      }
      sizes.append(size)
    }
    return sizes
  }

  /// The currency of the locale: its code and its symbol; nil where it has none.
  package static var currency: (code: String, symbol: String)? {
    guard let conventions = localeconv()?.pointee, let code = conventions.int_curr_symbol,
      let symbol = conventions.currency_symbol
    else { return nil }
    let found = (code: String(String(cString: code).prefix(3)), symbol: String(cString: symbol))
    return found.code.isEmpty || found.symbol.isEmpty ? nil : found
  }

  /// The locale's decimal separator, as far as it is one character of ASCII.
  package static var decimalSeparator: Character? {
    guard let text = localeconv()?.pointee.decimal_point else { return nil }
    return String(cString: text).first
  }
}
