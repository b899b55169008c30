import CGtkForKeypad

/// Where a contact comes from: a device, and the pointer that it moved when the contact landed.
final class ContactSource {
  private let device: ObjectReference
  private let pointer: OpaquePointer?

  init(_ device: OpaquePointer) {
    self.device = ObjectReference(UnsafeMutableRawPointer(device))
    pointer = gdk_device_get_associated_device(device)
  }

  /// Whether the device is gone, or has been given to another pointer or to none.
  var isLost: Bool { gdk_device_get_associated_device(OpaquePointer(device.pointer)) != pointer }
}

/// Hears when input devices go or are given to other pointers.
final class DeviceWatch {
  private let onChange: () -> Void
  /// A device that goes still looks as ever while that is told.
  private lazy var afterwards = Timeout(.beforeInput) { [weak self] in self?.onChange() }
  private var connections: [SignalConnection] = []

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
    guard let manager = gdk_display_get_default().flatMap(cgtk_device_manager) else { return }
    connections = ["device-removed", "device-changed"].map { signal in
      SignalConnection(UnsafeMutableRawPointer(manager), signal, hasArgument: true) { [weak self] in
        self?.onChange()
        self?.afterwards.start(milliseconds: 0)
      }
    }
  }
}
