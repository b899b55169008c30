import GTKBridge
import KeypadEngine
import TestSupport
import WorkedCases
import XCTest

@testable import KeypadGTK

/// The worked cases, with their keys typed on a physical keyboard.
final class TypedCaseTests: ViewTestCase {
  func testEveryCaseComesOutTheSameOnAKeyboard() throws {
    let cases = WorkedCase.all.filter { $0.minorUnitsRules == nil && !$0.steps.contains { Self.hasNoKey($0) } }
    XCTAssertGreaterThan(cases.count, 180)
    for example in cases {
      if let boxes = example.boxes {
        try open(boxes, example.decimalSeparator)
      } else {
        try open(example.numberRules, example.decimalSeparator)
      }
      for step in example.steps { try perform(step) }
      let expected = example.outcome.split(separator: "\t", omittingEmptySubsequences: false).prefix(4)
      let field = panel.ownField.state
      let outcome = [
        field.text, "\(field.selection.lowerBound)", "\(field.selection.upperBound)",
        panel.isConfirmEnabled ? "1" : "0",
      ]
      XCTAssertEqual(outcome, expected.map(String.init), "\(example)")
      if let boxes = panel as? BoxesKeypadView { checkWhatIsRead(of: boxes, example) }
    }
  }

  /// Assistive technology reads the digits apart, with the separator in use.
  private func checkWhatIsRead(of view: BoxesKeypadView, _ example: WorkedCase) {
    let value = example.outcome.split(separator: "\t", omittingEmptySubsequences: false)[4]
    let separator = String(example.decimalSeparator.rawValue)
    let read = value.map { $0 == "." ? separator : String($0) }.joined(separator: " ")
    XCTAssertEqual(view.boxesView.field.pane.accessibleText, read, "\(example)")
  }

  /// No keyboard has a key for several zeros or for clearing.
  private static func hasNoKey(_ step: Step) -> Bool {
    step == .key(.doubleZero) || step == .key(.tripleZero) || step == .key(.clear)
  }

  private func perform(_ step: Step) throws {
    switch step {
    case .key(let key): try type(keyboardKey(for: key))
    case .left: try type(.left)
    case .right: try type(.right)
    case .home: try type(.home)
    case .end: try type(.end)
    case .all: try type(.a, holding: .control)
    case .select(let range): keypad?.entry.select(range)
    case .set(let text): keypad?.text = text
    case .paste(let text):
      Clipboard.setText(text)
      try type(.v, holding: .control)
      try settleClipboard()
    case .blur:
      panel.content.giveUpFocus(of: panel.content)
      panel.show()
    case .confirm: try type(.enter)
    }
  }

  /// A pasted text comes when the clipboard's owner, here this process, has answered: after an answer that was asked
  /// for later.
  private func settleClipboard() throws {
    var hasAnswered = false
    Clipboard.requestText(for: panel.content) { _ in hasAnswered = true }
    try eventually("the clipboard answers") { hasAnswered }
  }

  private func keyboardKey(for key: Key) -> KeyboardKey {
    switch key {
    case .digit(0): .digit0
    case .digit(let digit): KeyboardKey(rawValue: KeyboardKey.digit1.rawValue + Int32(digit - 1))!
    case .point: panel.decimalSeparator == .comma ? .comma : .period
    case .sign: .minus
    case .delete: .backSpace
    default: .delete
    }
  }
}
