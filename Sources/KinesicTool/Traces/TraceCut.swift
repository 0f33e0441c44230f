import CKinesic

/// Cuts a part out of a trace: a snapshot before the first call at or after `from`, then all calls up to `to`.
enum TraceCut {
  static func cut(_ trace: TraceFile, from: UInt64, to: UInt64, plugins: [String]) throws -> [UInt8] {
    let player = try TracePlayer(trace, plugins: plugins)
    let tape = TraceTape()
    var isRecording = false
    var hasEnded = false
    var failure: (any Error)?
    player.keepsEvents = false
    player.onCall = { [unowned player] call in
      do {
        if !hasEnded, call.beginning > to {
          hasEnded = true
          if isRecording { try tape.stop(player.engine) }
        }
        if !isRecording, !hasEnded, call.beginning >= from {
          try tape.start(player.engine)
          isRecording = true
        }
      } catch { failure = error }
      return !hasEnded
    }
    try player.play()
    if let failure { throw failure }
    guard isRecording else { throw ToolError("\(trace.name): there is no call from \(seconds(from)) s to \(seconds(to)) s") }
    if !hasEnded { try tape.stop(player.engine) }
    return tape.bytes
  }
}
