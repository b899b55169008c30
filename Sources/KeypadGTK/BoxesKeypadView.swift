import GTKBridge
import KeypadEngine

/// A row of boxes for digits with a keypad below: for a weight, a length, a code or a PIN.
///
/// ```swift
/// let keypad = BoxesKeypadView(try DigitBoxes(count: 4, pointAfter: nil), isMasked: true)
/// keypad.prompt = "PIN"
/// keypad.shuffle = .whenShown
/// keypad.onConfirm = { pin in check(pin) }
/// gtk_container_add(container, keypad.widget)
/// ```
/// The confirm key is enabled while all boxes are filled.
public final class BoxesKeypadView: KeypadPanel {
  /// The boxes: their margins, and who is told when they are complete.
  public let boxesView: DigitBoxesView

  /// Whether the number is confirmed as soon as the last box is filled.
  public var confirmsWhenComplete = false

  /// A keypad with empty boxes.
  ///
  /// - Parameters:
  ///   - boxes: how many boxes there are, and where the decimal point is
  ///   - isMasked: whether bullets are shown instead of digits
  ///   - decimalSeparator: what assistive technology reads for the point, and what pasted numbers are read by
  public init(_ boxes: DigitBoxes, isMasked: Bool = false, decimalSeparator: DecimalSeparator = .point) {
    boxesView = DigitBoxesView(boxes, isMasked: isMasked, decimalSeparator: decimalSeparator)
    super.init(field: boxesView.field)
  }

  /// The size at which keys have at least this height and many boxes are not too narrow to be read, in pixels.
  public override func naturalSize(keyHeight: Int) -> (width: Int, height: Int) {
    let size = super.naturalSize(keyHeight: keyHeight)
    return (max(size.width, boxesView.boxes.count * keyHeight / 2), size.height)
  }

  override func tell(_ effect: Effect) {
    super.tell(effect)
    if effect == .complete, confirmsWhenComplete { confirm() }
  }
}
