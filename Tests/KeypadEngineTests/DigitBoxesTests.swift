import KeypadEngine
import Testing

/// One to four boxes with the point wherever it can be, every text of the digits 0 and 7 that fits, every key.
///
/// What is expected is worked out here from the texts themselves, not with the engine's own counts.
@Suite("Digit boxes")
struct DigitBoxesTests {
  static let allBoxes: [DigitBoxes] = (1...4).flatMap { count in
    ([nil] + (1..<count).map(Optional.init)).compactMap { try? DigitBoxes(count: count, pointAfter: $0) }
  }

  static let typingKeys: [Key] = (0...9).map(Key.digit) + [.doubleZero]
  static let deletingKeys: [Key] = [.delete, .forwardDelete, .clear]
  static let keys = typingKeys + [.point] + deletingKeys

  @Test("There is everything to walk over")
  func everything() {
    #expect(Self.allBoxes.count == 10)
    #expect(Self.texts(upTo: 4).count == 31)
  }

  @Test("Digits fill the next boxes, or are refused where there are too few", arguments: allBoxes)
  func typing(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      for (key, digits) in zip(Self.typingKeys, (0...9).map(String.init) + ["00"]) {
        let outcome = outcome(of: boxes.press(key, in: EditingState(text)), in: text)
        let typed = text + digits
        if typed.count > boxes.count {
          expect(outcome == Outcome(text, "full"), text, key, outcome)
        } else {
          expect(outcome == Outcome(typed, typed.count == boxes.count ? "complete" : "ok"), text, key, outcome)
        }
      }
    }
  }

  @Test("Delete empties the last filled box, and clear all of them", arguments: allBoxes)
  func deleting(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      let word = text.isEmpty ? "nothing-to-delete" : text.count == boxes.count ? "incomplete" : "ok"
      let deleted = outcome(of: boxes.press(.delete, in: EditingState(text)), in: text)
      expect(deleted == Outcome(String(text.dropLast()), word), text, .delete, deleted)
      let cleared = outcome(of: boxes.press(.clear, in: EditingState(text)), in: text)
      expect(cleared == Outcome("", word), text, .clear, cleared)
    }
  }

  @Test("Delete undoes a digit", arguments: allBoxes)
  func undoing(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      for key in Self.typingKeys where key != .doubleZero {
        guard case .edit(let typing, _) = boxes.press(key, in: EditingState(text)) else { continue }
        let typed = EditingState(text).applying(typing)
        guard case .edit(let deletion, _) = boxes.press(.delete, in: typed) else {
          expect(false, text, key, Outcome(typed.text, "not deleted"))
          continue
        }
        let field = typed.applying(deletion)
        expect(field == EditingState(text), text, key, Outcome(field.text, "deleted"))
      }
    }
  }

  @Test("The point is not typed, and behind the caret there is nothing to delete", arguments: allBoxes)
  func refusedKeys(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      #expect(boxes.press(.point, in: EditingState(text)) == .refused(.noPoint))
      #expect(boxes.press(.forwardDelete, in: EditingState(text)) == .refused(.nothingToDelete))
    }
  }

  @Test("No key and no paste does anything else where something is selected", arguments: allBoxes)
  func selections(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      for start in 0...text.count {
        for end in start...text.count {
          let field = EditingState(text, selection: start..<end)
          for key in Self.keys {
            let answer = boxes.press(key, in: field)
            let outcome = Outcome(text, "differs with \(start)..<\(end) selected")
            expect(answer == boxes.press(key, in: EditingState(text)), text, key, outcome)
          }
          for pasted in ["7", String(repeating: "7", count: boxes.count), "."] {
            #expect(paste(pasted, into: field, of: boxes) == paste(pasted, into: EditingState(text), of: boxes))
          }
        }
      }
    }
  }

  @Test(
    "A full set is told of when it comes about, a broken one when it breaks, and both only then", arguments: allBoxes)
  func completeAndIncomplete(_ boxes: DigitBoxes) {
    let pastes = Self.texts(upTo: boxes.count + 1) + ["7.7", "77.", "7-7", "x"]
    forEachText(of: boxes) { text in
      let field = EditingState(text)
      let answers = Self.keys.map { boxes.press($0, in: field) } + pastes.map { paste($0, into: field, of: boxes) }
      for answer in answers {
        let outcome = outcome(of: answer, in: text)
        let wasFull = text.count == boxes.count
        let isFull = outcome.text.count == boxes.count
        var isDone = false
        if case .edit = answer { isDone = true }
        expect(outcome.text.count <= boxes.count && outcome.text.allSatisfy("0123456789".contains), text, nil, outcome)
        expect((outcome.word == "complete") == (isDone && isFull), text, nil, outcome)
        expect((outcome.word == "incomplete") == (isDone && wasFull && !isFull), text, nil, outcome)
      }
    }
  }
}

extension DigitBoxesTests {
  @Test("The value has the point as soon as a digit is behind it", arguments: allBoxes)
  func values(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      var expected = ""
      for (index, digit) in text.enumerated() {
        if index == boxes.pointPosition { expected += "." }
        expected.append(digit)
      }
      #expect(boxes.value(of: EditingState(text)) == expected)
    }
  }

  @Test("Confirm is enabled exactly while every box is filled, and delivers the value", arguments: allBoxes)
  func confirming(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      let field = EditingState(text)
      let isFull = text.count == boxes.count
      #expect(boxes.canConfirm(field) == isFull)
      #expect(
        boxes.confirm(field)
          == (isFull
            ? .confirmed(value: boxes.value(of: field), normalizing: nil)
            : .refused(text.isEmpty ? .empty : .unfinished)))
      #expect(boxes.normalize(field) == nil)
    }
  }

  @Test("The marked box is the first empty one, or the last", arguments: allBoxes)
  func markedBox(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in
      let emptyBoxes = Array(0..<boxes.count).dropFirst(text.count)
      #expect(boxes.markedBox(of: EditingState(text)) == emptyBoxes.first ?? boxes.count - 1)
    }
  }

  @Test("There are as many digits before and behind the point as in a full set's value", arguments: allBoxes)
  func digitLimits(_ boxes: DigitBoxes) {
    let parts = boxes.value(of: EditingState(String(repeating: "7", count: boxes.count))).split(separator: ".")
    #expect(boxes.integerDigits == .atMost(parts[0].count))
    #expect(boxes.fractionDigits == .atMost(parts.count == 2 ? parts[1].count : 0))
  }

  @Test("What can be delivered can be put in to start with, and nothing longer", arguments: allBoxes)
  func objections(_ boxes: DigitBoxes) {
    forEachText(of: boxes) { text in #expect(boxes.objection(to: boxes.value(of: EditingState(text))) == nil) }
    #expect(boxes.objection(to: String(repeating: "7", count: boxes.count + 1)) == .full)
    #expect(boxes.objection(to: "7.77777") == (boxes.pointPosition == 1 ? .full : .notANumber))
  }

  /// What a test looks at: the text afterwards, the caret being at its end, and the word that is said.
  struct Outcome: Equatable {
    let text: String
    let word: String

    init(_ text: String, _ word: String) {
      self.text = text
      self.word = word
    }
  }

  static func texts(upTo longest: Int) -> [String] {
    var texts = [""]
    for _ in 0..<longest { texts = [""] + texts.flatMap { [$0 + "0", $0 + "7"] } }
    return texts
  }

  private func forEachText(of boxes: DigitBoxes, _ body: (String) -> Void) {
    Self.texts(upTo: boxes.count).forEach(body)
  }

  private func paste(_ pasted: String, into field: EditingState, of boxes: DigitBoxes) -> KeyResult {
    boxes.paste(pasted, decimalSeparator: .point, in: field)
  }

  private func outcome(of answer: KeyResult, in text: String) -> Outcome {
    switch answer {
    case .refused(let refusal): return Outcome(text, refusal.rawValue)
    case .edit(let edit, let effect):
      let field = EditingState(text).applying(edit)
      let isCaretAtEnd = field == EditingState(field.text)
      return Outcome(field.text, isCaretAtEnd ? effect.rawValue : "caret at \(field.selection)")
    }
  }

  private func expect(_ holds: Bool, _ text: String, _ key: Key?, _ outcome: Outcome) {
    if !holds { Issue.record("\(text) \(key.map { "\($0)" } ?? "") → \(outcome)") }
  }
}
