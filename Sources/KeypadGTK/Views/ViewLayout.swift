import GTKBridge

/// Where the prompt, the field, the line under it and the keys are in a view, and how large their letters.
struct ViewLayout {
  /// Heights of the rows, in heights of a key.
  private static let promptHeight = 0.5
  private static let fieldHeight = 0.9
  private static let messageHeight = 0.45

  /// The height of a view with a prompt and so many rows of keys, in heights of a key.
  static func heightInKeys(gridRows: Int) -> Double { promptHeight + fieldHeight + messageHeight + Double(gridRows) }

  /// The height of a key where the width does not limit it, in pixels.
  let unit: Double
  /// Prompt, field, message and grid.
  private let rows: [Rectangle]

  init(width: Int, height: Int, hasPrompt: Bool, gridRows: Int) {
    // The prompt's place is kept above the number even when nothing is asked, as a margin.
    let prompt = hasPrompt ? Self.promptHeight : Self.promptHeight / 2
    let share = Double(height) / (prompt + Self.fieldHeight + Self.messageHeight + Double(gridRows))
    unit = min(share, Double(width) / 5)
    let margin = Int(unit / 5)
    var top = 0
    var rows = [prompt, Self.fieldHeight, Self.messageHeight].map { [unit] part in
      defer { top += Int(part * unit) }
      return Rectangle(x: margin, y: top, width: width - 2 * margin, height: Int(part * unit))
    }
    rows.append(Rectangle(x: 0, y: top, width: width, height: height - top))
    self.rows = rows
  }

  /// Prompt, field, message, grid and the unit, which stands beside the number and takes as much from the field.
  func rows(unitWidth: Int) -> [Rectangle] {
    var rows = rows
    let field = rows[1]
    let room = unitWidth == 0 ? 0 : min(unitWidth, field.width / 3)
    let space = unitWidth == 0 ? 0 : Int(unit / 8)
    rows[1].width = max(field.width - room - space, 1)
    rows.append(Rectangle(x: field.x + field.width - room, y: field.y, width: room, height: field.height))
    return rows
  }

  var amountFontSize: Double { 0.66 * unit }
  var unitFontSize: Double { max(0.36 * unit, 9) }
  var lineFontSize: Double { max(0.27 * unit, 9) }
}
