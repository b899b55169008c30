/// Where the keyboard focus is, as far as a keypad that follows it is concerned.
struct TrackedFocus<Identity: Hashable> {
  /// Something that has the focus, or had it a moment ago.
  struct Candidate {
    let identity: Identity
    var condition: FocusTracker<Identity>.Condition
  }

  /// How certain it is that the focus stays where it is.
  enum Stage {
    /// It is there.
    case resting
    /// It has gone, and where to is not known yet.
    case leaving(due: Int)
    /// It has gone with its window.
    case interrupted(at: DisplayMoment, due: Int)
    /// The window that it has gone with was asked to become active again.
    case returning(due: Int)
  }

  var candidate: Candidate?
  var stage = Stage.resting
  /// What has got the focus in the keypad's window meanwhile, while the candidate is held.
  var next: Candidate?

  init(on candidate: Candidate? = nil) {
    self.candidate = candidate
  }

  /// Whether the candidate is held, although it has lost the focus with its window.
  var isHeld: Bool {
    switch stage {
    case .interrupted, .returning: candidate != nil
    case .resting, .leaving: false
    }
  }
}
