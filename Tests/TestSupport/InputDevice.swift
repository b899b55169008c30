internal import CAtspi
import Foundation

/// One device of Xorg's `inputtest` driver, fed over its socket.
///
/// The format is that of `xf86-input-inputtest-protocol.h` in Debian's `xserver-xorg-dev`, version 1.1. The
/// driver takes one client and, when that has gone, no other: a connection lasts as long as the server.
final class InputDevice {
  private let socket: Int32

  init(_ path: String) throws {
    socket = try eventually(appears: "the input device \(path)") {
      let connection = catspi_connect(path)
      return connection < 0 ? nil : connection
    }
    var greeting = Message(type: 0)
    greeting.append(UInt16(1))
    greeting.append(UInt16(1))
    try send(greeting)
    try receive(12)
  }

  deinit { close(socket) }

  /// Sends an event and returns once the server has processed it.
  func post(_ event: Message) throws {
    try send(event)
    try send(Message(type: 1))
    try receive(8)
  }

  private func send(_ message: Message) throws {
    let bytes = message.bytes
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        CAtspi.send(socket, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Shortfall("the X server no longer takes input") }
      sent += count
    }
  }

  private func receive(_ length: Int) throws {
    var answer = [UInt8](repeating: 0, count: length)
    guard recv(socket, &answer, length, Int32(MSG_WAITALL)) == length else {
      throw Shortfall("the X server no longer answers")
    }
  }
}

/// A message in the driver's format: its own length, its type, and the fields in the machine's byte order.
struct Message {
  private var body: [UInt8] = []
  private let type: UInt32

  init(type: UInt32) { self.type = type }

  mutating func append<Number>(_ number: Number) {
    withUnsafeBytes(of: number) { body += $0 }
  }

  /// A place on the screen: a mask of 64 axes, their values, and as many values before acceleration.
  mutating func append(axes: [Double]) {
    append(UInt32(0))
    append(UInt64(1) << axes.count - 1)
    append(UInt32(0))
    for slot in 0..<128 { append(slot < axes.count ? axes[slot] : 0) }
  }

  var bytes: [UInt8] {
    var header: [UInt8] = []
    for number in [UInt32(8 + body.count), type] { withUnsafeBytes(of: number) { header += $0 } }
    return header + body
  }
}
