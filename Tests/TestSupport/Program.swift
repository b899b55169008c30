internal import CAtspi
import Foundation

/// A started program whose output is kept.
public final class Program {
  /// Where the standard output of a program goes.
  public enum Output {
    /// Into a file, to be read as ``Program/output``.
    case captured
    /// To a file, such as `/dev/full`, which cannot take a byte.
    case file(String)
    /// Into something that the test has open, such as a pipe.
    case descriptor(Int32)
    /// Into a pipe that nobody reads any more.
    case closedPipe
    /// Nowhere: the program is started without one.
    case none
  }

  /// The process.
  public let child: Child
  private let outputFile: Int32
  private let errorFile: Int32

  /// Starts a program with exactly these variables, and these bytes to read.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String], input: [UInt8] = [],
    output: Output = .captured
  ) throws {
    let captured = try namelessFile()
    outputFile = captured
    errorFile = try namelessFile()
    let source = try namelessFile()
    defer { close(source) }
    guard input.withUnsafeBytes({ pwrite(source, $0.baseAddress, $0.count, 0) }) == input.count else {
      throw Shortfall("cannot keep \(input.count) bytes for the program to read")
    }
    var sink = captured
    switch output {
    case .captured, .none: break
    case .file(let path): sink = open(path, O_WRONLY | O_CLOEXEC)
    case .descriptor(let ours): sink = dup(ours)
    case .closedPipe:
      let pipe = try makePipe()
      close(pipe.readEnd)
      sink = pipe.writeEnd
    }
    defer { if sink != captured { close(sink) } }
    var descriptors: [Int32: Int32] = [0: source, 1: sink, 2: errorFile]
    if case .none = output { descriptors[1] = nil }
    child = try Child(
      path, arguments, environment: environment, descriptors: descriptors,
      closed: descriptors[1] == nil ? [1] : [])
  }

  /// What the program has printed so far.
  public var output: String { contents(of: outputFile) }

  /// What the program has said on standard error so far.
  public var errorOutput: String { contents(of: errorFile) }

  deinit {
    child.end()
    close(outputFile)
    close(errorFile)
  }
}

/// Reads without moving the position that the program writes at.
private func contents(of descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
    if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += chunk[..<count]
  }
}
