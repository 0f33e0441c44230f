/// SplitMix64: a small generator whose numbers are the same on every platform. Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", OOPSLA 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A number from `low` to `high`, both included.
  mutating func between(_ low: Int, _ high: Int) -> Int {
    low + below(high - low + 1)
  }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[below(choices.count)]
  }
}
