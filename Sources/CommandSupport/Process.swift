import CGtk

/// The running program.
package enum Process {
  /// Ends it.
  package static func exit(_ status: Int32) -> Never {
    CGtk.exit(status)
  }
}
