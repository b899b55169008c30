import GTKBridge
import KeypadEngine

/// A row of boxes for digits with a keypad below: for a weight, a length, a code or a PIN.
///
/// ```swift
/// let keypad = BoxesKeypadView(try DigitBoxes(count: 4), isMasked: true)
/// keypad.prompt = "PIN"
/// keypad.shuffle = .whenShown
/// keypad.onConfirm = { pin in check(pin) }
/// gtk_container_add(container, keypad.widget)
/// ```
/// The confirm key is enabled while all boxes are filled.
public final class BoxesKeypadView: KeypadPanel {
  let boxesView: DigitBoxesView

  /// Whether the number is confirmed as soon as the last box is filled.
  public var confirmsWhenComplete = false

  /// A keypad with empty boxes.
  ///
  /// - Parameters:
  ///   - boxes: how many boxes there are, and where the decimal point is
  ///   - isMasked: whether bullets are shown instead of digits
  ///   - decimalSeparator: what assistive technology reads for the point, and what pasted numbers are read by
  public init(_ boxes: DigitBoxes, isMasked: Bool = false, decimalSeparator: DecimalSeparator = .ofLocale) {
    boxesView = DigitBoxesView(boxes, isMasked: isMasked, decimalSeparator: decimalSeparator)
    super.init(field: boxesView.field)
  }

  /// How many boxes there are, and where the decimal point is.
  public var boxes: DigitBoxes { boxesView.boxes }

  /// Whether bullets are shown instead of digits.
  public var isMasked: Bool { boxesView.isMasked }

  /// Told when the last box has been filled or a full set pasted over another (true), and when the first digit of a
  /// full set has gone (false). Not told of what the program sets.
  public var onCompletion: ((Bool) -> Void)? {
    get { boxesView.onCompletion }
    set { boxesView.onCompletion = newValue }
  }

  /// The room between two boxes of up to 64 pixels where there is enough, in pixels, 0 to 1000, another value ends the
  /// program; larger boxes have it in proportion.
  public var margin: Int {
    get { boxesView.margin }
    set { boxesView.margin = newValue }
  }

  /// The width of the decimal point between boxes of up to 64 pixels where there is room enough, in pixels, 1 to 1000,
  /// another value ends the program; larger boxes have it in proportion.
  public var pointWidth: Int {
    get { boxesView.pointWidth }
    set { boxesView.pointWidth = newValue }
  }

  /// How long the last masked digit can be seen after it was typed or pasted; not at all where that is not above zero.
  /// Leaving the boxes ends it.
  public var glimpseTime: Duration {
    get { boxesView.glimpseTime }
    set { boxesView.glimpseTime = newValue }
  }

  /// The size at which keys have at least this height and many boxes are not too narrow to be read, in pixels.
  public override func naturalSize(keyHeight: Int) -> (width: Int, height: Int) {
    let size = super.naturalSize(keyHeight: keyHeight)
    let boxWidth = min(max(keyHeight, 0), Self.largestKeyHeight) / 2
    return (max(size.width, boxesView.boxes.count * boxWidth), size.height)
  }

  override func tell(_ effect: Effect) {
    super.tell(effect)
    // Who was told that the boxes are complete may have emptied them.
    if effect == .complete, confirmsWhenComplete, canConfirm { confirm() }
  }
}
