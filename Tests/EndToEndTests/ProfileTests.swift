import TestSupport
import XCTest

/// Options that are kept in files.
final class ProfileTests: XCTestCase {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../data/profiles").standardized

  /// The person's configuration, the system's first, and the system's second.
  private var home, first, second: TemporaryDirectory!

  override func setUpWithError() throws {
    (home, first, second) = try (TemporaryDirectory(), TemporaryDirectory(), TemporaryDirectory())
    for place in [home, first, second] {
      try FileManager.default.createDirectory(atPath: place!.file("gtk-keypad"), withIntermediateDirectories: true)
    }
  }

  private func write(_ text: String, to name: String, in place: TemporaryDirectory? = nil) throws {
    try Data(text.utf8).write(to: URL(filePath: (place ?? home).file("gtk-keypad/" + name)))
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    let variables = ["XDG_CONFIG_HOME": home.path, "XDG_CONFIG_DIRS": "\(first.path):\(second.path)"]
    return try CommandRun(arguments, variables: variables, input: input)
  }

  /// What the command says to a profile, which is to name this line of its file, and these parts.
  private func isFault(
    _ text: String, inLine number: Int, saying parts: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try isFault(Array(text.utf8), inLine: number, saying: parts, file: file, line: line)
  }

  private func isFault(
    _ bytes: [UInt8], inLine number: Int, saying parts: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let path = home.file("gtk-keypad/odd.conf")
    try Data(bytes).write(to: URL(filePath: path))
    for arguments in [["--profile=odd"], ["simulate", "--profile=odd"]] {
      let run = try CommandRun(arguments, variables: ["XDG_CONFIG_HOME": home.path])
      run.isWrongUsage(saying: "keypad: \(path):\(number): ", file: file, line: line)
      for part in parts { XCTAssertTrue(run.error.contains(part), "\(part): \(run.error)", file: file, line: line) }
    }
  }

  /// What comes of some keys.
  private func value(_ arguments: String..., keys: String) throws -> String {
    let variables = ["XDG_CONFIG_HOME": home.path, "XDG_CONFIG_DIRS": "\(first.path):\(second.path)"]
    let run = try CommandRun(["simulate"] + arguments, variables: variables, input: keys + "\n")
    XCTAssertEqual(run.error, "")
    let parts = run.output.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.count > 4 ? String(parts[4]) : run.output
  }

  func testAnOptionIsAKey() throws {
    try write("# two digits\n\n[keypad]\n integer-digits = 2\r\nsigned=true\nleading-zeros=drop", to: "small.conf")
    XCTAssertEqual(try value("--profile=small", keys: "0 7 8 9 sign"), "-7")
    XCTAssertEqual(try value("--profile=small", keys: "7 8 9 sign"), "-78")
  }

  func testTheCommandLineWinsWhereverItStands() throws {
    try write("[keypad]\ninteger-digits=2\nfraction-digits=0\n", to: "small.conf")
    XCTAssertEqual(try value("--integer-digits=3", "--profile=small", keys: "1 2 3 4 . 5"), "123")
    XCTAssertEqual(try value("--profile=small", "--integer-digits=3", keys: "1 2 3 4 . 5"), "123")
  }

  func testTheLastProfileCounts() throws {
    try write("[keypad]\nsigned=true\n", to: "one.conf")
    try write("[keypad]\ninteger-digits=2\n", to: "two.conf")
    XCTAssertEqual(try value("--profile=one", "--profile=two", keys: "1 2 3 sign"), "12")
  }

  func testThePersonsProfileComesBeforeTheSystems() throws {
    try write("[keypad]\ninteger-digits=3\n", to: "small.conf", in: second)
    XCTAssertEqual(try value("--profile=small", keys: "1 2 3 4"), "123")
    try write("[keypad]\ninteger-digits=2\n", to: "small.conf", in: first)
    XCTAssertEqual(try value("--profile=small", keys: "1 2 3 4"), "12")
    try write("[keypad]\ninteger-digits=1\n", to: "small.conf")
    XCTAssertEqual(try value("--profile=small", keys: "1 2 3 4"), "1")
  }

  func testWhatIsAboutTheWindowIsNothingToSimulate() throws {
    try write("[keypad]\nprompt=Amount\nloop=true\nkiosk=true\ninteger-digits=2\n", to: "shop.conf")
    XCTAssertEqual(try value("--profile=shop", keys: "1 2 3"), "12")
  }

  func testFaultsAreToldWithFileAndLine() throws {
    try isFault("[keypad]\n\ncolour=red\n", inLine: 3, saying: "There is no option “colour”")
    try isFault("[keypad]\n--min=1\n", inLine: 2, saying: "There is no option “--min”")
    try isFault("[keypad]\nprompt[de]=Betrag\n", inLine: 2, saying: "There is no option “prompt[de]”")
    try isFault("[keypad]\nmin=x\n", inLine: 2, saying: "--min takes a number", "“x”")
    try isFault("[keypad]\nmin=1\n[other]\nmin=2\n", inLine: 3, saying: "[keypad]", "“[other]”")
    try isFault("min=1\n[keypad]\n", inLine: 1, saying: "[keypad] has to stand before")
    try isFault("[keypad]\nsigned\n", inLine: 2, saying: "KEY=VALUE", "“signed”")
    try isFault("[keypad]\nsigned=yes\n", inLine: 2, saying: "--signed takes true or false, not “yes”")
    try isFault("[keypad]\nprompt=a\\qb\n", inLine: 2, saying: "backslash")
    try isFault("[keypad]\nprompt=a\u{0}b\n", inLine: 2, saying: "control character")
    try isFault("[keypad]\nprofile=other\n", inLine: 2, saying: "A profile cannot start from another one")
    try isFault("[keypad]\nidle-timeout=5\n", inLine: 2, saying: "--idle-timeout means nothing in a profile")
    try isFault(
      Array("[keypad]\n# ok\nprompt=".utf8) + [0xFF, 0x0A], inLine: 3, saying: ["It is not in UTF-8"])
  }

  func testAValueThatDoesNotCountIsStillRead() throws {
    try write("[keypad]\nmin=x\n", to: "odd.conf")
    try run("--profile=odd", "--min=1").isWrongUsage(saying: "odd.conf:2: --min")
  }

  func testOptionsOfProfileAndCommandLineHaveToGoTogether() throws {
    try write("[keypad]\nboxes=4\n", to: "pin.conf")
    try run("--profile=pin", "--min=1").isWrongUsage(saying: "--min cannot be combined with --boxes")
  }

  func testOnlyNamesAreTaken() throws {
    for name in ["", "a/b", "../a", "/etc/passwd"] {
      try run("--profile=" + name).isWrongUsage(saying: "--profile takes the name of a profile", "“\(name)”")
    }
    try run("--profile=nowhere")
      .isWrongUsage(
        saying: "There is no profile “nowhere”", home.file("gtk-keypad/nowhere.conf"),
        second.file("gtk-keypad/nowhere.conf"))
  }

  func testOnlyFilesOfSomeSizeAreRead() throws {
    try write("[keypad]\n#" + String(repeating: "x", count: 1 << 16), to: "large.conf")
    try run("--profile=large").isWrongUsage(saying: "large.conf: It has more than 65536 bytes")
    mkfifo(home.file("gtk-keypad/pipe.conf"), 0o600)
    try run("--profile=pipe").isWrongUsage(saying: "pipe.conf: It is no regular file")
    symlink("/dev/zero", home.file("gtk-keypad/zero.conf"))
    try run("--profile=zero").isWrongUsage(saying: "zero.conf: It is no regular file")
    try FileManager.default.createDirectory(
      atPath: home.file("gtk-keypad/folder.conf"), withIntermediateDirectories: true)
    try run("--profile=folder").isWrongUsage(saying: "folder.conf: It is no regular file")
  }

  func testAStyleSheetIsLookedForBesideTheProfile() throws {
    try write("[keypad]\ncss=style.css\n", to: "look.conf", in: first)
    try run("--profile=look").isWrongUsage(saying: "look.conf:2: --css", first.file("gtk-keypad/style.css"))
    try write("label { color: red; }", to: "style.css", in: first)
    XCTAssertEqual(try run("--profile=look").status, 3, "there is no display")
  }

  func testProfilesOfTheInstallationAreFound() throws {
    let prefix = try TemporaryDirectory()
    for folder in ["bin", "share/gtk-keypad"] {
      try FileManager.default.createDirectory(atPath: prefix.file(folder), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(atPath: BuiltProgram.path(), toPath: prefix.file("bin/keypad"))
    try FileManager.default.copyItem(
      atPath: Self.samples.path, toPath: prefix.file("share/gtk-keypad/profiles"))
    func value() throws -> String {
      let program = try Program(
        prefix.file("bin/keypad"), ["simulate", "--profile=till"],
        environment: Surroundings(home: prefix.path).setting("XDG_CONFIG_HOME", to: home.path).variables,
        input: Array("1 2 5 0\n".utf8))
      XCTAssertEqual(try program.child.waitForExit(), 0, program.errorOutput)
      return String(program.output.prefix { $0 != "\t" })
    }
    XCTAssertEqual(try value(), "12.50")
    try write("[keypad]\ninteger-digits=2\n", to: "till.conf")
    XCTAssertEqual(try value(), "12", "the person's own comes first")
  }

  func testSamplesWorkAsTheySay() throws {
    for name in ["till.conf", "temperature.conf"] {
      try FileManager.default.copyItem(
        atPath: Self.samples.appending(path: name).path, toPath: home.file("gtk-keypad/" + name))
    }
    XCTAssertEqual(try value("--profile=till", keys: "1 2 5 0"), "12.50")
    XCTAssertEqual(try value("--profile=temperature", keys: "sign . 5"), "-0.5")
    XCTAssertEqual(try value("--profile=temperature", keys: "4 . 3"), "")
  }
}
