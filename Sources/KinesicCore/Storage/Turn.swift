import Synchronization

/// The thread whose turn an engine is: the one that is in a call of it, or has claimed it. This is the only state of
/// an engine that two threads may access at once.
public struct Turn: ~Copyable {
  /// Threads are numbers above 0.
  private let holder = Atomic<UInt>(0)
  /// The thread that was refused latest and has failed at nothing else since; 0: none.
  private let refused = Atomic<UInt>(0)

  public enum Entry {
    /// The thread has the turn now, and must end it.
    case taken
    /// The thread had it already: it calls from inside a callback, or has claimed the engine.
    case alreadyHeld
    /// Another thread has the turn.
    case refused
  }

  /// What the thread that had the turn before has written can be read after this.
  @inline(__always) public func take(_ thread: UInt) -> Entry {
    if holder.load(ordering: .relaxed) == thread { return .alreadyHeld }
    let before = holder.compareExchange(expected: 0, desired: thread, successOrdering: .acquiring, failureOrdering: .relaxed).original
    return before == 0 ? .taken : .refused
  }

  /// Precondition: this thread has the turn.
  @inline(__always) public func end() { holder.store(0, ordering: .releasing) }

  public func noteRefusal(of thread: UInt) { refused.store(thread, ordering: .relaxed) }

  public func wasRefused(_ thread: UInt) -> Bool { refused.load(ordering: .relaxed) == thread }

  /// The thread has failed at something else.
  public func forgetRefusal(of thread: UInt) {
    if wasRefused(thread) { noteRefusal(of: 0) }
  }
}
