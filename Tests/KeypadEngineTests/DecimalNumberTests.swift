import KeypadEngine
import Testing

/// Decimal numbers beside whole ones that are a thousand times as large.
@Suite("Decimal numbers of any length")
struct DecimalNumberTests {
  /// Numbers of thousandths, written in several ways.
  static let spellings: [(thousandths: Int, text: String)] = [
    0, 1, 5, 10, 50, 99, 100, 101, 250, 500, 999, 1000, 1001, 1500, 2000, 9999, 10_000, 10_001, 40_000, 120_000,
  ].flatMap { thousandths in
    [thousandths, -thousandths].flatMap { number in spellings(of: number).map { (number, $0) } }
  }

  private static func spellings(of thousandths: Int) -> [String] {
    let decimals = String(String(1000 + thousandths.magnitude % 1000).dropFirst())
    let sign = thousandths < 0 ? "-" : ""
    let whole = String(thousandths.magnitude / 1000)
    var texts = [whole + "." + decimals, "00" + whole + "." + decimals + "00"]
    if decimals == "000" { texts += [whole, whole + "."] }
    if whole == "0" { texts.append("." + decimals) }
    return texts.map { sign + $0 }
  }

  @Test("They compare as numbers, however they are written")
  func comparison() throws {
    for one in Self.spellings {
      for other in Self.spellings {
        let (number, otherNumber) = (try #require(DecimalNumber(one.text)), try #require(DecimalNumber(other.text)))
        if (number < otherNumber) != (one.thousandths < other.thousandths)
          || (number == otherNumber) != (one.thousandths == other.thousandths)
        {
          Issue.record("\(one.text) and \(other.text)")
        }
      }
    }
  }

  @Test("A number is confirmed exactly where it is a whole multiple of the step")
  func multiples() {
    for step in Self.spellings where step.thousandths > 0 {
      var rules = Rules.free
      rules.isSigned = true
      rules.step = DecimalNumber(step.text)
      for number in Self.spellings {
        let isMultiple = number.thousandths % step.thousandths == 0
        let refusal = isMultiple ? nil : Refusal.offStep
        var answer: Refusal?
        if case .refused(let refusal) = rules.confirm(EditingState(number.text)) { answer = refusal }
        if answer != refusal { Issue.record("\(number.text) in steps of \(step.text): \(answer?.rawValue ?? "ok")") }
      }
    }
  }

  @Test("Hundreds of digits are compared to the last one")
  func length() throws {
    let digits = String(repeating: "9876543210", count: 40)
    let number = try #require(DecimalNumber(digits + "." + digits))
    #expect(try #require(DecimalNumber(digits + "." + digits + "1")) > number)
    #expect(try #require(DecimalNumber(digits + "." + digits.dropLast(2))) < number)
    #expect(try #require(DecimalNumber("-" + digits + "." + digits + "1")) < number)
    #expect(number.description == digits + "." + digits.dropLast())
  }

  @Test("They are written with no more zeros than they need")
  func description() {
    for (text, written) in [("007", "7"), ("-40", "-40"), ("0.050", "0.05"), (".5", "0.5"), ("5.", "5"), ("-0.0", "0")]
    {
      #expect(DecimalNumber(text)?.description == written)
    }
  }

  @Test(
    "What is no number is none",
    arguments: ["", "-", ".", "-.", "+1", "1e5", "1,5", "1.2.3", "--1", "1-", " 1", "١", "x"])
  func others(_ text: String) {
    #expect(DecimalNumber(text) == nil)
  }
}
