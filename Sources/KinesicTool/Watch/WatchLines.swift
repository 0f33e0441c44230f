import Glibc

/// `kinesic watch` where there is no terminal: each decision and each gesture as a line, as it comes.
final class WatchLines {
  private let source: WatchSource
  private let model: WatchModel
  private var told: UInt64 = 0
  private var traces = 0
  private var skipped = 0

  init(_ source: WatchSource, _ model: WatchModel) { (self.source, self.model) = (source, model) }

  /// Until the end, or an interrupt. A program that goes may come again.
  func run() throws {
    let interrupt = try Interrupt()
    while true {
      model.take(source.read())
      model.refresh()
      try tell()
      if source.isOver && (!source.isSocket || model.live.count > 0) || model.live.hasEnded && !source.isSocket { return }
      let descriptor = source.canBeAwaited ? source.awaited ?? -1 : -1
      if interrupt.wait(for: descriptor, milliseconds: 100) == .interrupted { return }
    }
  }

  private func tell() throws {
    let live = model.live
    if live.skipped > skipped {
      Console.note("note: \(source.address): \(live.skipped - skipped) bytes were damaged or belong to no trace")
    }
    skipped = live.skipped
    if !model.failure.isEmpty { throw ToolError(model.failure) }
    guard let account = model.account else { return }
    // Another trace may be of another program, whose records are counted anew.
    if live.count > traces, (account.events.last?.record.sequence ?? 0) < told { told = 0 }
    if traces > 0, live.count > traces { Console.note("note: \(source.address): a part was left out, or another program has begun") }
    traces = live.count
    for event in account.events where event.record.sequence > told {
      if event.isTold { try Console.sayNow("\(GestureLine.number(event.seconds, 3))  \(model.words(event))") }
    }
    told = max(told, account.events.last?.record.sequence ?? 0)
  }
}
