/// A key of a keyboard by its place: the code that X gives it, whatever is printed on it.
public enum KeyboardKey: Int32 {
  case escape = 9
  case digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9, digit0
  case minus = 20
  case backSpace = 22
  case tab
  case e = 26
  case u = 30
  case i
  case enter = 36
  case control
  case a
  case d = 40
  case semicolon = 47
  case shift = 50
  case x = 53
  case c
  case v
  case comma = 59
  case period
  case alt = 64
  case space
  case f1 = 67
  case f4 = 70
  case f10 = 76
  case numLock = 77
  case keypad7 = 79
  case keypad8, keypad9
  case keypad4 = 83
  case keypad5, keypad6
  case keypad1 = 87
  case keypad2, keypad3, keypad0, keypadPoint
  case keypadEnter = 104
  case home = 110
  case left = 113
  case right
  case end
  case insert = 118
  case delete
  case command = 133
  case menu = 135

  /// The key in the row of digits that types a digit, and the keys beside for the two separators.
  static func typing(_ character: Character) -> KeyboardKey? {
    switch character {
    case "0": .digit0
    case "1"..."9": KeyboardKey(rawValue: digit1.rawValue + Int32(character.wholeNumberValue! - 1))
    case ".": .period
    case ",": .comma
    case "a": .a
    case "c": .c
    case "v": .v
    default: nil
    }
  }

  /// The key in the block of digits on the right.
  static func onKeypad(_ character: Character) -> KeyboardKey? {
    let keys: [Character: KeyboardKey] = [
      "0": .keypad0, "1": .keypad1, "2": .keypad2, "3": .keypad3, "4": .keypad4, "5": .keypad5, "6": .keypad6,
      "7": .keypad7, "8": .keypad8, "9": .keypad9, ".": .keypadPoint, ",": .keypadPoint,
    ]
    return keys[character]
  }
}

/// A keyboard. Each call returns when the server has processed the event.
public final class Keyboard {
  private let device: InputDevice
  private var held: Set<KeyboardKey> = []

  init(_ path: String) throws { device = try InputDevice(path) }

  /// Presses a key and keeps it down.
  public func press(_ key: KeyboardKey) throws { try post(key, pressed: true) }

  /// Releases a key.
  public func release(_ key: KeyboardKey) throws { try post(key, pressed: false) }

  /// Presses and releases keys, one after the other, while other keys are held.
  public func type(_ keys: KeyboardKey..., holding held: KeyboardKey...) throws {
    for key in held { try press(key) }
    for key in keys {
      try press(key)
      try release(key)
    }
    for key in held.reversed() { try release(key) }
  }

  /// Types digits, `.`, `,` and letters with the keys of the main block.
  public func type(_ text: String) throws {
    for character in text {
      guard let key = KeyboardKey.typing(character) else { throw Shortfall("no key for \(character)") }
      try type(key)
    }
  }

  /// Types digits and the point with the keys of the keypad block.
  public func typeOnKeypad(_ text: String) throws {
    for character in text {
      guard let key = KeyboardKey.onKeypad(character) else {
        throw Shortfall("no keypad key for \(character)")
      }
      try type(key)
    }
  }

  /// Releases every key that a failed test has left pressed.
  public func releaseAll() throws { for key in held { try release(key) } }

  private func post(_ key: KeyboardKey, pressed: Bool) throws {
    var event = Message(type: 5)
    event.append(key.rawValue)
    event.append(UInt32(pressed ? 1 : 0))
    try device.post(event)
    if pressed { held.insert(key) } else { held.remove(key) }
  }
}
