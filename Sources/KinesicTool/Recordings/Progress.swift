import Glibc

/// How far a long piece of work is, on the standard error stream: one line that is written over, at most five times a
/// second, and not before the first fifth of one. Says nothing where it is switched off.
final class Progress {
  private let isOn: Bool
  private let task: String
  private var shown: ContinuousClock.Instant
  private var isShown = false

  /// `always`: also where nobody looks at a terminal.
  init(_ task: String, always: Bool = false) {
    self.task = task
    isOn = always || isatty(STDERR_FILENO) == 1
    shown = .now
    if always { show(0) }
  }

  /// `done` of `total` parts are done.
  func report(_ done: Int, of total: Int) {
    guard isOn, shown.duration(to: .now) > .milliseconds(200) else { return }
    show(100 * done / max(total, 1))
  }

  /// Clears the line, or completes it where it is kept.
  func finish() {
    if isShown { Streams.writeAll("\r\(task): 100 %\n".utf8, to: STDERR_FILENO) }
  }

  private func show(_ percent: Int) {
    Streams.writeAll("\r\(task): \(percent) %".utf8, to: STDERR_FILENO)
    (shown, isShown) = (.now, true)
  }
}
