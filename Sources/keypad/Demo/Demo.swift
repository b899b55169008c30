import GTKBridge
import KeypadEngine
import KeypadGTK

/// `keypad demo`: a window with a field of every kind, and one keypad that follows the focus.
final class Demo {
  private let window = Window(title: translated("Keypad demo"), iconName: "io.github.gtk_keypad.Keypad")
  private let keypad: FollowingKeypad
  private let form = Form()
  private let dialogButton: Widget
  private let pinEntry = FormField.entry(.pin)
  private let weight, code, pin: DigitBoxesView
  private let line = Label(alignment: .centre)

  /// Shows the window until it is closed.
  static func run() -> ExitStatus {
    let demo = Demo()
    demo.show()
    MainLoop.run()
    Clipboard.store()
    return .cancelled
  }

  private init() {
    let separator = DecimalSeparator.ofLocale
    keypad = FollowingKeypad(decimalSeparator: separator)
    weight = Self.boxes(6, pointAfter: 4, decimalSeparator: separator)
    code = Self.boxes(4, pointAfter: 2, decimalSeparator: separator)
    pin = Self.boxes(4, isMasked: true, decimalSeparator: separator)
    let inDialog = FormField.entry(.number)
    inDialog.accessibleName = translated("In a dialog")
    dialogButton = FormField.dialog(translated("Open dialog"), of: window, content: inDialog)
    addFieldsByPurpose()
    addFieldsWithWishes()
    addFieldsWithKeysOfTheirOwn()
    addFieldsOfOtherKinds()
    addBoxes()
    unsafe keypad.onConfirm = { [weak line, secrets] field, number in
      let isSecret = unsafe secrets.contains(field)
      let shown = isSecret ? String(repeating: "•", count: number.count) : number
      line?.text = translated("Confirmed: %1$s", with: shown)
    }
    unsafe keypad.onRefuse = { [weak line] _, _, words in line?.text = words }
    window.onClose {
      MainLoop.quit()
      return true
    }
  }

  /// Fields of which no digit is shown.
  private var secrets: [GtkWidgetPointer] { unsafe [pin.widget, pinEntry.pointer] }

  private func show() {
    window.setContent(Column([form, line, keypad.content]))
    window.setDefaultSize(width: 800, height: 720)
    unsafe keypad.follow(window.pointer)
    window.present()
  }

  private func addFieldsByPurpose() {
    form.add(FormField.entry(.number), label: translated("Price: 9 digits, 2 decimals"))
    form.add(FormField.entry(.digits), label: translated("Quantity: digits only"))
    form.add(pinEntry, label: translated("PIN: digits that are not shown"))
    form.add(FormField.entry(.other), label: translated("Name: the keypad stays away"))
  }

  private func addFieldsWithWishes() {
    let length = FormField.entry(.digits)
    unsafe keypad.setPoint(true, for: length.pointer)
    form.add(length, label: translated("Length: digits with an added point"))
    let amount = FormField.entry(.freeForm)
    unsafe keypad.setRules(Rules.money, for: amount.pointer)
    form.add(amount, label: translated("Amount: zeros in front are dropped"))
    let lucky = FormField.entry(.digits)
    let luckyWidget = unsafe lucky.pointer
    unsafe keypad.shouldChange = { field, _, replacement in unsafe field != luckyWidget || !replacement.contains("7") }
    form.add(lucky, label: translated("Vetoed: digits but 7"))
    let fixed = FormField.entry(.number)
    fixed.setText("12")
    fixed.isEditable = false
    form.add(fixed, label: translated("Read only: the keypad stays away"))
  }

  /// Amounts as machine panels, tills and stock lists enter them.
  private func addFieldsWithKeysOfTheirOwn() {
    let temperature = FormField.entry(.number)
    var degrees = Rules.money
    degrees.isSigned = true
    degrees.minimum = DecimalNumber("-40")
    degrees.maximum = DecimalNumber("120")
    degrees.step = DecimalNumber("0.5")
    unsafe keypad.setRules(degrees, for: temperature.pointer)
    form.add(temperature, label: translated("Temperature: −40 to 120 °C by 0.5"))
    let tip = FormField.entry(.number)
    var euros = Rules.payment
    euros.currency = Currency(code: "EUR")
    unsafe keypad.setRules(MinorUnitsRules(euros), for: tip.pointer)
    unsafe keypad.setKeys(KeypadKeys(quickAmounts: ["5", "10", "20"]), for: tip.pointer)
    form.add(tip, label: translated("Tip: cents first, EUR"))
    let count = FormField.entry(.digits)
    unsafe keypad.setKeys(KeypadKeys(arrangement: .calculator, cornerKey: .doubleZero), for: count.pointer)
    form.add(count, label: translated("Count: keys as on a calculator"))
  }

  private func addFieldsOfOtherKinds() {
    let search = FormField.searchEntry()
    unsafe keypad.setRules(Rules.digits, for: search.pointer)
    form.add(search, label: translated("Search: digits"))
    form.add(FormField.spinButton(upTo: 1000, step: 0.01), label: translated("Spin button: up to 1000"))
    let combo = FormField.comboBox(["10", "20", "50"])
    unsafe keypad.setRules(Rules.payment, for: combo.entry.pointer)
    form.add(combo.box, label: translated("Combo box: 9 digits, 2 decimals"))
    let inPopover = FormField.entry(.number)
    inPopover.accessibleName = translated("In a popover")
    form.add(
      FormField.popover(translated("Open"), content: inPopover), label: translated("Popover: 9 digits, 2 decimals"))
    form.add(dialogButton, label: translated("Dialog: 9 digits, 2 decimals"))
    let note = FormField.textView(translated("12 rolls at 3.50"))
    unsafe keypad.setRules(Rules.payment, for: note.pointer)
    form.add(note, label: translated("Text: the number at the caret"))
  }

  private func addBoxes() {
    form.add(weight.content, label: translated("Weight: six boxes"))
    form.add(code.content, label: translated("Code: four boxes"))
    unsafe keypad.setShuffle(.whenShown, for: pin.widget)
    form.add(pin.content, label: translated("Secret: masked, shuffled keys"))
  }

  private static func boxes(
    _ count: Int, pointAfter pointPosition: Int? = nil, isMasked: Bool = false, decimalSeparator: DecimalSeparator
  ) -> DigitBoxesView {
    guard let boxes = try? DigitBoxes(count: count, pointAfter: pointPosition) else {
      preconditionFailure("there are no such boxes")
    }
    return DigitBoxesView(boxes, isMasked: isMasked, decimalSeparator: decimalSeparator)
  }
}
