import KeypadEngine
import XCTest

@testable import KeypadGTK

/// Editing a field that answers late, wrongly or never, as one in another program may.
final class FieldEditorTests: XCTestCase {
  /// A field that answers when the test says so.
  private final class LateField: EditTarget {
    let rules: any FieldRules = Rules.payment
    var state = EditingState()
    var isAllowed = true
    private(set) var requests: [(edit: Edit, from: EditingState, completion: (EditCompletion) -> Void)] = []
    private(set) lazy var editor = FieldEditor(self)
    private(set) var outcomes: [EditOutcome] = []

    init() {
      editor.onOutcome = { [unowned self] in outcomes.append($1) }
    }

    func allows(_ edit: Edit) -> Bool { isAllowed }

    func request(_ edit: Edit, from state: EditingState, completion: @escaping (EditCompletion) -> Void) {
      requests.append((edit, state, completion))
    }

    /// Carries the oldest request out, and says so.
    func answer() {
      let request = requests.removeFirst()
      state.apply(request.edit)
      request.completion(.done)
    }

    func type(_ digits: Int...) {
      for digit in digits { editor.perform(.key(.digit(digit))) }
    }
  }

  func testKeysWaitForTheOneBeforeThem() {
    let field = LateField()
    field.type(1, 2, 3)
    XCTAssertEqual(field.requests.count, 1)
    while !field.requests.isEmpty { field.answer() }
    XCTAssertEqual(field.state.text, "123")
    XCTAssertEqual(field.outcomes, [.edited(.ok), .edited(.ok), .edited(.ok)])
  }

  func testAKeyIsJudgedByWhatTheOneBeforeHasLeft() {
    let field = LateField()
    field.type(0, 5)
    field.editor.perform(.key(.point))
    while !field.requests.isEmpty { field.answer() }
    XCTAssertEqual(field.state.text, "0.")
    XCTAssertEqual(field.outcomes, [.edited(.ok), .refused(.leadingZero), .edited(.ok)])
  }

  func testWhatHasChangedMeanwhileIsJudgedAnew() {
    let field = LateField()
    field.type(5)
    field.state = EditingState("0")
    field.requests[0].completion(.changedMeanwhile)
    XCTAssertEqual(field.outcomes, [.refused(.leadingZero)])
    XCTAssertEqual(field.requests.count, 1)
  }

  func testAFieldThatChangesAllTheTimeIsGivenUp() {
    let field = LateField()
    field.type(5)
    var number = 0
    while let request = field.requests.last, field.outcomes.isEmpty {
      number += 1
      field.state = EditingState(String(number))
      request.completion(.changedMeanwhile)
      XCTAssertLessThan(number, 10)
    }
    XCTAssertEqual(field.outcomes, [.refused(.rejected)])
    XCTAssertEqual(field.state.text, String(number))
  }

  func testARefusalIsTold() {
    let field = LateField()
    field.type(5)
    field.requests[0].completion(.refused(.tooLong))
    field.isAllowed = false
    field.type(6)
    XCTAssertEqual(field.outcomes, [.refused(.tooLong), .refused(.rejected)])
  }

  func testAnAnswerThatComesTwiceCountsOnce() {
    let field = LateField()
    field.type(1, 2)
    let first = field.requests[0].completion
    field.answer()
    first(.done)
    first(.refused(.rejected))
    XCTAssertEqual(field.outcomes, [.edited(.ok)])
    field.answer()
    XCTAssertEqual(field.state.text, "12")
  }

  func testAFieldThatNeverAnswersKeepsTheKeysAndAnotherOneIsNotHeldUp() {
    let field = LateField()
    field.type(1, 2, 3)
    XCTAssertEqual(field.outcomes, [])
    field.editor.abandon()
    // Too late: the field is worked in no longer.
    field.requests[0].completion(.done)
    XCTAssertEqual(field.outcomes, [])
    field.type(7)
    XCTAssertEqual(field.requests.count, 2)
  }

  func testConfirmWaitsForTheKeysBeforeIt() {
    let field = LateField()
    field.type(1, 2)
    field.editor.perform(.confirm)
    field.answer()
    field.answer()
    XCTAssertEqual(field.outcomes.last, .confirmed("12"))
  }

  func testTheNumberIsHandedOverAlsoWhereItsLookIsForbidden() {
    let field = LateField()
    field.state = EditingState("5.")
    field.isAllowed = false
    field.editor.perform(.confirm)
    XCTAssertEqual(field.outcomes, [.confirmed("5")])
    XCTAssertEqual(field.state.text, "5.")
  }
}
