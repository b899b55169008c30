/// A window manager, as a desktop or a kiosk has it: openbox with the settings that it comes with.
public final class WindowManager {
  private let process: Child
  private let screen: Screen

  /// Starts it and waits until it manages the windows of a screen.
  public init(on screen: Screen) throws {
    let surroundings = Surroundings(home: screen.directory.path).on(screen).setting("G_DEBUG", to: nil)
    process = try Child("openbox", ["--sm-disable"], environment: surroundings.variables)
    self.screen = screen
    try eventually("somebody manages the windows") { screen.windows.areManaged }
  }

  /// Ends it; the windows stay.
  public func end() throws {
    process.terminate()
    try eventually("nobody manages the windows") { !screen.windows.areManaged }
  }
}
