import Foundation

/// Where the tests were started with a standard descriptor closed, a pipe or socket of ours could take its
/// number and be lost in the child.
func keepStandardDescriptorsOccupied() throws {
  while true {
    let descriptor = open("/dev/null", O_RDWR)
    guard descriptor >= 0 else { throw Shortfall("cannot open /dev/null") }
    if descriptor > 2 {
      close(descriptor)
      return
    }
  }
}

/// A file without a name: it takes any amount without a reader, so no program hangs on output that a test
/// does not fetch, and goes away with its last descriptor.
func namelessFile() throws -> Int32 {
  var template = Array("/tmp/keypad-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { throw Shortfall("cannot make a file in /tmp") }
  unlink(template)
  closeInChildren(descriptor)
  return descriptor
}

/// A pipe whose ends no child inherits by accident.
func makePipe() throws -> (readEnd: Int32, writeEnd: Int32) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw Shortfall("no pipe") }
  ends.forEach(closeInChildren)
  return (ends[0], ends[1])
}

private func closeInChildren(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
