import KinesicMath

/// A damped spring about 0: x'' = -frequency^2 x - 2 damping frequency x'.
///
/// With d = frequency sqrt(|1 - damping^2|) and w = velocity + damping frequency offset the solution is x = offset C +
/// w S, where C and S are e^(-damping frequency t) times cos(d t) and sin(d t)/d when it swings, 1 and t when it is
/// critical, cosh(d t) and sinh(d t)/d when it creeps. (Any textbook on the damped oscillator.) The quotients are
/// taken so that nothing cancels near the critical case and nothing overflows far from it.
struct Spring {
  var offset: Double
  var velocity: Double
  /// Radians per second, were it not damped; above 0.
  var frequency: Double
  /// The ratio; above 0.
  var damping: Double

  /// d above, of the damped swing or creep.
  private var split: Double { frequency * ((1 - damping) * (1 + damping)).magnitude.squareRoot() }

  /// The exponent with which it comes to rest in the long run, 1/s.
  private var decay: Double { damping <= 1 ? damping * frequency : frequency * (frequency / (damping * frequency + split)) }

  private var push: Double { velocity + damping * frequency * offset }

  func at(_ time: Double) -> MotionState {
    let (c, s) = basis(time)
    let pull = frequency * frequency * offset + damping * frequency * velocity
    return MotionState(position: offset * c + push * s, velocity: velocity * c - pull * s)
  }

  /// C and S above.
  private func basis(_ time: Double) -> (Double, Double) {
    let envelope = exponential(-decay * time)
    let split = split
    if split == 0 { return (envelope, envelope * time) }
    if damping > 1 {
      let mean = meanDecay(2 * split * time)
      return (envelope * (1 - split * time * mean), envelope * time * mean)
    }
    let (cosine, sine) = cosineAndSine(split * time)
    return (envelope * cosine, envelope * sine / split)
  }

  /// Whether its envelope stays within `tolerance` of 0 from `time` on. Once true it stays true.
  ///
  /// Two envelopes hold: the swing's amplitude A e^(-r t), and e^(-r t) (|offset| + |w| min(t, T)), which is good near
  /// the critical case; T is what sin(d t)/d cannot exceed. The second may rise before it falls: what counts is the
  /// most that is still to come.
  func isAtRest(_ time: Double, _ tolerance: Double) -> Bool {
    let split = split
    let size = offset.magnitude
    let push = push.magnitude
    if damping < 1 {
      let amplitude = (offset * offset + (push / split) * (push / split)).squareRoot()
      if amplitude * exponential(-decay * time) <= tolerance { return true }
    }
    let limit = 1 / (damping > 1 ? 2 * split : split)
    let peak = push > 0 ? min(1 / decay - size / push, limit) : 0
    let worst = max(time, peak)
    return exponential(-decay * worst) * (size + push * min(worst, limit)) <= tolerance
  }
}
