import Synchronization

/// Whose turn it is at an engine: that of the thread that is in a call of it, or has claimed it. Two threads at once
/// meet here, and nowhere else.
public struct Turn: ~Copyable {
  /// Threads are numbers above 0.
  private let holder = Atomic<UInt>(0)
  /// The thread that was refused latest and has failed at nothing else since; 0: none.
  private let refused = Atomic<UInt>(0)

  public enum Entry {
    /// It was nobody's turn before; it is to be ended.
    case taken
    /// The thread had it already: it calls from inside a callback, or has claimed the engine.
    case alreadyHeld
    /// It is another thread's.
    case refused
  }

  /// What the thread that had the turn before has written can be read after this.
  @inline(__always) public func take(_ thread: UInt) -> Entry {
    if holder.load(ordering: .relaxed) == thread { return .alreadyHeld }
    let before = holder.compareExchange(expected: 0, desired: thread, successOrdering: .acquiring, failureOrdering: .relaxed).original
    return before == 0 ? .taken : .refused
  }

  /// Only for the thread that has it.
  @inline(__always) public func end() { holder.store(0, ordering: .releasing) }

  public func noteRefusal(of thread: UInt) { refused.store(thread, ordering: .relaxed) }

  public func wasRefused(_ thread: UInt) -> Bool { refused.load(ordering: .relaxed) == thread }

  /// The thread has failed at something else.
  public func forgetRefusal(of thread: UInt) {
    if wasRefused(thread) { noteRefusal(of: 0) }
  }
}
