internal import CAtspi
import Foundation

/// A process started by the tests, which never outlives them.
public final class Child {
  /// The number of the process; only this process is ever sent a signal.
  public let processIdentifier: Int32
  private let name: String
  private var status: Int32?

  /// Starts a program, found along `PATH`, with exactly these variables and file descriptors.
  ///
  /// The keys of `descriptors` are the numbers that the child finds our descriptors under. Others it does not
  /// inherit; 0, 1 and 2 are `/dev/null` where they are not named, but for those that are to be closed.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String],
    descriptors: [Int32: Int32] = [:], closed: Set<Int32> = []
  ) throws {
    try keepStandardDescriptorsOccupied()
    name = program
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard: Int32 in 0...2 where descriptors[standard] == nil {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
    for number in closed { posix_spawn_file_actions_addclose(&actions, number) }
    for (number, ours) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, number) }

    // The test runner may ignore signals; a program started from a shell does not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var pipe = sigset_t()
    sigemptyset(&none)
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    // The kernel ends the child when the tests end, however they end.
    let words = ["setpriv", "--pdeathsig", "KILL", program] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var started = pid_t()
    let failure = posix_spawnp(&started, "setpriv", &actions, &attributes, &argv, &envp)
    guard failure == 0 else {
      throw Shortfall("cannot start \(program): \(String(cString: strerror(failure)))")
    }
    processIdentifier = started
  }

  /// The exit status once the process has ended, or minus the number of the signal that ended it.
  public var exitStatus: Int32? {
    if let status { return status }
    var raw: Int32 = 0
    guard waitpid(processIdentifier, &raw, WNOHANG) == processIdentifier else { return nil }
    status = catspi_exit_status(raw)
    return status
  }

  /// Waits for the process to end by itself.
  public func waitForExit(
    timeout: Double = 10, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Int32 {
    try eventually(appears: "the end of \(name)", timeout: timeout, file: file, line: line) { exitStatus }
  }

  /// Sends a signal, unless the process has ended and its number may be another's.
  public func send(_ signal: Int32) {
    if exitStatus == nil { kill(processIdentifier, signal) }
  }

  /// Asks the process to end, and ends it if it does not.
  public func terminate() {
    send(SIGTERM)
    if (try? waitForExit(timeout: 5)) == nil { end() }
  }

  /// Ends the process, if it still runs, and waits until it is gone.
  public func end() {
    guard exitStatus == nil else { return }
    send(SIGKILL)
    var raw: Int32 = 0
    if waitpid(processIdentifier, &raw, 0) == processIdentifier { status = catspi_exit_status(raw) }
  }

  deinit { end() }
}
