import CommandSupport
import GTKBridge

/// Options that are kept in a file under a name.
struct Profile {
  /// The most bytes that a file may have.
  private static let largestSize = 1 << 16

  /// An option, and what it is set to.
  typealias Setting = (option: KeypadOption, value: OptionValue)

  /// The options, each of them with a value that is good by itself.
  private(set) var settings: [Setting] = []

  /// Reads the profile of a name from the first place that has it, or says what is wrong with it and where.
  init(_ name: ProfileName) throws(UsageError) {
    for place in name.places {
      guard let contents = try Self.contents(of: place) else { continue }
      try read(contents, from: place)
      return
    }
    // Translators: the last are the names of files
    throw UsageError(
      translated(
        "There is no profile %1$s: none of these files is there: %2$s", with: quoted(name.text),
        name.places.joined(separator: ", ")))
  }

  /// What a file holds; nil where there is none.
  private static func contents(of place: String) throws(UsageError) -> [UInt8]? {
    do throws(FileError) {
      return try Files.contents(of: Argument(place), atMost: largestSize)
    } catch {
      switch error {
      case .system(let error) where error.isMissing: return nil
      case .system(let error): throw UsageError(place + ": " + error.message)
      case .notRegular: throw UsageError(place + ": " + translated("It is no regular file"))
      case .tooLarge:
        throw UsageError(place + ": " + translated("It has more than %1$s bytes", with: String(largestSize)))
      }
    }
  }

  private mutating func read(_ contents: [UInt8], from place: String) throws(UsageError) {
    let text: ProfileText
    do throws(ProfileText.Fault) {
      text = try ProfileText(contents)
    } catch {
      throw UsageError("\(place):\(error.line): \(error.words)")
    }
    let file = KeyFile(text.text)
    // Each value is tried by itself, also where it will not count.
    var trial = KeypadRequest()
    for (option, line) in text.entries {
      guard let value = file?.value(of: option.name, in: ProfileText.group) else {
        throw UsageError("\(place):\(line): " + translated("There is a backslash in it that means nothing"))
      }
      let setting = (option, Self.value(value, of: option, in: place))
      do throws(UsageError) {
        try setting.1.apply(option, to: &trial)
      } catch {
        throw UsageError("\(place):\(line): \(error.message)")
      }
      settings.append(setting)
    }
  }

  /// A value as an option takes it. Files are looked for beside the profile.
  private static func value(_ text: String, of option: KeypadOption, in place: String) -> OptionValue {
    if !option.takesValue, let isWanted = ["true": true, "false": false][text] { return .flag(isWanted) }
    guard option.namesFile, !text.hasPrefix("/"), let slash = place.lastIndex(of: "/") else {
      return .text(Argument(text))
    }
    return .text(Argument(place[...slash] + text))
  }
}

extension KeypadRequest {
  /// The request with what its profile asks for, as far as nothing else was said.
  ///
  /// - Parameter subjects: what options may be about that mean something here; the profile's others are passed over
  func withProfile(for subjects: Set<KeypadOption.Subject>) throws(UsageError) -> KeypadRequest {
    guard let profile else { return self }
    var request = self
    for (option, value) in try Profile(profile).settings where subjects.contains(option.subject) {
      if !given.contains(option.name), !declined.contains(option.name) { try value.apply(option, to: &request) }
    }
    return request
  }
}
