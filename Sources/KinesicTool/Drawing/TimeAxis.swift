/// From seconds to places on the time axis. Long pauses are cut short: nothing happens in them, and what does happen
/// gets the room.
struct TimeAxis {
  /// A stretch of time with one scale.
  struct Piece {
    let start, end: Double  // seconds
    let left, right: Double  // pixels
    /// A pause that was cut short.
    let isCut: Bool

    func place(_ time: Double) -> Double { end > start ? left + (time - start) / (end - start) * (right - left) : left }
  }

  /// In the order of time, without gaps.
  let pieces: [Piece]
  /// Pixels a second outside of cut pauses.
  let scale: Double

  var left: Double { pieces[0].left }
  var right: Double { pieces[pieces.count - 1].right }
  var start: Double { pieces[0].start }
  var end: Double { pieces[pieces.count - 1].end }

  /// How wide a cut pause is, in pixels.
  static let cutWidth = 30.0

  /// An axis over `range` (seconds; not empty) from `left` to `right`; `busy` are the times in which something
  /// happens.
  init(_ range: ClosedRange<Double>, busy: [ClosedRange<Double>], left: Double, right: Double) {
    let cuts = Self.cuts(range, busy)
    let shown = range.upperBound - range.lowerBound - cuts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    scale = max(right - left - Double(cuts.count) * Self.cutWidth, 1) / shown
    var pieces: [Piece] = []
    var (time, x) = (range.lowerBound, left)
    func add(to end: Double, width: Double, isCut: Bool) {
      guard end > time else { return }
      pieces.append(Piece(start: time, end: end, left: x, right: x + width, isCut: isCut))
      (time, x) = (end, x + width)
    }
    for cut in cuts {
      add(to: cut.lowerBound, width: (cut.lowerBound - time) * scale, isCut: false)
      add(to: cut.upperBound, width: Self.cutWidth, isCut: true)
    }
    add(to: range.upperBound, width: (range.upperBound - time) * scale, isCut: false)
    self.pieces = pieces
  }

  /// The place of a moment; what lies outside stands at the nearer end.
  func place(_ time: Double) -> Double {
    let inside = min(max(time, start), end)
    let piece = pieces.first { inside <= $0.end } ?? pieces[pieces.count - 1]
    return piece.place(inside)
  }

  /// The pauses to cut, in the order of time: the longest first, as long as one is at least a second and an eighth of
  /// what is left; at most a dozen. A twentieth of a pause stays at either side of it.
  private static func cuts(_ range: ClosedRange<Double>, _ busy: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var left = range.upperBound - range.lowerBound
    var cuts: [ClosedRange<Double>] = []
    for pause in pauses(range, busy).sorted(by: { $0.upperBound - $0.lowerBound > $1.upperBound - $1.lowerBound }).prefix(12) {
      let length = pause.upperBound - pause.lowerBound
      guard length >= max(1, left / 8) else { break }
      left -= length
      let margin = min(length / 20, 0.1)
      cuts.append(pause.lowerBound + margin...pause.upperBound - margin)
    }
    return cuts.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func pauses(_ range: ClosedRange<Double>, _ busy: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var pauses: [ClosedRange<Double>] = []
    var time = range.lowerBound
    for one in busy.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let until = min(one.lowerBound, range.upperBound)
      if until > time { pauses.append(time...until) }
      time = max(time, one.upperBound)
    }
    if time < range.upperBound { pauses.append(time...range.upperBound) }
    return pauses
  }
}

// MARK: Numbers

extension TimeAxis {
  struct Tick {
    let time, x: Double
    let text: String
  }

  /// Round times (1, 2 or 5 times a power of ten, at least 56 pixels apart), and where the axis goes on after a pause.
  var ticks: [Tick] {
    let step = self.step
    var ticks: [Tick] = []
    for (index, piece) in pieces.enumerated() where !piece.isCut {
      let multiples = stride(from: (piece.start / step - 1e-9).rounded(.up), through: piece.end / step + 1e-9, by: 1).map { $0 * step }
      let times = index > 0 && multiples.isEmpty ? [piece.start] : multiples
      ticks += times.map { Tick(time: $0, x: piece.place($0), text: Self.text($0, multiples.isEmpty ? step / 10 : step)) }
    }
    return ticks
  }

  private var step: Double {
    var unit = 0.0001
    while true {
      for factor in [1.0, 2, 5] where unit * factor * scale >= 56 { return unit * factor }
      unit *= 10
    }
  }

  /// As many digits as the step needs.
  private static func text(_ time: Double, _ step: Double) -> String {
    GestureLine.number(time, [1, 0.1, 0.01, 0.001].firstIndex { step >= $0 * 0.999 } ?? 4)
  }
}
