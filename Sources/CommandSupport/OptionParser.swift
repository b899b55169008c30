import CGtk

/// Why a command line cannot be followed: one line that names the option and what it takes.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// GLib's option parser. `--help` is its own.
package final class OptionParser {
  private struct Option {
    let name: String
    /// What the option takes, or nil for a flag.
    let takes: String?
    let action: (String) throws(UsageError) -> Void
  }

  private let context: OpaquePointer
  private var options: [Option] = []
  private var entries: [GOptionEntry] = []
  private var strings: [UnsafeMutablePointer<CChar>?] = []
  private var failure: UsageError?

  /// - Parameter description: what is said below the list of options
  package init(parameters: String, summary: String, description: String? = nil) {
    context = g_option_context_new(parameters)
    g_option_context_set_summary(context, summary)
    g_option_context_set_description(context, description)
  }

  deinit {
    g_option_context_free(context)
    for string in strings { g_free(string) }
  }

  /// An option without a value.
  package func flag(_ name: String, help: String, action: @escaping () throws(UsageError) -> Void) {
    add(Option(name: name, takes: nil) { _ throws(UsageError) in try action() }, argument: nil, help: help)
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - argument: the value in the help text, such as `N|unlimited`
  ///   - takes: the value in words, for the error message
  ///   - action: takes the value over; false where it is not one that the option takes
  package func option(
    _ name: String, argument: String, takes: String, help: String, action: @escaping (String) throws(UsageError) -> Bool
  ) {
    let checked: (String) throws(UsageError) -> Void = { value throws(UsageError) in
      guard try action(value) else { throw UsageError("--\(name) takes \(takes), not \(quoted(value))") }
    }
    add(Option(name: name, takes: takes, action: checked), argument: argument, help: help)
  }

  private func add(_ option: Option, argument: String?, help: String) {
    options.append(option)
    let callback: GOptionArgFunc = { name, value, data, error in
      Unmanaged<OptionParser>.fromOpaque(data!).takeUnretainedValue().follow(name!, value, error)
    }
    // A missing value reaches the callback too, which knows what to say of it; file names come as they were typed.
    let flags = argument == nil ? G_OPTION_FLAG_NO_ARG.rawValue : G_OPTION_FLAG_OPTIONAL_ARG.rawValue
    entries.append(
      GOptionEntry(
        long_name: kept(option.name), short_name: 0, flags: gint(flags | G_OPTION_FLAG_FILENAME.rawValue),
        arg: G_OPTION_ARG_CALLBACK, arg_data: unsafeBitCast(callback, to: gpointer.self), description: kept(help),
        arg_description: argument.flatMap(kept)))
  }

  /// A copy for C that lives as long as the parser.
  private func kept(_ text: String) -> UnsafePointer<CChar>? {
    strings.append(g_strdup(text))
    return UnsafePointer(strings.last!)
  }

  private func follow(
    _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>?,
    _ report: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> gboolean {
    let name = String(cString: name).drop { $0 == "-" }
    guard let option = options.first(where: { $0.name == name }) else { return 0 }
    do throws(UsageError) {
      if let takes = option.takes, value == nil { throw UsageError("--\(name) takes \(takes)") }
      try option.action(value.map { String(cString: $0) } ?? "")
      return 1
    } catch {
      failure = error
      cgtk_set_option_error(report, error.message)
      return 0
    }
  }

  /// Follows the options of a command line and returns what else stands on it.
  ///
  /// - Parameter arguments: the whole command line, the program's name first
  package func parse(_ arguments: [String]) throws(UsageError) -> [String] {
    for option in options where option.takes == nil {
      // GLib drops such a value without a word.
      if let argument = arguments.first(where: { $0.hasPrefix("--\(option.name)=") }) {
        throw UsageError("--\(option.name) takes no value, not \(quoted(argument.dropFirst(option.name.count + 3)))")
      }
    }
    let group = g_option_group_new("main", "", "", Unmanaged.passUnretained(self).toOpaque(), nil)
    entries.append(GOptionEntry())
    g_option_group_add_entries(group, entries)
    g_option_context_set_main_group(context, group)
    var vector = arguments.map { g_strdup($0) } + [nil]
    let list = g_strdupv(&vector)
    for string in vector { g_free(string) }
    var rest = list
    defer { g_strfreev(rest) }
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &rest, &error) != 0 else {
      defer { g_error_free(error) }
      throw failure ?? UsageError(String(cString: error!.pointee.message))
    }
    return (0..<Int(g_strv_length(rest))).dropFirst().map { String(cString: rest![$0]!) }
  }
}
