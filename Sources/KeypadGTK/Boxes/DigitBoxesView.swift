import GTKBridge
import KeypadEngine

/// A row of boxes for digits, to be put into a container of one's own: for weights, lengths, codes and PINs.
///
/// ```swift
/// let weight = DigitBoxesView(try DigitBoxes(count: 6, pointAfter: 4))
/// gtk_container_add(container, weight.widget)
/// ```
/// It takes digits from a keyboard and by paste and drop; a ``FollowingKeypad`` that follows its window works in it without
/// more ado. The view lives for as long as somebody holds it or ``widget`` is in a container.
///
/// Its CSS nodes are `digitboxes` with `digitbox` and `digitpoint` in it; the box that takes the next digit has the
/// class `marked`. The row has the class `current` while it is typed into, and `small` where the boxes are very small; the
/// point has the class `comma` where a comma is in use.
public final class DigitBoxesView {
  /// The size of a box that the view asks for, in pixels. In a larger place boxes grow, up to 160.
  public static let naturalBoxSize = 48

  let field: BoxesField
  private let parts: [DrawnPart]
  private let pointPart = DrawnPart(className: "NumberPadBoxPoint", cssName: "digitpoint")
  private lazy var glimpse = Timeout(.afterInput) { [weak self] in self?.endGlimpse() }
  /// The box whose digit can still be seen.
  private var glimpsedBox: Int?
  private var markedBox: Int?
  private var isSmall = false

  /// Told when the last box has been filled or a full set pasted over another (true), and when the first digit of a
  /// full set has gone (false). Not told of what the program sets.
  public var onCompletion: ((Bool) -> Void)?

  /// Empty boxes.
  ///
  /// - Parameters:
  ///   - boxes: how many boxes there are, and where the decimal point is
  ///   - isMasked: whether bullets are shown instead of digits; assistive technology is told no more than they say
  ///   - decimalSeparator: what assistive technology reads for the point, and what pasted numbers are read by
  public init(_ boxes: DigitBoxes, isMasked: Bool = false, decimalSeparator: DecimalSeparator = .ofLocale) {
    GTKThread.require()
    KeypadStyle.install()
    field = BoxesField(boxes, isMasked: isMasked, decimalSeparator: decimalSeparator)
    parts = (0..<boxes.count).map { _ in DrawnPart(className: "NumberPadBox", cssName: "digitbox") }
    for (number, part) in parts.enumerated() {
      field.pane.add(part)
      part.onDraw { [weak self] in self?.drawBox(number, $0) }
    }
    if boxes.pointPosition != nil { field.pane.add(pointPart) }
    pointPart.onDraw { [weak self] in self?.drawPoint($0) }
    field.pane.arrangement = { [weak self] in self?.arrange(width: $0, height: $1) ?? [] }
    field.pane.onTouch { [weak self] in self?.field.grabFocus() }
    field.pane.onFocus { [weak self] hasFocus in
      if !hasFocus { self?.endGlimpse() }
    }
    field.onEdit = { [weak self] in self?.show($0, isByPerson: $1, wasFull: $2) }
    name = translated("Number")
    askForRoom()
    mark()
    field.pane.keep(self)
  }

  deinit {
    field.pane.destroy()
  }

  /// How many boxes there are, and where the decimal point is.
  public var boxes: DigitBoxes { field.boxes }

  /// Whether bullets are shown instead of digits.
  public var isMasked: Bool { field.isMasked }

  /// What goes into a container, and has the focus.
  public var widget: GtkWidgetPointer { unsafe field.pane.pointer }

  /// Puts the boxes into a container, as `gtk_container_add` does with ``widget``.
  ///
  /// - Precondition: it is a `GtkContainer`
  public func add(to container: GtkWidgetPointer) {
    GTKThread.require()
    unsafe field.pane.add(to: container, for: "DigitBoxesView")
  }

  /// The view as a program in Swift of this package holds it.
  package var content: Widget { field.pane }

  /// The digits that are filled in, with `.` as decimal point as soon as there is a digit behind it. What is set is read
  /// as a paste into empty boxes; what does not fit leaves them empty.
  public var text: String {
    get { field.text }
    set { field.replaceText(newValue) }
  }

  /// Whether all boxes are filled.
  public var isComplete: Bool { boxes.canConfirm(field.state) }

  /// What assistive technology calls the boxes.
  public var name: String {
    get { field.pane.accessibleName }
    set { field.pane.accessibleName = newValue }
  }

  /// What is shown and read by assistive technology for the point, and what pasted numbers are read by.
  public var decimalSeparator: DecimalSeparator {
    get { field.decimalSeparator }
    set { field.decimalSeparator = newValue }
  }

  /// The room between two boxes of up to 64 pixels where there is enough, in pixels, 0 to 1000, another value ends the
  /// program; larger boxes have it in proportion.
  public var margin = 10 {
    didSet {
      precondition(0...1000 ~= margin, "the margin of digit boxes is 0 to 1000 pixels")
      askForRoom()
    }
  }

  /// The width of the decimal point between boxes of up to 64 pixels where there is room enough, in pixels, 1 to 1000,
  /// another value ends the program; larger boxes have it in proportion.
  public var pointWidth = 5 {
    didSet {
      precondition(1...1000 ~= pointWidth, "the point between digit boxes is 1 to 1000 pixels wide")
      askForRoom()
    }
  }

  /// How long the last masked digit can be seen after it was typed or pasted; not at all where that is not above zero.
  /// Leaving the boxes ends it.
  public var glimpseTime = Duration.zero
}

extension DigitBoxesView {
  private func askForRoom() {
    let size = Self.naturalBoxSize
    let width = BoxesLayout.naturalWidth(
      height: size, count: boxes.count, pointPosition: boxes.pointPosition, margin: margin, pointWidth: pointWidth)
    field.pane.naturalSize = { (width, size) }
  }

  private func arrange(width: Int, height: Int) -> [(Widget, Rectangle)] {
    let layout = BoxesLayout(
      width: width, height: height, count: boxes.count, pointPosition: boxes.pointPosition, margin: margin,
      pointWidth: pointWidth, hasComma: decimalSeparator == .comma)
    if layout.isSmall != isSmall {
      isSmall = layout.isSmall
      field.pane.setStyleClass("small", isSmall)
    }
    pointPart.setStyleClass("comma", decimalSeparator == .comma)
    var places: [(Widget, Rectangle)] = Array(zip(parts, layout.boxes))
    if let point = layout.point { places.append((pointPart, point)) }
    return places
  }

  private func drawPoint(_ painter: Painter) {
    if decimalSeparator == .comma { painter.commaBackground() } else { painter.background() }
  }

  private func drawBox(_ number: Int, _ painter: Painter) {
    painter.background()
    guard number < field.state.count else { return }
    if isMasked, glimpsedBox != number {
      painter.centredDot(diameter: 0.25 * painter.height)
    } else {
      let digit = field.state.text.dropFirst(number).prefix(1)
      painter.centredText(
        String(digit), size: 0.6 * painter.height, maximumWidth: (isSmall ? 0.6 : 0.8) * painter.width)
    }
  }

  private func show(_ edit: Edit, isByPerson: Bool, wasFull: Bool) {
    endGlimpse()
    if isMasked, glimpseTime > .zero, isByPerson, !edit.replacement.isEmpty {
      glimpsedBox = field.state.count - 1
      glimpse.start(milliseconds: glimpseTime.wholeMilliseconds)
    }
    mark()
    if isByPerson, isComplete || wasFull { onCompletion?(isComplete) }
  }

  private func endGlimpse() {
    glimpse.cancel()
    glimpsedBox = nil
    field.pane.queueDraw()
  }

  /// Marks the box that takes the next digit.
  private func mark() {
    let next = boxes.markedBox(of: field.state)
    guard next != markedBox else { return }
    if let markedBox { parts[markedBox].removeStyleClass("marked") }
    parts[next].addStyleClass("marked")
    markedBox = next
  }
}
