import KeypadEngine
import Testing

/// Every short run of digits, with and without a point at every place, pasted over every text of boxes.
@Suite("Pasting into digit boxes")
struct DigitBoxesPasteTests {
  static let allBoxes = DigitBoxesTests.allBoxes

  @Test("A full set replaces, a part is appended, what does not fit is refused", arguments: allBoxes)
  func digits(_ boxes: DigitBoxes) {
    for text in DigitBoxesTests.texts(upTo: boxes.count) {
      for pasted in DigitBoxesTests.texts(upTo: boxes.count + 1) where !pasted.isEmpty {
        let result = pasted.count == boxes.count ? pasted : text + pasted
        expect(
          paste(pasted, over: text, boxes), result.count > boxes.count ? nil : result, text, pasted, refusal: .full)
      }
    }
  }

  @Test("A point is read at its place in empty boxes, and nowhere else", arguments: allBoxes)
  func points(_ boxes: DigitBoxes) {
    for text in DigitBoxesTests.texts(upTo: boxes.count) {
      for digits in DigitBoxesTests.texts(upTo: boxes.count) {
        for place in 0...digits.count {
          let pasted = digits.prefix(place) + "." + digits.dropFirst(place)
          let isWelcome = text.isEmpty && place == boxes.pointPosition
          let answer = paste(String(pasted), over: text, boxes)
          expect(answer, isWelcome ? digits : nil, text, String(pasted), refusal: .notANumber)
        }
      }
    }
  }

  @Test("The point that is read is the separator in use")
  func separators() throws {
    let boxes = try DigitBoxes(count: 4, pointAfter: 2)
    for (pasted, separator, isRead) in [
      ("05.20", DecimalSeparator.point, true), ("05,20", .point, false), ("05.20", .comma, false),
      ("05,20", .comma, true), ("05\u{066B}20", .point, true), ("05\u{066B}20", .comma, true),
    ] {
      let answer = boxes.paste(pasted, decimalSeparator: separator, in: EditingState())
      expect(answer, isRead ? "0520" : nil, "", pasted, refusal: .notANumber)
    }
  }

  @Test(
    "White space is passed over wherever it is, a hyphen between digits, nothing else", arguments: ["05.20", "0520"])
  func passedOver(_ number: String) throws {
    let boxes = try DigitBoxes(count: 4, pointAfter: 2)
    for place in 0...number.count {
      let isBetweenDigits =
        number.prefix(place).last?.isNumber == true && number.dropFirst(place).first?.isNumber == true
      for (mark, isPassedOver) in [
        (" ", true), ("\u{A0}", true), ("\u{202F}", true), ("\n", true), ("\u{AD}", true), ("\u{200B}", true),
        ("-", isBetweenDigits), (" - ", isBetweenDigits), ("--", isBetweenDigits), ("\u{2010}", isBetweenDigits),
        ("\u{2011}", isBetweenDigits), ("\u{FF0D}", isBetweenDigits), ("x", false), ("+", false), ("\u{2212}", false),
        ("½", false), ("/", false), (",", false),
      ] {
        let pasted = number.prefix(place) + mark + number.dropFirst(place)
        let answer = paste(String(pasted), over: "", boxes)
        expect(answer, isPassedOver ? "0520" : nil, "", String(pasted), refusal: .notANumber)
      }
    }
    for pasted in ["", " ", "-", ".", "05..20", "0.5.20"] {
      expect(paste(pasted, over: "", boxes), nil, "", pasted, refusal: .notANumber)
    }
  }

  private func paste(_ pasted: String, over text: String, _ boxes: DigitBoxes) -> KeyResult {
    boxes.paste(pasted, decimalSeparator: .point, in: EditingState(text))
  }

  /// - Parameter result: the text that stands there then, or nil if the paste is refused
  private func expect(_ answer: KeyResult, _ result: String?, _ text: String, _ pasted: String, refusal: Refusal) {
    var isRight = result == nil && answer == .refused(refusal)
    if let result, case .edit(let edit, _) = answer {
      isRight = EditingState(text).applying(edit) == EditingState(result)
    }
    if !isRight { Issue.record("\(pasted) pasted over \(text) → \(answer), not \(result ?? refusal.rawValue)") }
  }
}
