/// Keys of a keyboard that are down, and which of them do nothing until they have been let go of: they were down before the
/// window had the focus, or while a number was delivered, and so were meant for something else.
package struct HeldKeys<Code: Hashable> {
  private var down: Set<Code> = []
  private var void: Set<Code> = []

  /// No key is down.
  package init() {}

  /// A window has got the focus while these keys are down.
  package mutating func windowFocused(whileDown codes: Set<Code>) {
    down = codes
    void = codes
  }

  /// A key goes down, or repeats. Returns whether it counts.
  package mutating func press(_ code: Code) -> Bool {
    down.insert(code)
    return !void.contains(code)
  }

  /// A key has come up.
  package mutating func release(_ code: Code) {
    down.remove(code)
    void.remove(code)
  }

  /// A number was delivered: what is down now was not meant for the next one.
  package mutating func numberDelivered() {
    void = down
  }
}
