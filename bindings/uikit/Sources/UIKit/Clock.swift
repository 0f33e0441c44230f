import Foundation

/// The host's clock, and timers on a run loop.
extension UIWindow {
  /// The time of the event that is being handled; nil outside of one.
  static var eventTime: TimeInterval? {
    get { clockState.eventTime }
    set { clockState.eventTime = newValue }
  }

  /// The host's clock in seconds, the one whose times it feeds; at first the system's monotonic clock. What
  /// `CACurrentMediaTime` reads outside of events.
  public static var clock: () -> TimeInterval {
    get { clockState.clock }
    set { clockState.clock = newValue }
  }

  /// From now on what is due is fired by a timer on a run loop, by the time of `clock`. A game loop calls
  /// `advance(to:)` instead.
  public func runs(on runLoop: RunLoop) {
    self.runLoop = runLoop
    schedule()
  }

  /// Sets the timer for what is due next.
  func schedule() {
    guard let runLoop else { return }
    timer?.invalidate()
    guard let nextDeadline else { return timer = nil }
    let timer = Timer(timeInterval: max(nextDeadline - UIWindow.clock(), 0), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        try? self.advance(to: max(UIWindow.clock(), nextDeadline))
      }
    }
    self.timer = timer
    runLoop.add(timer, forMode: .common)
  }
}

private struct ClockState {
  var eventTime: TimeInterval?
  var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  init() {
    MediaClock.read = { MainActor.assumeIsolated { clockState.eventTime ?? clockState.clock() } }
  }
}

@MainActor private var clockState = ClockState()
