import GTKBridge

/// The ways in which the command can be started: by its name alone, or with a word behind it.
enum Subcommand: String {
  case ask = ""
  case simulate
  case demo
  case service

  /// What it is called by.
  var command: String { self == .ask ? "keypad" : "keypad " + rawValue }

  /// What it does.
  var summary: String {
    switch self {
    case .ask: translated("Asks for a number on the screen and prints it.")
    case .simulate: translated("Reads sessions of keys from standard input and prints what they come to.")
    case .demo: translated("Shows a window with number fields of every kind and one keypad for all.")
    case .service: translated("Asks for numbers on behalf of all programs on the session bus.")
    }
  }

  /// What is said below the list of options.
  var description: String? {
    guard self == .ask else { return nil }
    let others = translated(
      "“keypad simulate” works the rules in a stream, “keypad demo” shows fields of every kind.")
    return others + "\n" + translated("“keypad service” asks on behalf of other programs.")
  }

  /// Its options, besides those that everything has.
  var optionGroups: [OptionGroup] {
    let groups = OptionGroup.all.map { group in
      OptionGroup(title: group.title, options: group.options.filter { subjects.contains($0.subject) })
    }
    return groups.filter { !$0.options.isEmpty }
  }

  /// What the options that mean something here are about.
  var subjects: Set<KeypadOption.Subject> {
    switch self {
    case .ask: [.rules, .window, .output]
    case .simulate: [.rules]
    case .demo: []
    case .service: [.service]
    }
  }

  /// The option of a name, or why it cannot be given here.
  func option(named name: String) throws(UsageError) -> KeypadOption {
    guard let option = KeypadOption.named(name) else {
      throw unknownOption(KeypadOption.word(name))
    }
    guard subjects.contains(option.subject) else {
      // Translators: the second and the third are commands
      throw UsageError(
        translated("%1$s means nothing in %2$s; %3$s lists what does", with: option.word, command, help))
    }
    return option
  }

  /// That something looks like an option and is none.
  func unknownOption(_ word: String) -> UsageError {
    // Translators: the second is a command
    UsageError(translated("There is no option %1$s; %2$s lists all that there are", with: quoted(word), help))
  }

  /// How help is asked for.
  private var help: String { command + " --help" }
}
