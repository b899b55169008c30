internal import CAtspi
import Foundation

/// Something that was expected and did not come about, with the place in the test that expected it.
public struct Shortfall: Error, CustomStringConvertible {
  /// What was missing, in words for whoever reads the log.
  public let description: String

  /// Describes what was missing.
  public init(_ what: String, file: StaticString = #filePath, line: UInt = #line) {
    description = "\(URL(filePath: "\(file)").lastPathComponent):\(line): \(what)"
  }
}

/// Waits until a condition holds; the only way for a test to wait for another process.
///
/// While it waits, sources of the default GLib context run, so that events of the accessibility bus arrive.
public func eventually(
  _ what: String, timeout: Double = 10, file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) throws {
  guard try poll(timeout, condition) else {
    throw Shortfall("waited \(timeout) s in vain: \(what)", file: file, line: line)
  }
}

/// Waits until a value is the expected one, and tells what it was last if it never is.
public func eventually<Value: Equatable>(
  _ what: String, is expected: Value, timeout: Double = 10, file: StaticString = #filePath,
  line: UInt = #line, _ value: () throws -> Value
) throws {
  var last: Value?
  func isExpected() throws -> Bool {
    let now = try value()
    last = now
    return now == expected
  }
  guard try poll(timeout, isExpected) else {
    let seen = last.map { "\($0)" } ?? "nothing"
    throw Shortfall(
      "\(what): expected \(expected), last seen \(seen) after \(timeout) s", file: file, line: line)
  }
}

/// Waits until there is a value, and returns it.
public func eventually<Value>(
  appears what: String, timeout: Double = 10, file: StaticString = #filePath, line: UInt = #line,
  _ value: () throws -> Value?
) throws -> Value {
  var found: Value?
  func isThere() throws -> Bool {
    found = try value()
    return found != nil
  }
  guard try poll(timeout, isThere), let found else {
    throw Shortfall("never appeared within \(timeout) s: \(what)", file: file, line: line)
  }
  return found
}

/// Lets time pass where time itself is the subject of a test, as in holding a key down.
///
/// Never a means to wait for something: that is what ``eventually(_:timeout:file:line:_:)`` is for.
public func hold(for seconds: Double) {
  Thread.sleep(forTimeInterval: seconds)
}

/// Whether the condition came to hold before the time was over.
private func poll(_ timeout: Double, _ condition: () throws -> Bool) throws -> Bool {
  let end = ContinuousClock.now + .seconds(timeout)
  while true {
    while g_main_context_iteration(nil, 0) != 0 {}
    if try condition() { return true }
    if ContinuousClock.now > end { return false }
    Thread.sleep(forTimeInterval: 0.005)
  }
}
