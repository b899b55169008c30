/// A running program as assistive technology sees it.
public final class AccessibleProgram {
  /// The application, of which the windows are the children.
  public let root: Accessible

  /// Waits until a program shows a window.
  public init(
    _ program: Program, timeout: Double = 20, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let desktop = try Accessible.desktop()
    root = try eventually(appears: "a window of the program", timeout: timeout, file: file, line: line) {
      if let status = program.child.exitStatus {
        throw Shortfall("the program ended with \(status): \(program.errorOutput)", file: file, line: line)
      }
      return desktop.children.first {
        $0.processIdentifier == program.child.processIdentifier && $0.children.contains(where: \.isShowing)
      }
    }
  }

  /// All that is on the screen.
  public var showing: [Accessible] { root.everything.filter(\.isShowing) }

  /// What is on the screen and has this role and name.
  public func find(role: String? = nil, name: String? = nil) -> Accessible? {
    root.everything.first {
      (role == nil || $0.role == role) && (name == nil || $0.name == name) && $0.isShowing
    }
  }
}
