import KinesicPlugin

extension Stroke {
  /// Takes off the hooks with which a hand lands and lifts: at either end, what lies before the sharpest turn within
  /// the outer eighth of the places, where that turn is more than 60 degrees.
  mutating func unhook() {
    cut(first: hook { $0 }, last: 0)
    let end = count - 1
    cut(first: 0, last: hook { end - $0 })
  }

  /// How many places the hook at an end has; `place` gives the index of the place so many places from that end.
  private mutating func hook(_ place: (Int) -> Int) -> Int {
    var sharpest = 0.5  // the cosine of 60 degrees
    var length = 0
    for i in 1..<max(2, (count - 1) / 8 + 1) where count > 8 {
      let corner = self[place(i)]
      let hook = corner - self[place(0)]
      let way = self[place(min(count - 1, i + max(3, i)))] - corner
      let cosine = hook.dot(way) / max(hook.length * way.length, 1e-12)
      if cosine < sharpest {
        sharpest = cosine
        length = i
      }
    }
    return length
  }
}
