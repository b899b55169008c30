import CCommand
import CGtkForKeypad

/// Why the system has not done something.
package struct SystemError: Error, Equatable {
  private let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: ccommand_errno()) }

  /// Whether there is nothing of that name.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's words for it, in the language of the locale.
  package var message: String { String(cString: g_strerror(code)) }
}
